"""`python3 main.py` plays; `python3 main.py test` tests; `python3 main.py --help` lists the rest.

This file is kept readable for every Python 3, so that an old one can say that it is too old.
"""

import sys

OLDEST = (3, 11)


def too_old(version):
    """The sentence for a Python older than the tabletop needs, or None; takes the numbers of its version."""
    if tuple(version[:2]) >= OLDEST:
        return None
    needed, there = "{}.{}".format(*OLDEST), "{}.{}.{}".format(*version)
    return (
        "The tabletop needs Python {0} or later and this is {1}; start it with `python{0} main.py`.".format(
            needed, there
        )
    )


def start(words):
    """Do what the words of the command line say; the exit status."""
    problem = too_old(sys.version_info)
    if problem is not None:
        sys.stderr.write(problem + "\n")
        return 2
    from game.cli.main import main

    return main(words)


if __name__ == "__main__":
    sys.exit(start(sys.argv[1:]))
