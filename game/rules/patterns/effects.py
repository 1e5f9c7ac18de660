"""What the steps of Spells do: one function for each word that `verbs` compiles to.

Each is called as `(state, frame, step, log)` with its frame already moved on. One that asks sets the decision and
returns; the answer stands in the frame's `it` when the next step runs: `(seat, place)`, a seat, or a word. Chosen cards
of piles are in `state.held`, since a frame lies open. Where nothing can be chosen any more, the step is passed over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.core.event import Cause, Log
from game.core.frames import Frame, Step
from game.core.ids import Seat
from game.rules.patterns import changes, decisions, events
from game.rules.patterns.facts import facts_of
from game.rules.patterns.flow import ask, set_actions, settle
from game.rules.patterns.rulings import bit_of, everybody
from game.rules.patterns.state import PatternsState, put
from game.rules.patterns.targets import candidates, open_options, pickable
from game.rules.patterns.zones import draw_recruit, draw_spell, exchange, jail, lift, set_place


def _cause(frame: Frame) -> Cause:
    return Cause(frame.seat, frame.source)


def _answer(state: PatternsState, value: Any) -> None:
    """Writes into the running frame."""
    state.frames = (*state.frames[:-1], state.frames[-1]._replace(it=value))


# -- questions -----------------------------------------------------------------------------------------------


def ask_target(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:
    _ask_target(state, frame, step[1], step[2], log)


def ask_partner(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:
    if frame.it is not None:
        _ask_target(state, frame, step[1], ("partner", *frame.it), log)


def _ask_target(state: PatternsState, frame: Frame, purpose: str, spec: tuple[Any, ...], log: Log) -> None:
    if not candidates(state, frame.seat, spec):
        _answer(state, None)
        return
    args = (frame.source, purpose, spec)
    ask(state, decisions.decision(frame.seat, decisions.TARGET, args, False), frame.source, log)


def ask_pick(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:
    """Of a Dungeon or of the top of the deck; the answer becomes the held card."""
    _, purpose, zone = step
    if zone[0] == "dungeon":
        owner = frame.seat if zone[1] == "yours" else frame.it
        args: tuple[Any, ...] = ("pick", purpose, "dungeon", owner, zone[2] if zone[1] == "yours" else 0)
    else:
        args = ("pick", purpose, "deck", zone[1], 0)
    if frame.it is None and zone[1] == "theirs":
        return
    if pickable(state, frame.seat, args):
        ask(state, decisions.decision(frame.seat, decisions.PICK, args), frame.source, log)


def ask_option(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:
    """Only words with something to do can be chosen; where there is one, it is asked all the same."""
    words = open_options(state, frame.seat, frame.source, frame.pc - 1)
    if not words:
        _, _, starts, lengths = step
        _leap(state, starts[-1] + lengths[-1] + 1)
        return
    args = ("option", frame.source, words)
    ask(state, decisions.decision(frame.seat, decisions.OPTION, args, False), frame.source, log)


def choose_option(state: PatternsState, word: str) -> None:
    """The answer to `ask_option`: the frame leaps to the word's own steps."""
    frame = state.frames[-1]
    _, words, starts, _ = facts_of(state.pool).programs[frame.program][frame.pc - 1]
    _leap(state, starts[words.index(word)])


