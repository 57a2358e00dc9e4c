"""Who must answer and is away: his group is told elsewhere."""
