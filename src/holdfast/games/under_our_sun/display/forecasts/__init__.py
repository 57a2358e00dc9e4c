"""What answers cost, bring, roll and risk: effects are read by what they do."""
