"""Whole games in words, kept line by line: a change of any rule shows as a difference that a person can read.

`python -m tests.transcripts --help` tells how they are made and made anew.
"""
