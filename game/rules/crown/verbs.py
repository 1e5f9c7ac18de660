"""The verbs of the card language: what a card does, one frozen dataclass each.

A verb's docstring and fields are its page in the designers' reference, `says` its printed words (a clause without
full stop, beginning small), `steps` what it is compiled to. What the steps do stands in `effects`, under the same
words. Before adding a verb, try to write the card with those there are.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final, Literal, Protocol

from game.core.frames import Program, Step
from game.core.problems import Place
from game.core.schema import BadField, Family, Range, References
from game.rules.crown.amounts import CONDITIONS, COUNTS, Condition, Count
from game.rules.crown.selectors import FRIENDLY, UNIT_TEXT, Filter, Side, Unit, Whose


class Effect(Protocol):
    """One thing that a card does."""

    @property
    def place(self) -> Place: ...

    def says(self) -> str:
        """The printed words: a clause without its full stop, beginning small."""
        ...

    def steps(self) -> Program:
        """What it is compiled to; jumps in it count from its own first step."""
        ...


EFFECTS: Family[Effect] = Family("effect")


@dataclass(frozen=True, slots=True, kw_only=True)
class OnCreatures:
    """What all verbs upon creatures have: one that is named, one that is chosen, or each of a filter."""

    who: Annotated[
        Unit | None,
        "`this`: the card itself; `it`: chosen last, or what the event is about; a Leader of the lane.",
    ] = None
    choose: Annotated[Filter | None, "You choose one of these."] = None
    each: Annotated[Filter | None, "All of these."] = None
    place: Place = field(default=Place(), compare=False, repr=False)

    def __post_init__(self) -> None:
        if [self.who, self.choose, self.each].count(None) != 2:
            raise ValueError("exactly one of 'who', 'choose' and 'each' is wanted here")
        if self.choose is not None and self.choose.lane == "one":
            raise BadField(
                "choose", "lane 'one' is for 'each'; to choose one creature, 'any' or 'this' will do"
            )

    def whom(self) -> str:
        """The creatures as they are printed."""
        if self.choose is not None:
            return self.choose.one_of_them()
        if self.each is not None:
            return self.each.all_of_them()
        return UNIT_TEXT[self.who or "this"]

    def to_each(self) -> str:
        """The same where each of several gets the whole amount: `each of your creatures`."""
        return self.each.each_of_them() if self.each is not None else self.whom()

    def aimed(self, *step: object) -> Program:
        """The step upon the creatures meant, with the question before it if there is one."""
        if self.choose is not None:
            return (("choose_unit", self.choose, step[0]), (step[0], "it", *step[1:]))
        if self.each is None:
            return ((step[0], self.who, *step[1:]),)
        lane: Program = (("choose_lane", step[0]),) if self.each.lane == "one" else ()
        return (*lane, (step[0], self.each, *step[1:]))


def _each_of(per: Count | None) -> str:
    return f" for {per.says()}" if per is not None else ""


def _many(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"


# -- upon creatures ------------------------------------------------------------------------------------------


@EFFECTS.verb()
@dataclass(frozen=True, slots=True, kw_only=True)
class Damage(OnCreatures):
    """Deals damage to creatures; whoever has taken as much as its Power Shatters, and you get the Bounty."""

    amount: Annotated[int, Range(1, 20), "How much to each."]
    per: Annotated[Count | None, COUNTS, "The amount once for each of these."] = None

    def says(self) -> str:
        return f"{self.amount} damage{_each_of(self.per)} to {self.to_each()}"

    def steps(self) -> Program:
        return self.aimed("damage", self.amount, self.per)


@EFFECTS.verb(short="who")
@dataclass(frozen=True, slots=True, kw_only=True)
class Wither(OnCreatures):
    """Places -1 Power Counters, which are permanent; at Power 0 a creature Fades and pays nobody."""

    amount: Annotated[int, Range(1, 20), "How many counters on each."] = 1

    def says(self) -> str:
        return f"Wither {self.amount} {self.to_each()}"

    def steps(self) -> Program:
        return self.aimed("wither", self.amount)


@EFFECTS.verb(short="who")
@dataclass(frozen=True, slots=True, kw_only=True)
class Heal(OnCreatures):
    """Takes -1 Power Counters off."""

    amount: Annotated[int, Range(1, 20), "How many counters at most from each."] = 20

    def says(self) -> str:
        count = "all" if self.amount == 20 else f"up to {self.amount}"
        return f"remove {count} -1 Power Counters from {self.whom()}"

    def steps(self) -> Program:
        return self.aimed("heal", self.amount)


@EFFECTS.verb(short="who")
@dataclass(frozen=True, slots=True, kw_only=True)
class Exhaust(OnCreatures):
    """Turns creatures sideways: they add nothing until they stand up again."""

    def says(self) -> str:
        return f"exhaust {self.whom()}"

    def steps(self) -> Program:
        return self.aimed("exhaust")


@EFFECTS.verb(short="who")
@dataclass(frozen=True, slots=True, kw_only=True)
class StandUp(OnCreatures):
    """Stands exhausted creatures up again."""

    def says(self) -> str:
        return "stand it up" if self.who == "it" else f"stand up {self.whom()}"

    def steps(self) -> Program:
        return self.aimed("stand_up")


@EFFECTS.verb(short="who")
@dataclass(frozen=True, slots=True, kw_only=True)
class Fade(OnCreatures):
    """Sends creatures to their owner's Fade without shattering them: no Bounty (but a Rival pays its owner)."""

    def says(self) -> str:
        return f"Fade {self.whom()}"

    def steps(self) -> Program:
        return self.aimed("fade")


