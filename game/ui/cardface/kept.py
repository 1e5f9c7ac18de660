"""Where everything printed is kept: one store for all faces, bounded by bytes."""

from __future__ import annotations

from game.ui.paint import cache

FACES = cache.ByteCache("faces", 256 * cache.MB, 85 * cache.MB)
"""All that is kept for faces: finished pictures, larger drawings, art, frames. Its limit is the memory of faces."""
