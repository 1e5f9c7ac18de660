from tests.once import made_once

__all__ = ["made_once"]
