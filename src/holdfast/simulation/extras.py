"""Optional packages: imported when needed, with an error that names the extra to install."""

from importlib import import_module
from types import ModuleType

MISSING = 'the lab needs the packages of the extra "lab" ({name} is missing): pip install "holdfast[lab]"'


class MissingExtra(ImportError):
    """A package of the extra `lab` is not installed; the message says what to install."""


def require_package(package: str) -> ModuleType:
    """Import a package of the extra `lab`."""
    try:
        return import_module(package)
    except ModuleNotFoundError as error:
        if error.name is None or not package.startswith(error.name):
            raise
        raise MissingExtra(MISSING.format(name=error.name)) from error
