"""Operations on tables: everything that clients request besides playing."""
