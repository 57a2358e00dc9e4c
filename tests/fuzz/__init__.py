import pytest

pytest.register_assert_rewrite("tests.games.robinson.island")