@EFFECTS.verb(short="who")
@dataclass(frozen=True, slots=True, kw_only=True)
class Obliterate(OnCreatures):
    """Removes creatures from the game; nobody is paid, not even for a Rival."""

    def says(self) -> str:
        return f"Obliterate {self.whom()}"

    def steps(self) -> Program:
        return self.aimed("obliterate")


@EFFECTS.verb(short="who")
@dataclass(frozen=True, slots=True, kw_only=True)
class Recall(OnCreatures):
    """Takes creatures back into their owner's hand; both players know the card there."""

    def says(self) -> str:
        return (
            f"return {self.whom()} to its owner's hand"
            if self.each is None
            else (f"return {self.whom()} to their owners' hands")
        )

    def steps(self) -> Program:
        return self.aimed("recall")


@EFFECTS.verb()
@dataclass(frozen=True, slots=True, kw_only=True)
class Power(OnCreatures):
    """Changes Power until the end of the turn."""

    amount: Annotated[int, Range(-20, 20), "How much is added."]
    per: Annotated[Count | None, COUNTS, "The amount once for each of these."] = None

    def says(self) -> str:
        return (
            f"{self.whom()} gets {self.amount:+d} Power{_each_of(self.per)} this turn"
            if self.each is None
            else (f"{self.whom()} get {self.amount:+d} Power{_each_of(self.per)} this turn")
        )

    def steps(self) -> Program:
        return self.aimed("power", self.amount, self.per)


@EFFECTS.verb()
@dataclass(frozen=True, slots=True, kw_only=True)
class Move(OnCreatures):
    """Moves creatures within their lane to the front or the back, or to the back of another lane of their side."""

    to: Annotated[Literal["front", "back", "lane"], "`lane`: to the back of another lane, which you choose."]

    def says(self) -> str:
        where = {"front": "the front", "back": "the back", "lane": "another lane"}[self.to]
        return f"move {self.whom()} to {where}"

    def steps(self) -> Program:
        *before, last = self.aimed("move", self.to)
        ask: Program = (("choose_new_lane", last[1]),) if self.to == "lane" else ()
        return (*before, *ask, last)

    def __post_init__(self) -> None:
        OnCreatures.__post_init__(self)
        if self.to == "lane" and self.each is not None:
            raise BadField("each", "one creature at a time can move to another lane; use 'choose' or 'who'")


# -- in a push -----------------------------------------------------------------------------------------------


@EFFECTS.verb()
@dataclass(frozen=True, slots=True)
class Pool:
    """Changes a pool of the push that is under way; never below 0, and nothing outside a push."""

    amount: Annotated[int, Range(-20, 20), "How much is added."]
    whose: Annotated[Side, "Whose pool."] = "yours"
    per: Annotated[Count | None, COUNTS, "The amount once for each of these."] = None
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        what = "your pool in this push" if self.whose == "yours" else "the opposing pool"
        if self.amount < 0:
            return f"reduce {what} by {-self.amount}{_each_of(self.per)}"
        return f"{what} +{self.amount}{_each_of(self.per)}"

    def steps(self) -> Program:
        return (("pool", self.whose, self.amount, self.per),)


