"""How each event of Crown is shown: what travels, from where, how long, and what is named on the way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from game.core.event import Event, GameEnded
from game.core.figures import figure, signed
from game.core.ids import Seat
from game.core.words import Card as CardSpan
from game.core.words import Sentence
from game.rules.crown import events as e
from game.rules.crown.state import LANES
from game.ui.crown import anchoring, pushing
from game.ui.crown.cards import Deck
from game.ui.crown.effects import CardsFlight, Comet, Floating, Point, TokenFlight
from game.ui.crown.facts import Facts
from game.ui.crown.plan import RATIO, Plan
from game.ui.crown.plates import shown_stores
from game.ui.crown.poses import piece
from game.ui.crown.seen import Seen
from game.ui.crown.showing import Reveal, Ribbon, Said
from game.ui.paint import flow
from game.ui.table.director import NOTHING, Score
from game.ui.table.effects import Banner, Effect, Ring, Spark
from game.ui.table.mat import Sight
from game.ui.table.pose import Move, Pose
from game.ui.table.sentence import spans

GLIDE: Final = 0.46
STAGGER: Final = 0.08


@dataclass(frozen=True, slots=True)
class Stagecraft:
    """What composing needs besides the event: the plan, who looks from where, the faces, how sentences show cards."""

    plan: Plan
    sight: Sight
    deck: Deck
    chip: Callable[[str], flow.Span]
    lay: Callable[[Seen], dict[str, Pose]]
    facts: Callable[[Seen], Facts]

    def mine(self, seat: Seat | None) -> bool:
        """Whether the person at the screen just did that, and so needs no telling."""
        return seat == self.plan.home and self.sight.seated[self.plan.home].human

    def name(self, seat: Seat) -> str:
        return self.sight.seated[seat].name

    def said(self, seat: Seat | None, words: Sentence, duration: float = 1.4) -> tuple[Effect, ...]:
        """Words beside a player's plate; none for the own moves."""
        if seat is None or self.mine(seat):
            return ()
        rect = self.plan.plate(seat)
        at = (rect.right + self.plan.u(12), self.plan.seat_point(seat)[1] + self.plan.u(10))
        told = spans(words, self.sight.seated, self.chip, on_paper=True)
        return (Said(plan=self.plan, at=at, tip=(rect.right, at[1]), spans=told, duration=duration),)

    def deck_pose(self, seat: Seat) -> Pose:
        """Where the top of a deck lies, face-down."""
        from game.ui.crown.marks import Marks

        return replace(self.plan.pile(seat, "deck"), mark=Marks(use="back").word())

    def store(self, view: Seen, seat: Seat, what: int) -> Point:
        """Where a player's tokens of a kind lie."""
        kinds = shown_stores(view, self.facts(view), seat)
        at = kinds.index(what) if what in kinds else len(kinds) - 1
        return self.plan.store(seat, at, len(kinds))

    def unit(self, view: Seen, number: int) -> Pose | None:
        """Where a creature stands."""
        return self.lay(view).get(piece(number))


def compose(event: Event, before: Any, after: Seen, craft: Stagecraft) -> Score:
    """The score of one event."""
    if before is None:
        return NOTHING
    found = pushing.compose(event, before, after, craft)
    if found is not None:
        return found
    for part in (_turning_point, _cards, _creatures, anchoring.compose):
        score = part(event, before, after, craft)
        if score is not None:
            return score
    return NOTHING


# -- the game and its turns ----------------------------------------------------------------------------------


