"""The push on the table, event by event: this is what a person watches, so nothing may be missed in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.core.event import Event
from game.rules.crown import events as e
from game.rules.crown.state import LANES, SHATTERED
from game.ui.cardface.crown import printed
from game.ui.crown.cards import Deck
from game.ui.crown.effects import AuraWave, Comet, Crack, CrossOver, DamageFlight, Point, PoolHit, PowerFlight
from game.ui.crown.plan import RATIO, Plan
from game.ui.crown.poses import piece
from game.ui.crown.seen import Seen
from game.ui.crown.showing import LaneBanner, PushSheet, Ribbon
from game.ui.table.director import NOTHING, Score
from game.ui.table.effects import Effect, Spark
from game.ui.table.pose import Move, Pose
from game.ui.theme import Fill

if TYPE_CHECKING:
    from game.ui.crown.choreography import Stagecraft

AURA_RIBBON: Final = Fill("#c8f0b8", "#5f9a52", "#eaffe0", 1.0, "#10300e")


def compose(event: Event, before: Seen, after: Seen, craft: Stagecraft) -> Score | None:
    """The score of an event of a push; None for all others."""
    match event:
        case e.PushAnnounced():
            name = craft.name(event.seat)
            line = f"{name} attacks {craft.name(1 - event.seat)}"
            banner = LaneBanner(
                plan=craft.plan,
                lane=event.lane,
                title=f"{name} pushes the {LANES[event.lane]} lane",
                line=line,
                duration=1.4,
            )
            return Score(effects=(banner,), switch=0.0, hold=1.35)
        case e.AuraApplied():
            return _aura(event, after, craft)
        case e.Struck():
            return _struck(event, after, craft)
        case e.PowerAdded():
            return _added(event, before, after, craft)
        case e.PoolChanged():
            return _changed(event, before, after, craft)
        case e.DamageSpread():
            return Score(hold=0.05)
        case e.PoolsDealt():
            values = event.pools
            cross = CrossOver(
                plan=craft.plan,
                lane=event.lane,
                attacker=after.attacker,
                values=values,
                rows=(_row(0, event.lane, after, craft), _row(1, event.lane, after, craft)),
            )
            return Score(effects=(cross,), hold=1.7)
        case e.Damaged():
            return _damaged(event, before, after, craft)
        case e.CreatureShattered():
            return _shattered(event, after, craft)
        case e.PushEnded():
            return _ended(event, before, craft)
    return None


def shield(pose: Pose) -> Point:
    """The middle of the shield with a card's Power."""
    return pose.x - pose.width * 0.31, pose.y + pose.width * RATIO * 0.37


def pool_at(plan: Plan, view: Seen, side: int) -> Point:
    return plan.pool(side, view.lane if view.lane >= 0 else 1, view.attacker)


def _line(card_lines: tuple[str, ...], *heads: str) -> str:
    for line in card_lines:
        for head in heads:
            if line.startswith(head):
                return line[len(head) :].strip(" :.").removesuffix(".")
    return ""


def ability_line(deck: Deck, card: str) -> str:
    """The words of a card's Exhaust ability."""
    return _line(printed(deck.pool.cards[card].card), "Exhaust:")


def strike_words(deck: Deck, card: str, flying: bool) -> tuple[str, str]:
    """What a Strike is called, and what it does, from the card's own text."""
    row = deck.pool.cards[card]
    lines = printed(row.card)
    words = _line(lines, "Flying Strike:", "Strike:")
    if "terror" in row.card.keywords:
        title = "Flying Terror" if flying else "Terror"
        return title, words or "The opposing pool drops by the Leader's Power"
    return ("Flying Strike" if flying else "Strike"), words


def _unit(event: e.OfUnit, view: Seen, craft: Stagecraft) -> tuple[str, Pose]:
    number = view.line_ids[event.side * 3 + event.lane][event.index]
    return piece(number), craft.lay(view)[piece(number)]


def _aura(event: e.AuraApplied, after: Seen, craft: Stagecraft) -> Score:
    key, pose = _unit(event, after, craft)
    line = _line(printed(craft.deck.pool.cards[event.card].card), "Aura: in this push", "Aura:")
    ribbon = Ribbon(
        plan=craft.plan,
        at=(pose.x, pose.y),
        title="Aura",
        line=line,
        picture="circle-double",
        fill=AURA_RIBBON,
        duration=1.5,
    )
    wave = AuraWave(plan=craft.plan, lane=event.lane, at=(pose.x, pose.y))
    return Score(moves={key: Move(0.22)}, effects=(wave, ribbon), hold=1.2)


def _struck(event: e.Struck, after: Seen, craft: Stagecraft) -> Score:
    key, pose = _unit(event, after, craft)
    title, line = strike_words(craft.deck, event.card, event.flying)
    picture = "feather" if event.flying else "skull" if title == "Terror" else "sword"
    ribbon = Ribbon(
        plan=craft.plan, at=(pose.x, pose.y), title=title, line=line, picture=picture, duration=1.5
    )
    return Score(moves={key: Move(0.22)}, effects=(ribbon,), hold=0.66)


def _added(event: e.PowerAdded, before: Seen, after: Seen, craft: Stagecraft) -> Score:
    key, pose = _unit(event, after, craft)
    row = craft.deck.pool.cards[event.card]
    flight = PowerFlight(
        plan=craft.plan,
        start=shield(pose),
        goal=pool_at(craft.plan, after, event.side),
        power=event.power,
        before=before.pools[event.side],
        after=event.pools[event.side],
        attacks=event.side == after.attacker,
        raised=event.power > row.power,
        delay=0.12,
        duration=0.75,
    )
    return Score(moves={key: Move(0.2)}, effects=(flight,), switch=0.62, hold=0.86)


