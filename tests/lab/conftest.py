from tests.tiny.fixtures import tiny_table as tiny_table