def _turning_point(event: Event, before: Seen, after: Seen, craft: Stagecraft) -> Score | None:
    match event:
        case e.AnchorsLaid():
            return _anchors_laid(event, after, craft)
        case e.HandKept():
            return Score(effects=craft.said(event.seat, ("keeps the hand",)), hold=0.5)
        case e.TurnBegan():
            at = craft.plan.seat_point(event.seat)
            return Score(effects=(Ring(at=at, size=150),), hold=0.35)
        case e.Meditated():
            words = craft.said(event.seat, (f"meditates and draws {event.count}",))
            return Score(effects=words, hold=0.5 if words else 0.1)
        case e.Recovered():
            return Score(effects=craft.said(event.seat, ("lets the exhausted recover",)), hold=0.5)
        case e.Passed():
            return Score(effects=craft.said(event.seat, ("cannot act and passes",)), hold=0.7)
        case e.ManeuverBegan():
            where = LANES[event.from_lane]
            return Score(effects=craft.said(event.seat, (f"maneuvers from the {where} lane",)), hold=0.3)
        case e.GameBegan():
            line = f"{craft.name(event.first)} goes first"
            return Score(effects=(Banner(title="Recusant Crown", line=line, icon="crown", duration=1.8),))
        case GameEnded():
            return _ended(event, craft)
    _ = before
    return None


def _ended(event: GameEnded, craft: Stagecraft) -> Score:
    won = event.outcome.winners
    mine, theirs = event.outcome.scores
    how = {
        "majesty": "by Majesty",
        "awakened": "after an Awakening",
        "stalemate": "by stalemate",
        "conceded": "by concession",
    }.get(event.outcome.reason, "")
    title = f"{craft.name(won[0])} wins" if won else "A tie"
    high, low = max(mine, theirs), min(mine, theirs)
    line = f"{figure(high)} to {figure(low)} {how}"
    return Score(effects=(Banner(title=title, line=line, icon="crown", duration=2.4),))


def _anchors_laid(event: e.AnchorsLaid, after: Seen, craft: Stagecraft) -> Score:
    start = craft.deck_pose(event.seat)
    moves = {}
    for lane in range(3):
        for k, number in enumerate(after.anchor_ids[event.seat * 3 + lane]):
            moves[piece(number)] = Move(0.42, delay=STAGGER * (lane * 3 + k), rise=0.5, start=start)
    return Score(moves=moves, lead=0.5)


# -- cards and zones -----------------------------------------------------------------------------------------


def _cards(event: Event, before: Seen, after: Seen, craft: Stagecraft) -> Score | None:
    match event:
        case e.CardsDrawn():
            return _drawn(event, before, after, craft)
        case e.HandPutBack():
            goal = replace(craft.deck_pose(event.seat), alpha=1.0)
            gone = set(before.hand_ids[event.seat]) - set(after.hand_ids[event.seat])
            leaves = {piece(n): (goal, Move(0.4, delay=0.05 * k, rise=0.3)) for k, n in enumerate(gone)}
            words = craft.said(event.seat, (f"puts back {len(event.cards)}",))
            return Score(leaves=leaves, effects=words, hold=0.5)
        case e.CardPlayed():
            return _played(event, after, craft)
        case e.Paid():
            return _paid(event, before, after, craft)
        case e.Gained():
            return _gained(event, before, after, craft)
        case e.CardLaidOff():
            return _travels(after, after.fade_ids[event.seat][-1:], 0.5, 0.3)
        case e.ReserveEntered():
            score = _travels(after, after.reserve_ids[event.seat][-1:], 0.55, 0.3)
            at = craft.plan.pile(event.seat, "reserve")
            return replace(score, effects=(Spark(at=(at.x, at.y), size=70, delay=0.5),))
        case e.TrapSet():
            score = _travels(after, after.trap_ids[event.seat][-1:], 0.55, 0.3)
            where = "the Reserve" if event.lane == 3 else f"the {LANES[event.lane]} lane"
            words = craft.said(event.seat, (f"sets a trap into {where}",))
            return replace(score, effects=words, hold=0.9 if words else 0.55)
        case e.TrapSprung():
            return _sprung(event, after, craft)
        case e.DeckFaded():
            return _struck_at_a_deck(_faded(event.seat, event.cards, craft), event.seat, after, craft)
        case e.CardDug():
            moves = {
                piece(after.hand_ids[event.seat][-1]): Move(0.5, rise=0.3, start=craft.deck_pose(event.seat))
            }
            score = _faded(event.seat, event.faded, craft) if event.faded else NOTHING
            return replace(score, moves=moves, hold=0.9)
        case e.DeckLookedAt():
            return _looked(event.seat, event.cards, "the top of the deck", craft)
        case e.AnchorLookedAt():
            return _looked(
                event.seat, (event.card,), f"the next anchor of the {LANES[event.lane]} lane", craft
            )
        case e.Discarded():
            score = _travels(after, after.fade_ids[event.seat][-1:], 0.55, 0.4)
            return replace(
                score, effects=craft.said(event.seat, ("discards ", CardSpan(event.card))), hold=0.9
            )
        case e.Salvaged():
            words = craft.said(event.seat, ("brings back ", CardSpan(event.card)))
            number = next(iter(set(before.fade_ids[event.seat]) - set(after.fade_ids[event.seat])), 0)
            return replace(_travels(after, (number,), 0.55, 0.5), effects=words, hold=0.8)
    return None


