"""Which figure or thing a word of a card's name calls for, and which scene."""

from __future__ import annotations

FIGURE_WORDS = """
squire: squire, dead_squire | volunteer recruit farmer peasant militia: volunteer
maiden valkyrie shieldmaiden: shieldmaiden | whisper mage shieldmage sorcerer sorceress: whisper, mage
gazer seer oracle diviner: gazer | porter usher doorman butler: porter
outrider rider lancer cavalry horseman courier: rider | captain standard: captain
page apprentice: page, squire | warden watchman guard sentinel sentry: warden, kiln_guard
gardener: hedge_warden | knight paladin crusader: knight, bramble_knight | bearer: torch_bearer
cook baker brewer: cook | sergeant corporal: sergeant | herald crier messenger trumpeter: herald
veteran soldier legionary shieldwall axeman berserker: veteran | surgeon doctor healer: surgeon
marshal: marshal | duelist fencer blade: duelist | giant ogre: giant, troll
general admiral commander: general | champion: champion | sleepwalker dreamer: sleepwalker
peddler merchant trader vendor: peddler | thief burglar rogue: thief | dancer acrobat: dancer
stranger gentleman: stranger | keeper abbot: keeper, root_keeper | harlequin jester fool: harlequin
clerk accountant: clerk | smith blacksmith forger: smith | queen empress duchess: queen, moon_queen
king emperor prince lord baron duke: king | urchin child boy girl orphan: urchin | beggar pauper: beggar
gravedigger undertaker digger: gravedigger | widow bride ghost: widow | nurse midwife: nurse
drinker vampire: drinker | shepherd herdsman: shepherd | guest stranger host: guest
monk friar brother nun sister: monk | priest bishop cleric prophet: priest, tide_priest | witch: witch
hag crone: hag | hooded cultist pilgrim: hooded | wizard magician enchanter: mage
archer hunter ranger bowman: archer | fiddler bard minstrel singer: fiddler | drummer: drummer
reaper death: reaper | executioner hangman: executioner | skeleton bones: skeleton | angel seraph: angel
pirate corsair: pirate | sailor fisher fisherman diver: sailor | judge magistrate: judge
scribe scholar librarian archivist: scribe | jailer gaoler jailor torturer: jailer
stalker assassin shadow: mist_stalker | engineer mechanic tinker artificer inventor: engineer
pixie fairy fae nymph: fairy | mother matron: standard_mother, mother_of_moths | hound dog: hound
pup puppy whelp: pup | wolf fox coyote: wolf | jackal: jackal | panther lion tiger leopard lynx: panther
cat kitten: cat | stag deer hart elk: stag, moss_stag | boar pig hog sow: boar | ox bull cow bison: ox
mule donkey ass: mule | horse mare stallion pony unicorn: horse | elephant mammoth: elephant
otter beaver weasel: otter | rat: rat | mouse: mouse | kin rabbit hare badger: kin
shrike swallow hawk falcon kestrel: shrike | heron crane stork ibis: heron | owl: owl
sparrow wren finch robin: sparrow | roc eagle phoenix vulture condor griffin: roc | wisp feather: wisp
bat: bat | moth butterfly: moth | choir nightingale: choir | crow raven rook magpie: crows | whale: whale
leviathan kraken wyrm: leviathan | lurker fish shark angler pike: lurker | eel lamprey: eel
selkie mermaid siren: selkie | sprite nixie: sprite | tide sea: tide | leech worm slug: leech
crab lobster scorpion: crab | spider weaver: spider | frog toad newt: frog | bear: bear
tortoise turtle: tortoise | drake dragon wyvern: drake | serpent snake viper cobra: serpent
golem statue: golem | scrap: scrap | colossus titan: colossus | troll: troll | treant ent dryad: treant
imp cinder cinderling goblin devil demon: imp | wraith spectre spirit phantom: wraith | void: void
djinn genie elemental: djinn | spark sparkling: spark | gnome dwarf: gnome
crowd mob rabble audience: crowd | chorus dead: chorus | pair twin twins brothers: pair
compost: compost_king | biter: biter | mole burrower: mole, biter | window: open_window
ladder crew climbers: ladder | siege trebuchet: trebuchet | breaker: gate_breaker
threshold eater mimic: threshold | ghoul zombie corpse: ghoul | ant beetle insect bug wasp: ant | lens: lens
array: array | gear gears cog: gears | drum: war_drum | lantern lamp: lantern | bucket: bucket
face mask: mask | sleep sleeper: sleeper | ferry ferryman boat ship: ferry | fork: fork | bell: bell
hand: hand | workshop hut house cottage: workshop | saint: saint | springs: spring_queen
orrery planet: orrery | engine train: engine | ram: ram | gate gatehouse door: stone_gate
tower spire: bell_tower, banner_tower | library archive: library | stair stairs bridge: stair
furnace forge kiln: furnaces | cannon ballista catapult: cannon | palisade fence stockade: palisade
gallows: gallows_oak | orchard bones: bone_orchard | rampart wall bastion castle keep: rampart
"""
THING_WORDS = """
whetstone stone: whetstone | seal decree: seal | crown: crown | snare trap jaws: snare | mirror: mirror_door
eye sight look peer gaze: eye | spyglass far: spyglass | thread string: thread | rooms room house: rooms
afternoon noon day: afternoon | verse poem song letter: quill | key drawer lock: key
conveyor belt: conveyor | grease oil can: oil_can | clock alarm watch: clock
overclock gauge pressure: gauge | blueprint plan map: blueprint | dismantle tools wrench: dismantle
scrap heap junk: heap | scatter shot: scatter | whistle shift steam: whistle | spring coil: spring
weighing scales plate balance: scales | counting frame abacus: abacus | clause contract scroll: clause
shield shields: shields | boots march: boots | challenge gauntlet glove: gauntlet | muster horn call: horn
line spears: spears | oath blood dagger: oath | debts ledger coin gold price: ledger
helping cauldron soup feast: cauldron | cellar mouth: fanged_door | welcome goblet cup wine: goblet
bowl: bowl | sickle harvest: sickle | cloak: feather_cloak | rope bell: bell_rope
footprints road path: footprints | star comet: star | unmake: unmake | wind gust storm: wind
quickening breath: second_wind | root: root | burn: burning_root | roots trade: roots
graft grafted grafting: grafted | wheat gleaning grain: wheat | blight rot: blight | rend claws claw: claws
thorn thorns hedge: thorns | cloud: cloud_door | lull sleep moon: moon | start nightmare: start
tongue tax: tongue | banish death skull: skull | paint: paint | bulwark wall: bulwark | wardens: wardens
drowned: drowned_bell | chain chains: chain | flame fire ember: flame | wave tide sea: wave
book tome verse: book | hour hourglass time: hourglass | web spider: web | embers: embers | mirrors: mirrors
winds: winds | stones: stone_ring | whispers: whispers | thoughts mind memory: mind | eclipse: eclipse
door ivy: ivy_door | rockfall rocks: rockfall | banner: burning_banner | grove tree: grove
ground mountain: summit | hungry: hungry_ground | undertow whirlpool: whirlpool | skin fist: fist
charm clover luck: clover | veil dusk: veil_moon | sword: fire_sword, swords | blade swords duel: swords
ring: ring | flask potion elixir brew: flask | candle wick: candle | arrow arrows volley: arrows
anvil forge hammer: anvil | gem jewel crystal: gem | coronation: crown | feather plume: feather
helm helmet: helm | rain drizzle flood: rain
"""
SCENE_WORDS = """
moon night: low_moon | dawn sun morning noon: high_sun | forest wood tree briar: forest
sea tide ocean: sea | storm thunder tempest: storm | star void: galaxy | snow ice winter frost: snow
cave cellar deep: cave | castle royal: castle | fire flame pyre: blaze | ash volcano: volcano
field road meadow hedge: fields | mist swamp well: swamp | cloud sky feather: clouds
reef drowned undertow: under_water | grave dead: dead_wood | city roof street: rooftops | door gate: gate
workshop brass steam copper: workshop | throne king queen: throne | wind: whirl | harbour ship: harbour
crystal glass: crystals | stone pebble: stones | gorge mountain ford bridge: gorge | dream: aurora
"""


def table(text: str) -> dict[str, tuple[str, ...]]:
    """Word -> the names that it may call for."""
    out: dict[str, tuple[str, ...]] = {}
    for row in text.replace("\n", "|").split("|"):
        words, _, names = row.partition(":")
        for word in words.split():
            out.setdefault(word, tuple(n.strip() for n in names.split(",")))
    return out


FIGURE_OF = table(FIGURE_WORDS)
THING_OF = table(THING_WORDS)
SCENE_OF = table(SCENE_WORDS)
