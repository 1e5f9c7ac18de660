import pygame
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ui.paint.flow import CardChip, Glyph, NameChip, Words, flow, plain

SPANS = st.lists(
    st.one_of(
        st.builds(
            Words, st.text(alphabet="ab ,.", min_size=1, max_size=30), bold=st.booleans(), tag=st.just("w")
        ),
        st.builds(CardChip, st.sampled_from(("AH", "TD", "QS", "2C")), tag=st.just("c")),
        st.builds(NameChip, st.sampled_from(("Well Gazer", "Ox")), st.just("#5a66d8"), tag=st.just("n")),
        st.builds(Glyph, st.just("crown"), tag=st.just("g")),
    ),
    max_size=8,
)


@settings(max_examples=50, deadline=None)
@given(SPANS, st.integers(60, 400))
def test_every_span_of_a_flow_stays_within_its_width_and_height(spans, limit):
    made = flow(spans, limit, 16)
    area = pygame.Rect(0, 0, limit, made.height)
    assert all(area.contains(rect) for rect, _ in made.hits)
    assert made.width <= limit


@settings(max_examples=30, deadline=None)
@given(SPANS, st.integers(60, 400))
def test_spans_of_a_flow_never_cover_each_other(spans, limit):
    rects = [rect for rect, _ in flow(spans, limit, 16).hits]
    assert all(not a.colliderect(b) for k, a in enumerate(rects) for b in rects[k + 1 :])


def test_a_card_named_in_a_flow_is_found_under_the_pointer():
    made = flow((Words("Sable takes "), CardChip("KD", tag="KD"), Words(".")), 300, 16)
    rect = made.hits[0][0]
    assert made.hit((100 + rect.centerx, 50 + rect.centery), (100, 50)) == "KD"
    assert made.hit((100, 50), (100, 50)) is None


def test_a_full_stop_is_never_left_alone_at_the_start_of_a_line():
    whole = flow((Words("Sable takes "), CardChip("KD", tag="k"), Words(".", tag="stop")), 400, 16).width
    narrow = flow((Words("Sable takes "), CardChip("KD", tag="k"), Words(".", tag="stop")), whole - 2, 16)
    lines = {tag: rect.y for rect, tag in narrow.hits}
    assert narrow.lines == 2
    assert lines["k"] == lines["stop"]


def test_the_same_flow_is_laid_out_once():
    spans = (Words("again "), CardChip("2S"))
    assert flow(spans, 200, 16) is flow(list(spans), 200, 16)


def test_the_plain_words_of_a_flow_name_its_cards():
    assert plain((Words("takes "), CardChip("TH"), Words("."))) == "takes 10H."