def _travels(after: Seen, numbers: tuple[int, ...], duration: float, rise: float) -> Score:
    _ = after
    return Score(moves={piece(number): Move(duration, rise=rise) for number in numbers}, hold=duration)


def _drawn(event: e.CardsDrawn, before: Seen, after: Seen, craft: Stagecraft) -> Score:
    start = craft.deck_pose(event.seat)
    known = set(before.hand_ids[event.seat])
    new = [number for number in after.hand_ids[event.seat] if number not in known]
    moves = {piece(n): Move(GLIDE, delay=STAGGER * k, rise=0.3, start=start) for k, n in enumerate(new)}
    return Score(moves=moves, lead=0.25 if len(new) > 3 else None, hold=0.3)


def _played(event: e.CardPlayed, after: Seen, craft: Stagecraft) -> Score:
    number = next(
        (entry[4] for entry in reversed(after.cards_in_limbo) if entry[1:4:2] == (event.seat, event.card)), 0
    )
    if event.origin == "anchor":
        return Score(effects=craft.said(event.seat, ("casts ", CardSpan(event.card))), hold=0.3)
    if craft.mine(event.seat):
        spell = craft.deck.pool.cards[event.card].type == "spell"
        return Score(moves={piece(number): Move(0.25)}, hold=0.5 if spell else 0.0)
    words = craft.said(event.seat, ("plays ", CardSpan(event.card)), 1.6)
    return Score(moves={piece(number): Move(0.55, rise=0.25)}, effects=words, hold=1.15)


def _paid(event: e.Paid, before: Seen, after: Seen, craft: Stagecraft) -> Score:
    pose = _card_pose(before, after, event.card, craft)
    effects = []
    for what, amount in enumerate(event.amounts):
        if amount:
            start = craft.store(before, event.seat, what)
            effects.append(
                TokenFlight(
                    plan=craft.plan,
                    start=start,
                    goal=pose,
                    kind=craft.deck.pool.resources[what],
                    count=amount,
                    duration=0.6,
                )
            )
    return Score(effects=tuple(effects), hold=0.12)


def _card_pose(before: Seen, after: Seen, card: str, craft: Stagecraft) -> Point:
    """Where a card by this name is: on its way, or in a lane (the newest one)."""
    poses = craft.lay(after)
    numbers = [entry[4] for entry in after.cards_in_limbo if entry[3] == card]
    if not numbers:
        for ids, line in zip(after.line_ids, after.lines, strict=True):
            numbers += [number for number, unit in zip(ids, line, strict=True) if unit[0] == card]
    pose = poses.get(piece(max(numbers))) if numbers else None
    if pose is None:
        pose = craft.plan.limelight(after.lane if after.lane >= 0 else before.lane)
    return pose.x, pose.y


