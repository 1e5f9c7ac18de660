import math

from game.ui.art.outline import closed, cog, curve, ring, spokes


def area(points):
    return (
        abs(
            sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1], strict=True))
        )
        / 2
    )


def test_a_curve_goes_through_its_points():
    way = curve([(0, 0), (10, 4), (20, 0), (40, 9)], closed=False)
    for point in ((0, 0), (10, 4), (20, 0), (40, 9)):
        assert min(math.dist(point, p) for p in way) < 1e-9


def test_uneven_points_make_no_loop():
    way = curve([(0, 0), (1, 0), (100, 0), (101, 0)], closed=False)
    xs = [p[0] for p in way]
    assert xs == sorted(xs)


def test_a_curve_carries_widths_along():
    way = curve([(0, 0, 8), (10, 0, 4), (20, 0, 1)], closed=False)
    assert way[0][2] == 8
    assert way[-1][2] == 1
    assert all(0.9 < p[2] < 8.1 for p in way)


def test_corners_stay_sharp_and_the_rest_is_rounded():
    square = [(0, 0, 0), (10, 0, 0), (10, 10, 0), (0, 10, 0)]
    assert math.isclose(area(closed(square)), 100, rel_tol=1e-6)
    blob = [(x, y) for x, y, _ in square]
    assert area(closed(blob)) > 104


def test_a_shape_with_one_corner_is_closed():
    drop = closed([(5, 0, 0), (9, 8), (5, 11), (1, 8)])
    assert math.dist(drop[0], (5, 0)) < 1e-9
    assert area(drop) > 30


def test_rings_stars_and_cogs_have_the_size_they_say():
    assert math.isclose(area(ring(0, 0, 10, 10, count=200)), math.pi * 100, rel_tol=0.01)
    assert len(spokes(0, 0, 5, 10, 4)) == 10
    assert {round(math.hypot(x, y), 6) for x, y in cog(0, 0, 8, 10, 7)} == {10, 7}
