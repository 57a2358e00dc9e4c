"""Planning the Actions (RC-261 to RC-283): what can be planned, the plan itself, the question."""