def _gained(event: e.Gained, before: Seen, after: Seen, craft: Stagecraft) -> Score:
    goal = craft.store(after, event.seat, event.what)
    kind = craft.deck.pool.resources[event.what]
    fallen = craft.unit(after, after.fallen) if event.why == "bounty" else None
    start = (
        (fallen.x, fallen.y)
        if fallen is not None
        else _card_pose(before, after, str(event.cause.source), craft)
    )
    if event.amount < 0:
        start, goal = goal, (goal[0], goal[1] - craft.plan.u(60))
    flight = TokenFlight(
        plan=craft.plan, start=start, goal=goal, kind=kind, count=abs(event.amount), duration=1.0
    )
    words: tuple[Effect, ...] = ()
    if event.why != "effect":
        name = "Bloom" if event.why == "bloom" else "Bounty"
        words = (
            Floating(
                plan=craft.plan,
                at=(start[0], start[1] - craft.plan.u(30)),
                words=f"{name} +{event.amount}",
                colour="#b8f5c8" if event.why == "bloom" else "#f4efe2",
            ),
        )
    return Score(effects=(flight, *words), switch=0.0, hold=0.45 if event.why == "bounty" else 0.3)


def _sprung(event: e.TrapSprung, after: Seen, craft: Stagecraft) -> Score:
    number = next((entry[4] for entry in reversed(after.cards_in_limbo) if entry[0] == "trap"), 0)
    pose = craft.lay(after).get(piece(number), craft.plan.limelight(event.lane))
    label = Ribbon(
        plan=craft.plan, at=(pose.x, pose.y - pose.width * RATIO * 0.5), title=f"{craft.name(event.seat)}'s trap",
        line=craft.deck.name(event.card), picture="alert-octagram", duration=1.7,
    )  # fmt: skip
    flash = Spark(at=(pose.x, pose.y), size=190, delay=0.26, duration=0.5)
    return Score(moves={piece(number): Move(0.32, rise=0.3)}, effects=(flash, label), hold=1.5)


def _faded(seat: Seat, cards: tuple[str, ...], craft: Stagecraft) -> Score:
    start, goal = craft.plan.pile(seat, "deck"), craft.plan.pile(seat, "fade")
    many = len(cards)
    flight = CardsFlight(
        plan=craft.plan, deck=craft.deck, cards=cards, start=(start.x, start.y), goal=(goal.x, goal.y),
        width=round(start.width), duration=0.7 + 0.14 * min(many, 8),
    )  # fmt: skip
    return Score(effects=(flight,), switch=flight.duration * 0.8, hold=flight.duration)


def _struck_at_a_deck(score: Score, seat: Seat, after: Seen, craft: Stagecraft) -> Score:
    """The same, with a spark from the creature whose Strike it is."""
    source = craft.unit(after, after.active) if after.active else None
    if source is None:
        return score
    pile = craft.plan.pile(seat, "deck")
    spark = Comet(plan=craft.plan, start=(source.x, source.y), goal=(pile.x, pile.y))
    return replace(score, effects=(spark, *score.effects))


def _looked(seat: Seat, cards: tuple[str, ...], what: str, craft: Stagecraft) -> Score:
    if cards and all(cards):
        title = f"{craft.name(seat)} looks at {what}"
        sheet = Reveal(deck=craft.deck, cards=cards, title=title, foot=craft.plan.zones["prompt"].top)
        return Score(effects=(sheet,), gate=True)
    words = craft.said(seat, (f"looks at {what}",))
    return Score(effects=words, hold=1.0)


# -- creatures -----------------------------------------------------------------------------------------------


