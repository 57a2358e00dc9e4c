"""The table as plain lines on standard input and output: for pipes, screen readers and any terminal."""

from holdfast.terminal.plain.app import PlainApp

__all__ = ["PlainApp"]