def skip(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:  # noqa: ARG001 - a verb's shape
    _leap(state, step[1])


def _leap(state: PatternsState, count: int) -> None:
    frame = state.frames[-1]
    state.frames = (*state.frames[:-1], frame._replace(pc=frame.pc + count))


# -- upon the turn and upon Creatures ------------------------------------------------------------------------


def extra_actions(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:
    set_actions(state, state.actions + step[1], _cause(frame), log)


def discard(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:  # noqa: ARG001
    if frame.it is None:
        return
    seat, place = frame.it
    card, dropped = lift(state, seat, place)
    state.recruitment_discard = (*state.recruitment_discard, card)
    if log is not None:
        log.append(
            events.Discarded(
                cause=_cause(frame),
                seat=seat,
                card=card,
                place=facts_of(state.pool).names[place],
                dropped=dropped,
            )
        )


def jail_chosen(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:  # noqa: ARG001
    if frame.it is not None:
        seat, place = frame.it
        changes.imprison_at(state, seat, place, _cause(frame), log)


def call_guard(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:  # noqa: ARG001
    if frame.it is None:
        return
    facts = facts_of(state.pool)
    seat, place = frame.it
    card = state.patterns[seat][facts.guard]
    exchange(state, (seat, facts.guard), (seat, place))
    if log is not None:
        names = facts.names
        log.append(
            events.Moved(cause=_cause(frame), seat=seat, card=card, place=names[facts.guard], to=names[place])
        )
    settle(state, seat, log)


def exchange_guards(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:  # noqa: ARG001
    if frame.it is None:
        return
    guard = facts_of(state.pool).guard
    seats = (frame.seat, frame.it)
    cards = (state.patterns[frame.seat][guard], state.patterns[frame.it][guard])
    exchange(state, (frame.seat, guard), (frame.it, guard))
    if log is not None:
        log.append(events.GuardsExchanged(cause=_cause(frame), seats=seats, cards=cards))


def rearrange(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:  # noqa: ARG001
    if frame.it is None or len(frame.it) != 3:
        return
    seat, one, other = frame.it
    names = facts_of(state.pool).names
    changes.swap_places(state, seat, (names[one], names[other]), _cause(frame), log)


# -- Dungeons, decks and hands -------------------------------------------------------------------------------


def fill_dungeon(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:
    for _ in range(min(step[1], len(state.recruitment))):
        card, before = draw_recruit(state, 0)
        mask = before | bit_of(frame.seat, state.seats)
        jail(state, frame.seat, card, mask)
        if log is not None:
            log.append(
                events.CardPlaced(
                    cause=_cause(frame),
                    seat=frame.seat,
                    card=card,
                    before=before,
                    seen=mask,
                    everybody=everybody(state.seats),
                    where=events.DUNGEON,
                    index=0,
                )
            )
    changes.tell_run_out(state, log)


def look_deck(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:
    count = min(step[1], len(state.recruitment))
    bit = bit_of(frame.seat, state.seats)
    known = (*state.recruitment_seen, *[0] * (count - len(state.recruitment_seen)))
    top = tuple([mask | bit for mask in known[:count]])
    state.recruitment_seen = (*top, *known[count:])
    if log is not None:
        _looked(state, frame, "deck", None, (state.recruitment[:count], top), log)


def dig(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:  # noqa: ARG001
    """Also what `take` does: the held card goes to the own Dungeon."""
    if state.held:
        changes.settle_held(state, frame.seat, events.DUNGEON, _cause(frame), None, log)


def look_dungeon(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:  # noqa: ARG001
    if frame.it is not None:
        changes.look_dungeon(state, frame.seat, frame.it, _cause(frame), log)


def look_spells(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:  # noqa: ARG001
    if frame.it is None:
        return
    bit = bit_of(frame.seat, state.seats)
    masks = tuple([mask | bit for mask in state.spells_seen[frame.it]])
    state.spells_seen = put(state.spells_seen, frame.it, masks)
    if log is not None:
        _looked(state, frame, "spells", frame.it, (state.spells[frame.it], masks), log)


def _looked(
    state: PatternsState,
    frame: Frame,
    what: str,
    owner: Seat | None,
    pile: tuple[tuple[str, ...], tuple[int, ...]],
    log: list[Any],
) -> None:
    log.append(
        events.Looked(
            cause=_cause(frame),
            seat=frame.seat,
            what=what,
            owner=owner,
            cards=pile[0],
            known=pile[1],
            count=len(pile[0]),
            everybody=everybody(state.seats),
        )
    )


def free(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:
    """The place of the chosen prisoner is asked for, as after a Brainwash."""
    if state.held:
        args = (frame.source, "", False, -step[1], frame.seat)
        ask(state, decisions.decision(frame.seat, decisions.PLACE, args), frame.source, log)


def draw_spells(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:
    cause = _cause(frame) if log is not None else None
    for _ in range(step[1]):
        draw_spell(state, frame.seat, cause, log)


# -- Spells upon the table -----------------------------------------------------------------------------------


def this_turn(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:  # noqa: ARG001
    state.charms = (*state.charms, frame.source)
    if log is not None:
        log.append(events.CharmBegan(cause=_cause(frame), seat=frame.seat, spell=frame.source))


def lay_off(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:  # noqa: ARG001
    """Section 4 (Cast): a card that is not told to stay is discarded."""
    _discard_spell(state, frame, frame.seat, frame.source, "cast", "", log)


def lay_aura(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:  # noqa: ARG001
    """Section 5: one Aura a Position, a second discards the first."""
    seat, place = frame.it
    name = facts_of(state.pool).names[place]
    old = state.auras[seat][place]
    state.auras = put(state.auras, seat, put(state.auras[seat], place, frame.source))
    if log is not None:
        log.append(events.AuraLaid(cause=_cause(frame), seat=seat, spell=frame.source, place=name))
    if old:
        _discard_spell(state, frame, seat, old, "aura", name, log)


def lay_enchantment(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:  # noqa: ARG001
    if frame.it is None:
        _discard_spell(state, frame, frame.seat, frame.source, "cast", "", log)
        return
    seat, place = frame.it
    upon = (*state.enchantments[seat][place], frame.source)
    set_place(state, seat, place, state.patterns[seat][place], upon)
    if log is not None:
        name = facts_of(state.pool).names[place]
        log.append(events.EnchantmentLaid(cause=_cause(frame), seat=seat, spell=frame.source, place=name))


def lay_circle(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:  # noqa: ARG001
    """Section 5: one Circle a player, a new one discards the old."""
    old = state.circles[frame.seat]
    state.circles = put(state.circles, frame.seat, frame.source)
    if log is not None:
        log.append(events.CircleLaid(cause=_cause(frame), seat=frame.seat, spell=frame.source))
    if old:
        _discard_spell(state, frame, frame.seat, old, "circle", "", log)


def dispel_aura(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:  # noqa: ARG001
    if frame.it is None:
        return
    seat, place = frame.it
    old = state.auras[seat][place]
    state.auras = put(state.auras, seat, put(state.auras[seat], place, ""))
    _discard_spell(state, frame, seat, old, "aura", facts_of(state.pool).names[place], log)


def dispel_enchantments(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:  # noqa: ARG001
    if frame.it is None:
        return
    if frame.it is None:
        _discard_spell(state, frame, frame.seat, frame.source, "cast", "", log)
        return
    seat, place = frame.it
    upon = state.enchantments[seat][place]
    set_place(state, seat, place, state.patterns[seat][place])
    for spell in upon:
        _discard_spell(state, frame, seat, spell, "enchantment", facts_of(state.pool).names[place], log)


def dispel_circle(state: PatternsState, frame: Frame, step: Step, log: Log) -> None:  # noqa: ARG001
    if frame.it is None:
        return
    old = state.circles[frame.it]
    state.circles = put(state.circles, frame.it, "")
    _discard_spell(state, frame, frame.it, old, "circle", "", log)


def _discard_spell(
    state: PatternsState, frame: Frame, seat: Seat, spell: str, lay: str, place: str, log: Log
) -> None:
    state.research_discard = (*state.research_discard, spell)
    if log is not None:
        log.append(events.SpellDiscarded(cause=_cause(frame), seat=seat, spell=spell, lay=lay, place=place))


VERBS: Final[dict[str, Callable[[PatternsState, Frame, Step, Log], None]]] = {
    "ask_target": ask_target,
    "ask_partner": ask_partner,
    "ask_pick": ask_pick,
    "ask_option": ask_option,
    "skip": skip,
    "extra_actions": extra_actions,
    "discard": discard,
    "jail": jail_chosen,
    "call_guard": call_guard,
    "exchange_guards": exchange_guards,
    "rearrange": rearrange,
    "fill_dungeon": fill_dungeon,
    "look_deck": look_deck,
    "dig": dig,
    "look_dungeon": look_dungeon,
    "take": dig,
    "look_spells": look_spells,
    "free": free,
    "draw_spells": draw_spells,
    "this_turn": this_turn,
    "lay_off": lay_off,
    "lay_aura": lay_aura,
    "lay_enchantment": lay_enchantment,
    "lay_circle": lay_circle,
    "dispel_aura": dispel_aura,
    "dispel_enchantments": dispel_enchantments,
    "dispel_circle": dispel_circle,
}
