"""A position in plain words, as scenario files hold it: written, read, and told all its flaws at once.

Beside the words of the notation page there are `clans` in play, `charms` (Spells that hold for this turn), `seen_by` at
cards of the Recruitment deck and of hands, and, for expectations only, `held` (the card that is being placed) and
`casting` (Spells under way).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.errors import BadPosition, Flaw
from game.core.ids import Names, Seat
from game.rules.patterns import decisions, rulings
from game.rules.patterns.compile import Pool
from game.rules.patterns.facts import Facts, facts_of
from game.rules.patterns.options import PatternsOptions, flaws_in
from game.rules.patterns.placement import leader_at, unplaced
from game.rules.patterns.position_words import EVERYBODY, NONE, Reader, Seen
from game.rules.patterns.setup import empty
from game.rules.patterns.state import PatternsState, Row, put


def write(state: PatternsState, names: Names) -> dict[str, Any]:
    """The whole position; at the start of a turn's decision `read` takes it back."""
    seats = range(state.seats)
    part: dict[str, Any] = {
        "turn": names[state.turn],
        "actions_left": state.actions,
        "turns": state.turns,
        "clans": list(state.clans),
        "recruitment": _pile(state.recruitment, state.recruitment_seen, names, None),
        "recruitment_discard": list(state.recruitment_discard),
        "research": list(state.research),
        "research_discard": list(state.research_discard),
        "players": {names[seat]: _player(state, seat, names) for seat in seats},
    }
    if state.charms:
        part["charms"] = list(state.charms)
    if state.held and state.held[0] == "drawn":
        part["held"] = str(state.held[1])
    if state.frames:
        part["casting"] = [frame.source for frame in state.frames]
    return part


def _pile(cards: Row, masks: tuple[int, ...], names: Names, owner: Seat | None) -> list[Any]:
    found: list[Any] = []
    for at, card in enumerate(cards):
        mask = masks[at] if at < len(masks) else 0
        seen_by = [name for seat, name in enumerate(names) if mask >> seat & 1 and seat != owner]
        found.append({"card": card, "seen_by": seen_by} if seen_by else card)
    return found


def _dungeon(state: PatternsState, seat: Seat, names: Names) -> list[Any]:
    known_to_all = rulings.everybody(state.seats)
    found: list[Any] = []
    for card, mask in zip(state.dungeons[seat], state.seen[seat], strict=True):
        if mask == known_to_all:
            found.append(card)
            continue
        seen_by = [name for other, name in enumerate(names) if mask >> other & 1 and other != seat]
        entry: dict[str, Any] = {"card": card, "hidden": True}
        found.append(entry | {"seen_by": seen_by} if seen_by else entry)
    return found


def _player(state: PatternsState, seat: Seat, names: Names) -> dict[str, Any]:
    facts = facts_of(state.pool)
    pattern = state.patterns[seat]
    named = list(enumerate(facts.names))
    return {
        "wizard": state.wizards[seat],
        "pattern": {name: pattern[place] for place, name in named[:-1] if pattern[place]},
        "guard": pattern[facts.guard] or NONE,
        "dungeon": _dungeon(state, seat, names),
        "spells": _pile(state.spells[seat], state.spells_seen[seat], names, seat),
        "circle": state.circles[seat] or NONE,
        "auras": {name: state.auras[seat][place] for place, name in named[:-1] if state.auras[seat][place]},
        "enchantments": {
            name: list(state.enchantments[seat][place])
            for place, name in named
            if state.enchantments[seat][place]
        },
    }


def check(part: Mapping[str, Any], names: Names, pool: Pool, *, expecting: bool) -> list[Flaw]:
    """All that is wrong with the words; with `expecting` any part may be missing and more may be said."""
    reader = Reader(names, facts_of(pool), expecting)
    reader.read(part)
    if not expecting and not reader.flaws:
        _whole(reader, ())
    return reader.flaws


def read(
    part: Mapping[str, Any], options: PatternsOptions, names: Names, pool: Pool, seed: int
) -> PatternsState:
    """The state that the words describe; BadPosition lists every flaw."""
    reader = Reader(names, facts_of(pool), False)
    reader.read(part)
    reader.flaws += flaws_in(options, pool)
    if not reader.flaws and options.seats != len(names):
        sentence = f"{len(names)} players are named, {options.seats} seats are set"
        reader.flaw(("players",), "bad-value", sentence)
    if not reader.flaws:
        _whole(reader, options.wizards)
    if reader.flaws:
        raise BadPosition(reader.flaws)
    return _built(reader, options, pool, seed)