# -- upon players --------------------------------------------------------------------------------------------


@EFFECTS.verb()
@dataclass(frozen=True, slots=True)
class Gain:
    """Gives a player resources or Essence; with a negative amount takes them, down to 0."""

    what: Annotated[str, References("resource"), "A faction's resource, or `essence`."]
    amount: Annotated[int, Range(-20, 20), "How many."] = 1
    whose: Annotated[Side, "Who gains."] = "yours"
    per: Annotated[Count | None, COUNTS, "The amount once for each of these."] = None
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        verb = "lose" if self.amount < 0 else "gain"
        verb = verb if self.whose == "yours" else f"your opponent {verb}s"
        return f"{verb} {abs(self.amount)} {self.what.capitalize()}{_each_of(self.per)}"

    def steps(self) -> Program:
        return (("gain", self.whose, self.what, self.amount, self.per),)


@EFFECTS.verb(short="amount")
@dataclass(frozen=True, slots=True)
class Majesty:
    """Gives a player Majesty, or takes it; at 7 the game is won at once."""

    amount: Annotated[int, Range(-7, 7), "How much."] = 1
    whose: Annotated[Side, "Who gains."] = "yours"
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        verb = "lose" if self.amount < 0 else "gain"
        verb = verb if self.whose == "yours" else f"your opponent {verb}s"
        return f"{verb} {abs(self.amount)} Majesty"

    def steps(self) -> Program:
        return (("majesty", self.whose, self.amount),)


@EFFECTS.verb(short="amount")
@dataclass(frozen=True, slots=True)
class Draw:
    """A player draws; from an empty deck nothing is drawn and nothing lost."""

    amount: Annotated[int, Range(1, 20), "How many cards."] = 1
    whose: Annotated[Side, "Who draws."] = "yours"
    per: Annotated[Count | None, COUNTS, "The amount once for each of these."] = None
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        cards = f"{_many(self.amount, 'card')}{_each_of(self.per)}"
        return f"draw {cards}" if self.whose == "yours" else f"your opponent draws {cards}"

    def steps(self) -> Program:
        return (("draw", self.whose, self.amount, self.per),)


@EFFECTS.verb(short="amount")
@dataclass(frozen=True, slots=True)
class Discard:
    """A player puts cards of their own choice from the hand into the Fade, one after the other."""

    amount: Annotated[int, Range(1, 5), "How many cards, if there are as many."] = 1
    whose: Annotated[Side, "Whose hand; its owner chooses."] = "yours"
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        cards = _many(self.amount, "card")
        return f"discard {cards}" if self.whose == "yours" else f"your opponent discards {cards}"

    def steps(self) -> Program:
        return (("choose_hand", self.whose), ("discard",)) * self.amount


@EFFECTS.verb(short="amount")
@dataclass(frozen=True, slots=True)
class FadeDeck:
    """The top cards of a deck go to that deck's Fade; an empty deck loses nothing."""

    amount: Annotated[int, Range(1, 20), "How many cards."] = 1
    whose: Annotated[Side, "Whose deck."] = "theirs"
    per: Annotated[Count | None, COUNTS, "The amount once for each of these."] = None
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return f"Fade {self.amount}{_each_of(self.per)} of {FRIENDLY[self.whose]} deck"

    def steps(self) -> Program:
        return (("fade_deck", self.whose, self.amount, self.per),)


@EFFECTS.verb(short="whose")
@dataclass(frozen=True, slots=True)
class DirectDamage:
    """Damages a player directly: they break one anchor in a lane of their choice, or Awaken if none is left."""

    whose: Annotated[Side, "Who is damaged."] = "theirs"
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return "damage your opponent directly" if self.whose == "theirs" else "take damage directly"

    def steps(self) -> Program:
        return (("choose_break", self.whose), ("break_anchor", self.whose))


# -- cards that lie about ------------------------------------------------------------------------------------


@EFFECTS.verb(short="whose")
@dataclass(frozen=True, slots=True)
class LookAtAnchor:
    """You alone look at the next anchor of a lane of your choice (or of the lane in question)."""

    whose: Annotated[Side, "Whose anchor."] = "yours"
    lane: Annotated[Literal["one", "this"], "A lane that you choose, or the lane in question."] = "one"
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return f"look at {_next_anchor(self.whose, self.lane)}"

    def steps(self) -> Program:
        return (_anchor_step(self.whose, self.lane, "look_at_anchor"), ("look_at_anchor",))


