"""The Scenarios: each a difference from the common rules, declared in one module."""