def _changed(event: e.PoolChanged, before: Seen, after: Seen, craft: Stagecraft) -> Score:
    source = craft.unit(after, after.active) if after.active else None
    start = (source.x, source.y) if source is not None else craft.plan.seat_point(1 - event.seat)
    for entry in after.cards_in_limbo:
        if entry[3] == event.cause.source:
            pose = craft.lay(after)[piece(entry[4])]
            start = (pose.x, pose.y)
    hit = PoolHit(
        plan=craft.plan,
        start=start,
        goal=pool_at(craft.plan, after, event.seat),
        amount=event.pools[event.seat] - before.pools[event.seat] or event.amount,
        before=before.pools[event.seat],
        after=event.pools[event.seat],
        attacks=event.seat == after.attacker,
    )
    return Score(effects=(hit,), switch=0.45, hold=0.92)


def _damaged(event: e.Damaged, before: Seen, after: Seen, craft: Stagecraft) -> Score:
    _, pose = _unit(event, after, craft)
    goal = (pose.x, pose.y - pose.width * RATIO * 0.16)
    plan = craft.plan
    if after.dealt:
        up = plan.side_up(event.side)
        start = (plan.lane(event.lane).centerx, plan.clash_y + (-1 if up else 1) * plan.clash / 2)
        return Score(
            effects=(DamageFlight(plan=plan, start=start, goal=goal, amount=event.amount),),
            switch=0.4,
            hold=0.55,
            lead=None,
        )
    source = _source(event, before, after, craft)
    effects: tuple[Effect, ...] = (
        Comet(plan=plan, start=source, goal=goal, colour="#ff7a4a"),
        DamageFlight(plan=plan, start=goal, goal=goal, amount=event.amount, delay=0.36, duration=0.5),
    )
    return Score(effects=effects, switch=0.6, hold=0.85)


def _source(event: Event, before: Seen, after: Seen, craft: Stagecraft) -> Point:
    """Where what causes something is: the creature that acts, a card on its way, else the player."""
    if after.active:
        pose = craft.unit(after, after.active)
        if pose is not None:
            return pose.x, pose.y
    poses = craft.lay(after)
    for entry in after.cards_in_limbo:
        if entry[3] == event.cause.source:
            pose = poses.get(piece(entry[4]))
            if pose is not None:
                return pose.x, pose.y
    _ = before
    return craft.plan.seat_point(event.cause.seat if event.cause.seat is not None else craft.plan.home)


def _shattered(event: e.CreatureShattered, after: Seen, craft: Stagecraft) -> Score:
    _, pose = _unit(event, after, craft)
    crack = Crack(plan=craft.plan, at=(pose.x, pose.y), width=pose.width, name=craft.deck.name(event.card))
    return Score(effects=(crack, Spark(at=(pose.x, pose.y), size=120, colour="#ffb0a0")), hold=0.6)


def _crowns(view: Seen, left: dict[int, int], craft: Stagecraft) -> tuple[tuple[str, str], ...]:
    """Who Awakened, and the Majesty each player won or lost in the push: (icon, words)."""
    lines = []
    for what, seat, _ in view.came_of:
        if what == "awakened":
            over = f" ({left[seat]} damage left over)" if seat in left else ""
            lines.append(("eye", f"{craft.name(seat)} Awakens: no anchor left{over}"))
    for seat in (view.attacker, 1 - view.attacker):
        change = sum(amount for what, whose, amount in view.came_of if what == "majesty" and whose == seat)
        if change:
            verb = "gains" if change > 0 else "loses"
            lines.append(("crown", f"{craft.name(seat)} {verb} {abs(change)} Majesty"))
    return tuple(lines)


def _row(side: int, lane: int, view: Seen, craft: Stagecraft) -> tuple[float, float, float, float] | None:
    """The box (x, y, width, height) round all creatures of a side that can take damage; None without any."""
    at = side * 3 + lane
    poses = craft.lay(view)
    standing = [
        poses[piece(number)]
        for number, unit in zip(view.line_ids[at], view.lines[at], strict=True)
        if not unit[1] & SHATTERED
    ]
    if not standing:
        return None
    x = min(pose.x - pose.width / 2 for pose in standing)
    y = min(pose.y - pose.width * RATIO / 2 for pose in standing)
    right = max(pose.x + pose.width / 2 for pose in standing)
    bottom = max(pose.y + pose.width * RATIO / 2 for pose in standing)
    return x, y, right - x, bottom - y


def _ended(event: e.PushEnded, before: Seen, craft: Stagecraft) -> Score:
    """A sheet that tells how it came out: whoever looked away knows."""
    lane = event.lane
    if before.lane != lane:
        return NOTHING
    shattered = tuple(
        tuple(craft.deck.name(unit[0]) for unit in before.lines[side * 3 + lane] if unit[1] & SHATTERED)
        for side in (0, 1)
    )
    left = {seat: amount for what, seat, amount in before.came_of if what == "left"}
    broken = tuple(
        f"{craft.name(entry[1])}'s anchor breaks: {craft.deck.name(entry[3])}"
        + (f" ({left[entry[1]]} damage left over)" if entry[1] in left else "")
        for entry in before.cards_in_limbo
        if entry[0] == "anchor"
    )
    sheet = PushSheet(
        plan=craft.plan,
        lane=lane,
        attacker=before.attacker,
        names=(craft.name(0), craft.name(1)),
        pools=before.pools,
        shattered=(shattered[0], shattered[1]),
        broken=broken,
        crowns=_crowns(before, left, craft),
    )
    return Score(effects=(sheet,), hold=2.3)
