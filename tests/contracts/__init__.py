"""The promises that every game keeps (`game.core.rules`), each tested on every registered game and on the tiny one.

A game joins by being registered in `game.rules.GAMES` and by a module `tests/<game>/contract.py` with one value
`CONTRACT` (see `contract.py`); it also needs transcripts, a perft file and scenario files (`test_registered.py`).
"""
