"""The promises that every game keeps (`game.core.rules`), each tested on every registered game and on the tiny one.

A game joins by being registered in `game.rules.GAMES` and by a module `tests/<game>/contract.py` with one value
`CONTRACT` (see `contract.py`); it also needs transcripts, a perft file and scenario files (`test_registered.py`).

What the tests ask beyond the words of the protocol:
- a key changes with every action, and holds ints, strings, bools, None and tuples only;
- a view and an event hold nothing that can change; a view of a copy or a pickle is the same view;
- a seat can tell two worlds apart only by an event with `revealed()`: whatever shows something hidden must say so;
- redacting an event twice for one viewer is redacting it once, and keeps its class and its cause;
- an event's text begins with its kind, and every kind happens in some random game;
- the prompt names who decides; a refusal is a sentence;
- at any moment `to_position` is plain data without flaws for `check_position(..., expecting=True)`;
- loaded dice are part of the state, and show to nobody.
"""
