"""What is told about a thing that is pointed at: the card in focus, a closer look, and what a button would do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from game.core.figures import figure
from game.rules.crown.board import hand_size
from game.rules.crown.state import EXHAUSTED, LANES, NO_LANE, RESERVE, SHATTERED, WIN
from game.ui.cardface.crown import printed
from game.ui.crown import hints, inspect, poses, terms
from game.ui.crown.cards import Deck
from game.ui.crown.facts import Facts
from game.ui.crown.poses import number_of, piece
from game.ui.crown.pushing import ability_line
from game.ui.crown.seen import Seen
from game.ui.paint import flow
from game.ui.table.gesture import Handle
from game.ui.table.mat import Close, Help, Sight

Chip: TypeAlias = Callable[[str], flow.Span]


def help_for(view: Seen, sight: Sight, facts: Facts, deck: Deck) -> Help:
    """The card in focus, else the page for the question that stands."""
    page = hints.help_for(view)
    handle = sight.held.take if sight.held is not None else sight.focus or sight.hover
    card, number = card_at(handle, view)
    if not card and view.active:
        at, index = view.place_of(view.active)
        card, number = (view.lines[at][index][0], view.active) if at >= 0 else ("", 0)
    if (
        not card
        and view.decision is not None
        and view.decision.kind in ("window", "anchor", "target", "choose")
    ):
        card, number = _asked_card(view, deck)
    if not card:
        return page
    words = (*inspect.keywords_of(deck, card), *terms.numbers(deck.pool.cards[card], deck.pool))
    rows = tuple(inspect.power_rows(view, number, facts)) if number else ()
    state = tuple(inspect.state_words(view, number, facts, sight.names)) if number else ()
    row = deck.pool.cards[card]
    return replace(
        page,
        title=row.name,
        icon="script-text-outline",
        card=card,
        rules=printed(row.card),
        words=words,
        facts=rows if len(rows) > 1 else (),
        state=state,
        stamp=deck.version,
    )


def _asked_card(view: Seen, deck: Deck) -> tuple[str, int]:
    """The card that the question on the table is about."""
    asked = view.decision
    if asked is None:
        return "", 0
    if asked.kind == "window":
        line = view.lines[asked.seat * 3 + view.lane]
        for index, unit in enumerate(line):
            if deck.pool.cards[unit[0]].flying:
                return unit[0], view.line_ids[asked.seat * 3 + view.lane][index]
        return "", 0
    return asked.args[0], 0


def card_at(handle: Handle, view: Seen) -> tuple[str, int]:
    """The card that a handle shows openly to this looker, and its number."""
    if handle.startswith("k:"):
        return handle[2:], 0
    word, _, rest = handle.partition(":")
    if word in ("use", "placed"):
        handle = piece(int(rest))
    if handle.startswith("d:"):
        return poses.tray_faces(view).get(handle, ""), 0
    number = number_of(handle)
    if not number:
        return "", 0
    at, index = view.place_of(number)
    if at >= 0:
        return view.lines[at][index][0], number
    for ids, cards in (
        *zip(view.hand_ids, view.hands, strict=True),
        *zip(view.fade_ids, view.fades, strict=True),
        *zip(view.reserve_ids, view.reserves, strict=True),
    ):
        if number in ids:
            return cards[ids.index(number)], number
    hidden = (
        *zip(view.anchor_ids, view.anchors, strict=True),
        *(
            (ids, tuple((trap[0], 0) for trap in traps))
            for ids, traps in zip(view.trap_ids, view.traps, strict=True)
        ),
    )
    for ids, rows in hidden:
        if number in ids:
            return rows[ids.index(number)][0], number
    found = next((entry[3] for entry in view.cards_in_limbo if entry[4] == number), "")
    return found, number


def close(handle: Handle, view: Seen, sight: Sight, facts: Facts, deck: Deck) -> Close | None:
    """What is shown when this is looked at closely."""
    card, number = card_at(handle, view)
    if card:
        lines = inspect.lines_for(view, number, card, facts, deck, sight.names)
        return Close((card,), deck.name(card), lines, "")
    word, _, rest = handle.partition(":")
    if word == "majesty":
        title = f"Majesty of {sight.names[int(rest)]}: {figure(view.majesty[int(rest)])} of {WIN}"
        return Close((), title, ((flow.Words(terms.MAJESTY),),))
    if word == "store":
        owner, _, kind = rest.partition(":")
        return _store(int(owner), int(kind), view, sight, facts)
    if word not in ("fade", "deck", "reserve", "cards"):
        return _face_down(handle, view, sight)
    seat = int(rest)
    name = sight.names[seat]
    match word:
        case "fade":
            cards = tuple(reversed(view.fades[seat]))[:21]
            more = (
                f"Oldest of {len(view.fades[seat])} left out."
                if len(view.fades[seat]) > 21
                else "The newest first. Click to look through it."
            )
            return Close(cards, f"{name}'s Fade: {len(view.fades[seat])}", (), more) if cards else None
        case "deck":
            return Close(
                (), f"{name}'s deck: {len(view.decks[seat])} cards", ((flow.Words("The Dream."),),), ""
            )
        case "reserve":
            traps = [trap for trap in view.traps[seat] if trap[1] == RESERVE]
            known = tuple(trap[0] for trap in traps if trap[0])
            hidden = sum(1 for trap in traps if not trap[0])
            cards = (*view.reserves[seat], *known)
            return Close(cards, f"{name}'s Reserve", (), "", hidden) if cards or hidden else None
        case "cards":
            known = tuple(c for c, n in view.known[seat] if not n and c)
            count = len(view.hands[seat])
            note = "Shown cards are known to be there." if known else "Nothing is known of them."
            return Close(known, f"{name}: {count} in hand", (), note, max(0, count - len(known)))
    return None


def _store(seat: int, kind: int, view: Seen, sight: Sight, facts: Facts) -> Close:
    """What a kind of resource is, and how much of it somebody has."""
    pool = facts.pool
    name, held = pool.resources[kind].capitalize(), view.resources[seat * pool.width + kind]
    lines: list[tuple[flow.Span, ...]] = [(flow.Words(terms.resource(pool, kind)),)]
    lines.append((flow.Words("Clarity: ", bold=True), flow.Words(terms.clarity(pool))))
    return Close((), f"{name} of {sight.names[seat]}: {held}", tuple(lines))


def _face_down(handle: Handle, view: Seen, sight: Sight) -> Close | None:
    """Things that lie face-down for this looker: what is said is the same whatever they are."""
    number = number_of(handle)
    for at in range(6):
        if number in view.anchor_ids[at]:
            left = len(view.anchors[at])
            name = sight.names[at // 3]
            line = f"{left} anchor{'s' if left != 1 else ''} of {name} in the {LANES[at % 3]} lane."
            return Close(
                (),
                "A face-down anchor",
                ((flow.Words(line),),),
                "Nobody knows it until it breaks, or a card shows it.",
            )
    for seat in (0, 1):
        if number in view.trap_ids[seat]:
            return Close((), f"A trap of {sight.names[seat]}", (), "Face-down until it is sprung.")
    return None


def hover_words(
    handle: Handle, view: Seen, sight: Sight, facts: Facts, deck: Deck, chip: Chip
) -> tuple[flow.Span, ...]:
    """What pressing a button of the table would do."""
    asked = view.decision
    if not sight.acting or asked is None:
        return ()
    seat = asked.seat
    match handle:
        case "act:meditate" if "act:meditate" in sight.takeable:
            room = hand_size(facts.pool, facts.state, seat) - len(view.hands[seat])
            count = min(room, len(view.decks[seat]))
            return (flow.Words(f"Meditate: draw {count} card{'s' if count != 1 else ''}."),)
        case "act:recover" if "act:recover" in sight.takeable:
            found: list[flow.Span] = [flow.Words("Recover stands up ")]
            names = [
                unit[0]
                for at in range(seat * 3, seat * 3 + 3)
                for unit in view.lines[at]
                if unit[1] & EXHAUSTED and not unit[1] & SHATTERED
            ]
            for k, card in enumerate(names):
                found += [flow.Words(", " if k else ""), chip(card)]
            return (*found, flow.Words("."))
        case "act:maneuver" if "act:maneuver" in sight.takeable:
            return (flow.Words("Maneuver: drag your creatures between lanes, or within one."),)
    if handle.startswith("push:") and handle in sight.takeable and view.lane == NO_LANE:
        seen = facts.foreseen(int(handle[5:]))
        if seen is not None:
            more = "; it breaks through" if seen.breaks(1 - seat) else ""
            words = f"Push: foreseeable {seen.pools[seat]} against {seen.pools[1 - seat]}{more}."
            return (flow.Words(words),)
    if handle.startswith("use:"):
        at, index = view.place_of(int(handle[4:]))
        if at >= 0:
            card = view.lines[at][index][0]
            return (
                flow.Words("Exhaust ", bold=True),
                chip(card),
                flow.Words(f": {ability_line(deck, card)}."),
            )
    return ()
