"""The Characters: whom an effect concerns, their States, who comes and who leaves."""
