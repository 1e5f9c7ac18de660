import pygame
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ui.paint import cache
from game.ui.paint.cache import ByteCache
from game.ui.paint.ground import ground
from game.ui.paint.shapes import box
from game.ui.theme import RENOWN


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 9), st.integers(1, 40)), max_size=60))
def test_a_store_never_holds_more_than_its_limit(requests):
    store = ByteCache("trial", 4000)
    try:
        for key, side in requests:
            store.get(key, lambda n=side: pygame.Surface((n, 10), 0, 32))
            assert store.held <= store.limit
            assert store.held == sum(size for _, size in store._things.values())
    finally:
        cache._stores.remove(store)


def test_what_was_used_last_is_kept_longest():
    store = ByteCache("trial", 3 * (10 * 10 * 4 + 128))
    try:
        made = []

        def ask(key):
            store.get(key, lambda: made.append(key) or pygame.Surface((10, 10), 0, 32))

        for key in "abcada":
            ask(key)
        ask("b")
        assert made == ["a", "b", "c", "d", "b"]
    finally:
        cache._stores.remove(store)


def test_a_thing_larger_than_the_store_is_made_but_not_kept():
    store = ByteCache("trial", 100)
    try:
        assert store.get("big", lambda: pygame.Surface((50, 50), 0, 32)).get_width() == 50
        assert len(store) == 0
    finally:
        cache._stores.remove(store)


def test_a_resting_store_keeps_what_was_used_last():
    one = 10 * 10 * 4 + 128
    store = ByteCache("trial", 9 * one, 3 * one)
    try:
        for key in range(9):
            store.get(key, lambda: pygame.Surface((10, 10), 0, 32))
        cache.rest()
        assert [key for key in range(9) if store.peek(key)] == [6, 7, 8]
        assert store.held == 3 * one
        assert all(each.held <= each.resting for each in cache.stores())
    finally:
        cache._stores.remove(store)


def test_resizing_a_table_for_long_stays_within_the_limits():
    s = pygame.Surface((1200, 700), 0, 32)
    for n in range(120):
        box(s, (0, 0, 700 + n, 400 + n), 16, RENOWN.panel, inner=20, shadow=10)
    ground("renown", (640, 360))
    assert all(store.held <= store.limit for store in cache.stores())
    assert cache.PIECES.held > 0


def test_clearing_empties_every_store():
    ground("crown", (320, 200))
    cache.clear()
    assert cache.held() == 0
