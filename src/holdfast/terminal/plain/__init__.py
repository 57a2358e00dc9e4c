"""The table as plain lines on standard input and output: for pipes, for screen readers, for any terminal."""

from holdfast.terminal.plain.app import PlainApp

__all__ = ["PlainApp"]