def _whole(reader: Reader, wizards: Row) -> None:
    """What a whole position needs beyond words that are right one by one: whose turn, and legal places."""
    if "turn" not in reader.values:
        reader.flaw(("turn",), "missing-key", "turn says whose decision it is, and must be there")
    facts = reader.facts
    sitting = _wizards(reader, wizards)
    for seat, player in reader.players.items():
        path = ("players", reader.names[seat])
        pattern = _pattern(facts, player)
        for place in player.get("pattern", {}):
            if pattern[place] and unplaced(facts, sitting[seat], pattern, place):
                leader = leader_at(facts, sitting[seat], pattern, place)
                why = f"under {leader}" if leader else "without a Leader"
                sentence = f"{pattern[place]} may not stand {why}"
                reader.flaw((*path, "pattern", facts.names[place]), "illegal-placement", sentence)
        for place, upon in player.get("enchantments", {}).items():
            if upon and not pattern[place]:
                sentence = f"nobody stands at {facts.names[place]}, so nothing lies upon it"
                reader.flaw((*path, "enchantments", facts.names[place]), "bad-value", sentence)


def _pattern(facts: Facts, player: Mapping[str, Any]) -> Row:
    row = [""] * (facts.positions + 1)
    for place, card in player.get("pattern", {}).items():
        row[place] = card
    row[facts.guard] = player.get("guard", "")
    return tuple(row)


def _wizards(reader: Reader, options: Row) -> list[str]:
    """As written, else as set in the options, else the first that nobody has."""
    seats = range(len(reader.names))
    row = [reader.players.get(seat, {}).get("wizard", "") for seat in seats]
    row = [wizard or (options[seat] if seat < len(options) else "") for seat, wizard in enumerate(row)]
    for seat in seats:
        if not row[seat]:
            row[seat] = next((one for one in reader.facts.wizard_clan if one not in row), row[0])
    return row


def _built(reader: Reader, options: PatternsOptions, pool: Pool, seed: int) -> PatternsState:
    values, facts = reader.values, reader.facts
    state = empty(pool, options, seed)
    state.turn = values["turn"]
    state.actions = values.get("actions_left", 0)
    state.turns = values.get("turns", 0)
    state.charms = values.get("charms", ())
    deck: tuple[Seen, ...] = values.get("recruitment", ())
    state.recruitment = tuple([card for card, _ in deck])
    known = [mask for _, mask in deck]
    while known and not known[-1]:
        known.pop()
    state.recruitment_seen = tuple(known)
    state.recruitment_discard = values.get("recruitment_discard", ())
    state.research = values.get("research", ())
    state.research_discard = values.get("research_discard", ())
    state.wizards = tuple(_wizards(reader, options.wizards))
    for seat, player in reader.players.items():
        _seat(state, facts, seat, player)
    state.box = _sorted(facts, _creatures(state))
    state.spell_box = _sorted(facts, _spells(state))
    state.clans = values.get("clans") or _clans(state, facts, options)
    asked = decisions.decision(state.turn, decisions.ACT, (state.actions,))
    state.decision = asked
    return state


def _seat(state: PatternsState, facts: Facts, seat: Seat, player: Mapping[str, Any]) -> None:
    own, public = rulings.bit_of(seat, state.seats), rulings.everybody(state.seats)
    state.patterns = put(state.patterns, seat, _pattern(facts, player))
    dungeon: tuple[Seen, ...] = player.get("dungeon", ())
    state.dungeons = put(state.dungeons, seat, tuple([card for card, _ in dungeon]))
    masks = tuple([public if mask == EVERYBODY else mask | own for _, mask in dungeon])
    state.seen = put(state.seen, seat, masks)
    hand: tuple[Seen, ...] = player.get("spells", ())
    state.spells = put(state.spells, seat, tuple([card for card, _ in hand]))
    state.spells_seen = put(state.spells_seen, seat, tuple([mask | own for _, mask in hand]))
    state.circles = put(state.circles, seat, player.get("circle", ""))
    auras = [""] * facts.positions
    for place, spell in player.get("auras", {}).items():
        auras[place] = spell
    state.auras = put(state.auras, seat, tuple(auras))
    upon: list[Row] = [()] * (facts.positions + 1)
    for place, spells in player.get("enchantments", {}).items():
        upon[place] = tuple([spell for spell in spells if spell])
    state.enchantments = put(state.enchantments, seat, tuple(upon))


def _creatures(state: PatternsState) -> list[str]:
    rows = (*state.patterns, *state.dungeons, state.recruitment, state.recruitment_discard)
    return [card for row in rows for card in row if card]


def _spells(state: PatternsState) -> list[str]:
    upon = [spells for row in state.enchantments for spells in row]
    rows = (*state.spells, *state.auras, state.circles, *upon, state.research, state.research_discard)
    return [spell for row in rows for spell in row if spell]


def _sorted(facts: Facts, cards: list[str]) -> Row:
    return tuple(sorted(cards, key=facts.order.__getitem__))


def _clans(state: PatternsState, facts: Facts, options: PatternsOptions) -> Row:
    """Those of the Wizards, of the options, and of every Creature that is there."""
    there = {facts.wizard_clan[wizard] for wizard in state.wizards} | set(options.clans)
    there |= {facts.clan[card] for card in state.box}
    return tuple([clan for clan in facts.opposed if clan in there])
