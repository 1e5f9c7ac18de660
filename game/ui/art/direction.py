"""Art direction of the cards of the house: `figure @ scene / palette` for each id, chosen card by card.

Most leave the palette to the card's faction and its seed. A card that is not here is cast by the words of its
name (casting.py). Things may stand on a ground (emblem.py) or in
a scene; neighbours in a deck are given different scenes.
"""

from __future__ import annotations

from typing import NamedTuple

CROWN = """
brave_squire: squire @ low_moon
willing_volunteer: volunteer @ fields
loyal_shieldmaiden: shieldmaiden @ castle
shieldmage_whisper: whisper @ aurora
well_gazer: gazer @ ruins
slippery_shrike: shrike @ low_moon
laughing_crowd: crowd @ rooftops
passwall_panther: panther @ gate
dawn_outrider: rider @ high_sun / resolve 4
night_porter: porter @ window
banner_captain: captain @ gorge
spiteful_page: page @ throne
calm_tide: tide @ sea
war_drum: war_drum @ blaze
withering_moth: moth @ low_moon
burrow_kin: kin @ stones
lamp_warden: warden @ rooftops
siege_lens: lens @ high_sun
linked_gear: gears @ workshop
clockwork_ant: ant @ crystals
whetstone: whetstone @ rays
unmake: unmake @ burst
falling_star: star @ galaxy
second_wind: second_wind @ swirl
royal_seal: seal @ rays
burn_the_root: burning_root @ cave
snare: snare @ lattice
mirror_door: mirror_door @ rings
stone_gate: stone_gate @ low_moon
gilded_king: king @ throne / exart 3
moonless_queen: moon_queen @ galaxy
peer_within: eye @ circle
trade_of_roots: roots @ rings
deep_root: root @ mandala
lull: moon @ galaxy
watch_bell: bell_tower @ high_sun
paper_lantern: lantern @ rooftops
hush_heron: heron @ swamp
doorstep_cat: cat @ low_moon
sleepwalker: sleepwalker @ window
sand_peddler: peddler @ high_sun
lantern_eel: eel @ under_water
kite_thief: thief @ clouds
undertow_otter: otter @ sea
roof_dancer: dancer @ rooftops
weathervane_owl: owl @ low_moon
cloud_ferry: ferry @ clouds
moon_in_a_bucket: bucket @ swamp
open_window: open_window @ rooftops
borrowed_face: mask @ window
nightingale_choir: choir @ low_moon
ninth_door_keeper: keeper @ gate
sum_of_all_sleep: sleeper @ galaxy
ceiling_whale: whale @ crescent
feather_cloak: feather_cloak @ aura
bell_rope: bell_rope @ rings
drowned_library: library @ under_water
glass_stair: stair @ aurora
wake_with_a_start: start @ burst
lost_thread: thread @ swirl
rearranged_rooms: rooms @ window
long_afternoon: afternoon @ fields / dream 4
trapdoor_cloud: cloud_door @ clouds
interrupted_verse: quill @ lattice
unlocked_drawer: key @ circle
harlequin_of_doors: harlequin @ crescent
wind_up_mouse: mouse @ window
sparkling: spark @ workshop
bolt_rat: rat @ rooftops
tin_sparrow: sparrow @ low_moon
copper_clerk: clerk @ window
tuning_fork: fork @ aurora
gear_crab: crab @ waves
hill_bell: bell @ fields
assembly_hand: hand @ workshop
focus_array: array @ galaxy
steam_hound: steam_hound @ gorge
drill_mole: mole @ cave
scrap_golem: scrap @ ruins
walking_workshop: workshop @ snow
patient_siege: trebuchet @ low_moon
piston_saint: saint @ throne
queen_of_springs: spring_queen @ castle
brass_elephant: elephant @ high_sun / exart 3
great_orrery: orrery @ galaxy
colossus_of_offcuts: colossus @ storm
conveyor: conveyor @ rays
grease_can: oil_can @ aura
alarm_clock: clock @ burst
furnace_row: furnaces @ crescent / ember 1
rivet_cannon: cannon @ low_moon
overclock: gauge @ burst
blueprint: blueprint @ circle
scatter_shot: scatter @ burst
dismantle: dismantle @ rays
second_shift: whistle @ swirl
spring_floor: spring @ lattice
weighing_plate: scales @ rings
counting_frame: abacus @ window
scrap_rights: heap @ lattice
collapse_clause: clause @ lattice
masterless_engine: engine @ gorge
hedge_warden: hedge_warden @ fields
dented_knight: knight @ ruins
torch_bearer: torch_bearer @ cave / resolve 5
camp_cook: cook @ forest
line_sergeant: sergeant @ high_sun
halberd_pair: pair @ castle
road_herald: herald @ fields
baggage_mule: mule @ snow
shieldwall_veteran: veteran @ storm
lancer_of_the_ford: rider @ waves
ladder_crew: ladder @ high_sun
mother_of_standards: standard_mother @ gorge
field_surgeon: surgeon @ dead_wood
marshal_of_the_dawn: marshal @ high_sun / resolve 4
bridge_duelist: duelist @ gorge
unbroken_giant: giant @ storm
gate_breaker: gate_breaker @ castle
general_unscratched: general @ blaze
oak_ram: ram @ castle
tower_shields: shields @ rings
marching_boots: boots @ rays
palisade: palisade @ snow
banner_tower: banner_tower @ gorge
open_challenge: gauntlet @ rays
muster: horn @ fields
forced_march: footprints @ snow
held_line: spears @ lattice
blood_oath: oath @ circle
last_rampart: rampart @ blaze
black_champion: champion @ storm
hungry_urchin: urchin @ rooftops
bramble_pup: pup @ dead_wood
cellar_rat: rat @ cave
crust_beggar: beggar @ ruins
gravedigger: gravedigger @ dead_wood
cup_leech: leech @ swamp
well_widow: widow @ crescent
root_biter: biter @ cave
thorn_nurse: nurse @ window
stitched_hound: stitched @ storm
unquiet_squire: dead_squire @ stones
marrow_drinker: drinker @ throne
blight_shepherd: shepherd @ fields
threshold_eater: threshold @ stones
house_ghoul: ghoul @ window
grave_chorus: chorus @ low_moon
hollow_stag: hollow_stag @ forest
mother_of_moths: mother_of_moths @ low_moon
last_root_keeper: root_keeper @ cave
famine_ox: ox @ high_sun
compost_king: compost_king @ swamp
rusted_sickle: sickle @ rays
begging_bowl: bowl @ rings
gallows_oak: gallows_oak @ low_moon
bone_orchard: bone_orchard @ crescent
grafted_root: grafted @ swirl
gleaning: wheat @ fields
blight: blight @ burst
crow_feast: crows @ low_moon
rend: claws @ rays
old_debts: ledger @ circle
thorn_hedge: thorns @ lattice
sour_welcome: goblet @ window
tongue_tax: tongue @ swirl
second_helping: cauldron @ aura
cellar_mouth: fanged_door @ cave
hungry_guest: guest @ window
"""
PATTERNS = """
cinderling: imp @ volcano
ash_hound: hound @ low_moon
kiln_guard: kiln_guard @ blaze
flame_dancer: flame_dancer @ crescent
pyre_drake: drake @ volcano
brine_sprite: sprite @ waves
reef_lurker: lurker @ under_water
tide_priest: tide_priest @ sea
storm_selkie: selkie @ storm
deep_leviathan: leviathan @ low_moon
feather_wisp: wisp @ clouds
sky_jackal: jackal @ low_moon
wind_duelist: duelist_wind @ whirl
thunder_roc: roc @ storm
tempest_djinn: djinn @ aurora
pebble_gnome: gnome @ stones
cave_boar: boar @ cave
granite_monk: monk @ gorge
iron_golem: golem @ low_moon
mountain_troll: troll @ snow
briar_pixie: fairy @ forest
moss_stag: moss_stag @ low_moon
hedge_witch: witch @ dead_wood
bramble_knight: bramble_knight @ stones
elder_treant: treant @ high_sun
gloom_bat: bat @ low_moon
grave_cat: cat @ dead_wood
mist_stalker: mist_stalker @ swamp
night_hag: hag @ crescent
void_wraith: void @ galaxy
wizard_ember: wizard_ember @ blaze
wizard_tide: wizard_tide @ waves
wizard_gale: wizard_gale @ whirl
wizard_stone: wizard_stone @ gorge
wizard_thorn: wizard_thorn @ forest
wizard_shade: wizard_shade @ low_moon
quickening: wind @ swirl
banish: skull @ burst
bulwark: bulwark @ aura
war_paint: paint @ mandala
circle_of_wardens: wardens @ circle
drowned_bell: drowned_bell @ under_water
march_of_storms: boots @ storm
far_sight: spyglass @ clouds
silver_tongue: tongue @ swirl
borrowed_thoughts: mind @ rays
hostage_feast: goblet @ rings
ebbing_hour: hourglass @ sea
red_moon: eclipse @ low_moon / ember 3
hidden_door: ivy_door @ forest
muster: horn @ rays
rockfall: rockfall @ burst
grafting: grafted @ rays
burning_banner: burning_banner @ aura
sacred_grove: grove @ aura
high_ground: summit @ aura
hungry_ground: hungry_ground @ aura
undertow: whirlpool @ aura
gatehouse: stone_gate @ aura
stone_skin: fist @ mandala
four_leaf_charm: clover @ mandala
veil_of_dusk: veil_moon @ mandala
rusted_chains: chain @ mandala
gaolers_key: key @ mandala
fire_tongue: fire_sword @ mandala
circle_of_embers: embers @ circle
circle_of_whispers: whispers @ circle
circle_of_winds: winds @ circle
circle_of_stones: stone_ring @ circle
circle_of_mirrors: mirrors @ circle
"""


class Directed(NamedTuple):
    """Names of a figure or thing, of a scene or ground, and of a palette; empty where nothing is said."""

    figure: str = ""
    scene: str = ""
    palette: str = ""


def rows(text: str) -> dict[str, Directed]:
    """The table in a text, by card id."""
    out: dict[str, Directed] = {}
    for line in text.strip().splitlines():
        card, _, rest = line.partition(":")
        figure, _, rest = rest.partition("@")
        scene, _, wish = rest.partition("/")
        out[card.strip()] = Directed(figure.strip(), scene.strip(), wish.strip())
    return out


DIRECTION: dict[str, dict[str, Directed]] = {"crown": rows(CROWN), "patterns": rows(PATTERNS)}
"""Game -> card id -> what its picture shows."""
