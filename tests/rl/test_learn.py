"""The example that learns: it runs, it gets better, and it draws its curve."""

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

TRAIN = Path(__file__).resolve().parents[2] / "examples" / "learn" / "train.py"


def test_the_example_learns_and_draws_its_curve(tmp_path):
    wish = ["--games", "500", "--tries", "100", "--folder", str(tmp_path)]
    done = subprocess.run([sys.executable, str(TRAIN), *wish], capture_output=True, text=True, check=True)
    learnt, by_random = (float(part.split("%")[0].split()[-1]) for part in done.stdout.splitlines()[-1].split(", "))
    assert learnt > by_random + 15
    assert ElementTree.parse(tmp_path / "curve.svg").getroot().tag.endswith("svg")
