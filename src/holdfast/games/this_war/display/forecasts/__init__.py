"""What answers cost, bring, roll and put at stake, effect by effect."""
