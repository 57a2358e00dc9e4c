import pytest

pytest.register_assert_rewrite("tests.fuzz.checks", "tests.games.robinson.island")