@EFFECTS.verb(short="whose")
@dataclass(frozen=True, slots=True)
class SwapAnchors:
    """Swaps the next anchors of two lanes of one side, both of your choice, unseen."""

    whose: Annotated[Side, "Whose anchors."] = "yours"
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return f"swap the next anchors of two of {FRIENDLY[self.whose]} lanes"

    def steps(self) -> Program:
        return (
            ("choose_anchor", self.whose, "one", "swap_anchors", 2),
            ("keep",),
            ("choose_anchor", self.whose, "other", "swap_anchors", 1),
            ("swap_anchors",),
        )


@EFFECTS.verb(short="where")
@dataclass(frozen=True, slots=True)
class AddAnchor:
    """Puts the top card of your deck face-down behind or before the anchors of one of your lanes, unseen."""

    where: Annotated[Literal["behind", "before"], "Last to break, or next to break."] = "behind"
    lane: Annotated[Literal["one", "this"], "A lane that you choose, or the lane in question."] = "one"
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        lane = "one of your lanes" if self.lane == "one" else "this lane"
        where = "behind" if self.where == "behind" else "in front of"
        return f"put the top card of your deck face-down {where} the anchors of {lane}"

    def steps(self) -> Program:
        ask: Program = (("choose_lane", "add_anchor"),) if self.lane == "one" else ()
        return (*ask, ("add_anchor", self.where))


@EFFECTS.verb(short="whose")
@dataclass(frozen=True, slots=True)
class ObliterateAnchor:
    """Obliterates the next anchor of a lane of your choice: it does not break and nobody gains Majesty."""

    whose: Annotated[Side, "Whose anchor."] = "yours"
    lane: Annotated[Literal["one", "this"], "A lane that you choose, or the lane in question."] = "one"
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return f"Obliterate {_next_anchor(self.whose, self.lane)}"

    def steps(self) -> Program:
        return (_anchor_step(self.whose, self.lane, "obliterate_anchor"), ("obliterate_anchor",))


@EFFECTS.verb(short="amount")
@dataclass(frozen=True, slots=True)
class LookAtDeck:
    """You alone look at the top cards of a deck."""

    amount: Annotated[int, Range(1, 10), "How many cards."] = 1
    whose: Annotated[Side, "Whose deck."] = "yours"
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        top = "top card" if self.amount == 1 else f"top {self.amount} cards"
        return f"look at the {top} of {FRIENDLY[self.whose]} deck"

    def steps(self) -> Program:
        return (("look_at_deck", self.whose, self.amount),)


@EFFECTS.verb(short="look")
@dataclass(frozen=True, slots=True)
class Dig:
    """You look at the top cards of your deck, take one of them into your hand and Fade the others."""

    look: Annotated[int, Range(2, 10), "How many cards you look at."] = 3
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return f"look at the top {self.look} cards of your deck, take one into your hand and Fade the others"

    def steps(self) -> Program:
        return (("look_at_deck", "yours", self.look), ("choose_deck", self.look), ("dig", self.look))


@EFFECTS.verb()
@dataclass(frozen=True, slots=True)
class Salvage:
    """You take a card of your choice out of your Fade."""

    to: Annotated[
        Literal["hand", "deck", "lane"],
        "Into your hand; onto your deck; or (a creature only) into play at the back of the lane in question, or of one "
        "that you choose, for nothing and without Bloom.",
    ] = "hand"
    type: Annotated[
        Literal["creature", "equipment", "spell", "trap", "fortification", "rival", "card"], "Of which type."
    ] = "card"
    cost_at_most: Annotated[int | None, Range(0, 20), "Printed cost at most."] = None
    place: Place = field(default=Place(), compare=False, repr=False)

    def __post_init__(self) -> None:
        if self.to == "lane" and self.type != "creature":
            raise BadField("type", "only a creature can be put into a lane; write 'type: creature'")

    def says(self) -> str:
        cost = ""
        if self.cost_at_most is not None:
            cost = f" of cost {self.cost_at_most}" + (" or less" if self.cost_at_most else "")
        where = {
            "hand": "into your hand",
            "deck": "on top of your deck",
            "lane": "into one of your lanes, at the back",
        }
        return f"put a {self.type}{cost} from your Fade {where[self.to]}"

    def steps(self) -> Program:
        kind = None if self.type == "card" else self.type
        ask: Program = (("keep",), ("choose_lane", "salvage")) if self.to == "lane" else ()
        return (("choose_fade", kind, self.cost_at_most), *ask, ("salvage", self.to))


