from tests.core.conftest import own_cache as own_cache
