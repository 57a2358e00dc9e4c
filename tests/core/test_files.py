"""A FIFO, a device or an endless link as pack or save is refused at once, whatever it would say."""

import os
from pathlib import Path

import pytest

from holdfast.core.cards.errors import InvalidPack
from holdfast.core.cards.loader import load_content
from holdfast.core.safe_files import FileTooLarge, read_regular_file
from holdfast.core.state.save import BadSave
from holdfast.terminal import saves
from tests.core.toy import DEFINITION

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no such files")
CARD = "cards:\n  kraken:\n    name: {en: A, it: B, es: C}\n    flavour: {en: D, it: E, es: F}\n"


def fifo(file: Path) -> None:
    os.mkfifo(file)


def device(file: Path) -> None:
    file.symlink_to("/dev/zero")


def endless(file: Path) -> None:
    file.symlink_to(file)


def ring(file: Path) -> None:
    other = file.with_name("other")
    other.symlink_to(file)
    file.symlink_to(other)


def folder(file: Path) -> None:
    file.mkdir()


ODD = pytest.mark.parametrize("make", [fifo, device, endless, ring, folder])


@ODD
def test_no_pack_is_read_from_what_is_no_plain_file(tmp_path: Path, make) -> None:
    make(tmp_path / "sea.yaml")
    with pytest.raises(InvalidPack, match=r"^sea\.yaml: cannot be read \("):
        load_content(DEFINITION, [tmp_path])


@ODD
def test_no_save_is_read_from_what_is_no_plain_file(tmp_path: Path, make) -> None:
    make(tmp_path / "save.json")
    with pytest.raises(BadSave, match=r"save\.json cannot be read \(.*\); name another file"):
        saves.read(tmp_path / "save.json")


def test_a_link_may_lead_within_a_pack_but_not_out_of_it(tmp_path: Path) -> None:
    pack, outside = tmp_path / "pack", tmp_path / "outside.yaml"
    pack.mkdir()
    outside.write_text(CARD)
    (pack / "sea.yaml").symlink_to(outside)
    with pytest.raises(InvalidPack, match=r"^sea\.yaml: cannot be read \(a link that leads out of its folder\)"):
        load_content(DEFINITION, [pack])
    (pack / "mine.txt").write_text(CARD)
    (pack / "sea.yaml").unlink()
    (pack / "sea.yaml").symlink_to(pack / "mine.txt")
    assert "sea/kraken" in load_content(DEFINITION, [pack]).index
    (tmp_path / "linked").symlink_to(pack)
    assert "sea/kraken" in load_content(DEFINITION, [tmp_path / "linked"]).index


def test_a_save_may_be_a_link(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(b"{}")
    (tmp_path / "b.json").symlink_to(tmp_path / "a.json")
    assert saves.read(tmp_path / "b.json") == b"{}"


def test_no_more_is_read_than_was_asked_for(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"12345")
    assert read_regular_file(tmp_path / "file", 5) == b"12345"
    with pytest.raises(FileTooLarge):
        read_regular_file(tmp_path / "file", 4)