# -- what binds others ---------------------------------------------------------------------------------------


@EFFECTS.verb(short="do")
@dataclass(frozen=True, slots=True)
class May:
    """You are asked whether to do it: `choose yes` or `choose no`."""

    do: Annotated[tuple[Annotated[Effect, EFFECTS], ...], "What is done on yes."]
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return f"you may {clause(self.do)}"

    def steps(self) -> Program:
        inner = joined(self.do)
        return (("ask_may",), ("unless_yes", len(inner)), *inner)


@EFFECTS.verb("if")
@dataclass(frozen=True, slots=True)
class If:
    """Done only while a condition holds; `else` is done when it does not."""

    condition: Annotated[Condition, CONDITIONS, "The condition."]
    do: Annotated[tuple[Annotated[Effect, EFFECTS], ...], "What is done when it holds."]
    else_: Annotated[tuple[Annotated[Effect, EFFECTS], ...], "What is done when it does not."] = ()
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        other = f"; otherwise {clause(self.else_)}" if self.else_ else ""
        return f"if {self.condition.says()}, {clause(self.do)}{other}"

    def steps(self) -> Program:
        then, other = joined(self.do), joined(self.else_)
        leap: Program = (("skip", len(other)),) if other else ()
        return (("unless", self.condition, len(then) + len(leap)), *then, *leap, *other)


@dataclass(frozen=True, slots=True)
class Option:
    """One of the things that can be chosen, with the word by which it is."""

    word: Annotated[str, "What `choose WORD` says."]
    do: Annotated[tuple[Annotated[Effect, EFFECTS], ...], "What is done then."]
    place: Place = field(default=Place(), compare=False, repr=False)


@EFFECTS.verb(short="options")
@dataclass(frozen=True, slots=True)
class ChooseOne:
    """You choose one of several things, each by a word of its own."""

    options: tuple[Option, ...]
    place: Place = field(default=Place(), compare=False, repr=False)

    def __post_init__(self) -> None:
        words = [option.word for option in self.options]
        if len(words) < 2 or len(set(words)) != len(words):
            raise BadField("options", "two or more options with different words are wanted here")

    def says(self) -> str:
        return "choose one: " + "; or ".join(clause(option.do) for option in self.options)

    def steps(self) -> Program:
        """`pick` leaps over the options before the chosen one; each ends with a leap over those behind it."""
        bodies = [joined(option.do) for option in self.options]
        words = tuple(option.word for option in self.options)
        starts = []
        at = 0
        for body in bodies:
            starts.append(at)
            at += len(body) + 1
        steps: list[Step] = [("ask_option", words), ("pick", words, tuple(starts))]
        for start, body in zip(starts, bodies, strict=True):
            steps += [*body, ("skip", at - start - len(body) - 1)]
        return tuple(steps)


def joined(effects: tuple[Effect, ...]) -> Program:
    """One program of several effects, one after the other; all leaps in it are relative, so it can stand anywhere."""
    return tuple(step for effect in effects for step in effect.steps())


def clause(effects: tuple[Effect, ...]) -> str:
    """Several effects in one clause: `exhaust it, then draw 1 card`; who is meant is named again where it changes."""
    said: list[str] = []
    for effect in effects:
        words = effect.says()
        changes = bool(said) and said[-1].startswith("your opponent ")
        said.append(f"you {words}" if changes and words.startswith(PLAYERS_DO) else words)
    return ", then ".join(said)


PLAYERS_DO: Final = ("gain ", "lose ", "draw ", "discard ", "take ", "look ")
"""How the clauses begin that speak of what a player does."""


def _next_anchor(whose: Whose, lane: str) -> str:
    if lane == "this":
        return f"{FRIENDLY[whose]} next anchor in this lane"
    return f"the next anchor of one of {FRIENDLY[whose]} lanes"


def _anchor_step(whose: Whose, lane: str, purpose: str) -> Step:
    return ("choose_anchor", whose, lane, purpose, 1)