def _creatures(event: Event, before: Seen, after: Seen, craft: Stagecraft) -> Score | None:
    match event:
        case e.CreatureEntered():
            number = after.line_ids[event.side * 3 + event.lane][event.index]
            pose = craft.lay(after)[piece(number)]
            mine = craft.mine(event.cause.seat)
            move = Move(0.3 if mine else 0.5, rise=0.0 if mine else 0.25)
            spark = Spark(at=(pose.x, pose.y), size=110, delay=move.duration * 0.9)
            return Score(moves={piece(number): move}, effects=(spark,), hold=0.35 if mine else 0.6)
        case e.CreatureFaded():
            return _travels(after, after.fade_ids[event.owner][-1:], 0.5, 0.25)
        case e.CreatureRecalled():
            return _travels(after, after.hand_ids[event.owner][-1:], 0.55, 0.35)
        case e.CreatureObliterated():
            number = before.line_ids[event.side * 3 + event.lane][event.index]
            stood = craft.unit(before, number)
            if stood is None:
                return NOTHING
            goal = replace(stood, alpha=0.0, width=stood.width * 0.3, y=stood.y - craft.plan.u(40))
            words = Floating(plan=craft.plan, at=(stood.x, stood.y), words="Obliterated", colour="#e0b0ff")
            return Score(
                leaves={piece(number): (goal, Move(0.7, spin=60))},
                effects=(Spark(at=(stood.x, stood.y), size=140, colour="#c07aff"), words),
                hold=0.8,
            )
        case e.CreatureMoved():
            number = after.line_ids[event.side * 3 + event.to_lane][event.to_index]
            mine = craft.mine(event.cause.seat)
            return Score(
                moves={piece(number): Move(0.28 if mine else 0.5, rise=0.0 if mine else 0.25)},
                hold=0.3 if mine else 0.55,
            )
        case e.CountersChanged():
            verb = "Wither" if event.amount > 0 else "mended"
            return _on_unit(event, after, craft, f"{verb} {abs(event.amount)}", "#e0a8ff", "#b070e0")
        case e.PowerChanged():
            return _on_unit(event, after, craft, f"{signed(event.amount)} Power", "#ffd890", "#ffb040")
        case e.CreatureExhausted():
            return _on_unit(event, after, craft, "exhausted", "#c9ceff", "", 0.35)
        case e.CreatureStoodUp():
            return _on_unit(event, after, craft, "stands up", "#b8f5c8", "", 0.2)
        case e.AbilityUsed():
            return _ability(event, after, craft)
        case e.Triggered():
            return _triggered(event, after, craft)
    return None


def _on_unit(
    event: e.OfUnit, after: Seen, craft: Stagecraft, words: str, ink: str, spark: str, hold: float = 0.55
) -> Score:
    number = after.line_ids[event.side * 3 + event.lane][event.index]
    pose = craft.unit(after, number)
    if pose is None:
        return NOTHING
    at = (pose.x, pose.y)
    wait = 0.0
    effects: list[Effect] = []
    source = craft.unit(after, after.active) if after.active not in (0, number) else None
    if source is not None and spark:
        wait = 0.36
        effects.append(Comet(plan=craft.plan, start=(source.x, source.y), goal=at, colour=spark))
    effects.append(Floating(plan=craft.plan, at=at, words=words, colour=ink, delay=wait))
    if spark:
        effects.append(Spark(at=at, size=100, colour=spark, delay=wait))
    return Score(effects=tuple(effects), switch=wait, hold=hold + wait)


def _ability(event: e.AbilityUsed, after: Seen, craft: Stagecraft) -> Score:
    number = after.line_ids[event.side * 3 + event.lane][event.index]
    pose = craft.unit(after, number)
    if pose is None:
        return NOTHING
    line = pushing.ability_line(craft.deck, event.card)
    ribbon = Ribbon(
        plan=craft.plan, at=(pose.x, pose.y), title="Exhaust", line=line, picture="rotate-right", duration=1.3
    )
    return Score(effects=(ribbon,), hold=0.9)


def _triggered(event: e.Triggered, after: Seen, craft: Stagecraft) -> Score:
    if event.lane < 0:
        at = craft.plan.pile(event.side, "reserve")
        spot = (at.x, at.y)
    else:
        pose = craft.unit(after, after.line_ids[event.side * 3 + event.lane][event.index])
        spot = (pose.x, pose.y) if pose is not None else craft.plan.seat_point(event.side)
    ribbon = Ribbon(
        plan=craft.plan, at=spot, title=craft.deck.name(event.card), picture="flash", duration=1.0
    )
    return Score(effects=(Ring(at=spot, size=130), ribbon), hold=0.6)
