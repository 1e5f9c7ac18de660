from __future__ import annotations

import io
import os
import select
import subprocess
import sys
from pathlib import Path

import pytest

from game.cli import bootstrap, environment, installer
from game.cli.bootstrap import SetupError, prepare
from tests.cli.workshop import Pretend, make_house, put_empty_environment, put_package

NO_NETWORK = (
    "WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError'",
    "ERROR: Could not find a version that satisfies the requirement one==1.0",
    "ERROR: No matching distribution found for one==1.0",
    "",
    "[notice] To update, run: pip install --upgrade pip",
)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    return make_house(tmp_path / "house")


def test_a_fresh_house_gets_an_environment_that_is_ready(house: Path) -> None:
    run = Pretend()
    prepare(house, "play", io.StringIO(), run)
    assert run.asked == ["venv", "pip"]
    assert environment.ready(house / ".venv", house, "play")


def test_a_finished_environment_is_left_alone(house: Path) -> None:
    prepare(house, "play", io.StringIO(), Pretend())
    run, out = Pretend(), io.StringIO()
    prepare(house, "play", out, run)
    assert run.asked == []
    assert out.getvalue() == ""


def test_an_environment_for_play_is_no_environment_for_tests(house: Path) -> None:
    prepare(house, "play", io.StringIO(), Pretend())
    assert not environment.ready(house / ".venv", house, "test")


def test_an_environment_for_tests_does_for_play(house: Path) -> None:
    prepare(house, "test", io.StringIO(), Pretend())
    assert environment.ready(house / ".venv", house, "play")


def test_tests_add_to_the_environment_for_play(house: Path) -> None:
    prepare(house, "play", io.StringIO(), Pretend())
    run = Pretend()
    prepare(house, "test", io.StringIO(), run)
    assert run.asked == ["pip"]
    assert environment.ready(house / ".venv", house, "test")


def test_changed_requirements_bring_the_environment_up_to_date(house: Path) -> None:
    prepare(house, "play", io.StringIO(), Pretend())
    (house / "requirements.txt").write_text("one==1.0\ntwo==2.0\nfour==4.0\n", encoding="utf-8")
    assert not environment.ready(house / ".venv", house, "play")
    prepare(house, "play", io.StringIO(), Pretend())
    assert environment.ready(house / ".venv", house, "play")


def test_a_package_that_went_missing_is_noticed_in_spite_of_the_stamp(house: Path) -> None:
    prepare(house, "play", io.StringIO(), Pretend())
    packages = environment.package_folder(house / ".venv", environment.own_version())
    (packages / "two-2.0.dist-info" / "RECORD").unlink()
    assert not environment.ready(house / ".venv", house, "play")


def test_an_environment_whose_python_is_gone_is_made_anew(house: Path) -> None:
    prepare(house, "play", io.StringIO(), Pretend())
    environment.interpreter(house / ".venv").unlink()
    run = Pretend()
    prepare(house, "play", io.StringIO(), run)
    assert run.asked == ["venv", "pip"]


def test_an_unfinished_environment_of_another_python_is_made_anew(house: Path) -> None:
    put_empty_environment(house / ".venv", "3.2")
    run = Pretend()
    prepare(house, "play", io.StringIO(), run)
    assert run.asked == ["venv", "pip"]
    assert environment.built_version(house / ".venv") == environment.own_version()


def test_an_environment_made_by_hand_with_every_package_is_taken_as_it_is(house: Path) -> None:
    put_empty_environment(house / ".venv")
    put_package(house / ".venv", "one", "1.0")
    put_package(house / ".venv", "two", "2.0")
    run = Pretend()
    prepare(house, "play", io.StringIO(), run)
    assert run.asked == []
    assert environment.ready(house / ".venv", house, "play")


def test_without_network_nothing_is_left_and_one_sentence_says_why(house: Path) -> None:
    with pytest.raises(SetupError) as refused:
        prepare(house, "play", io.StringIO(), Pretend(says=NO_NETWORK, fails_at="pip"))
    assert str(refused.value) == (
        "The packages could not be installed (No matching distribution found for one==1.0)."
        " Is there a network? The next start tries again."
    )
    assert [path.name for path in house.glob(".venv*")] == [".venv.lock"]


def test_a_full_disk_is_told_in_the_installers_words(house: Path) -> None:
    says = (
        "Installing collected packages: one",
        "ERROR: Could not install packages: No space left on device",
    )
    with pytest.raises(
        SetupError, match=r"\(Could not install packages: No space left on device\)\. The next start"
    ):
        prepare(house, "play", io.StringIO(), Pretend(says=says, fails_at="pip"))


def test_an_environment_that_cannot_be_begun_leaves_nothing(house: Path) -> None:
    with pytest.raises(SetupError, match="could not be made: no such thing"):
        prepare(house, "play", io.StringIO(), Pretend(says=("no such thing",), fails_at="venv"))
    assert not (house / ".venv").exists()


def test_ctrl_c_leaves_nothing_half_made(house: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        prepare(house, "play", io.StringIO(), Pretend(fails_at="pip", breaks=KeyboardInterrupt()))
    assert not (house / ".venv").exists()


def test_an_installer_that_installs_elsewhere_is_found_out(house: Path) -> None:
    def run(command: list[str], each_line: object, lock: int) -> int:
        if command[2] == "venv":
            put_empty_environment(Path(command[-1]))
        return 0

    with pytest.raises(SetupError, match="look at the settings of pip"):
        prepare(house, "play", io.StringIO(), run)
    assert not (house / ".venv").exists()


def test_failing_to_add_the_test_packages_leaves_play_as_it_was(house: Path) -> None:
    prepare(house, "play", io.StringIO(), Pretend())
    for says in (NO_NETWORK, ("Installing collected packages: three",), NO_NETWORK):
        with pytest.raises(SetupError):
            prepare(house, "test", io.StringIO(), Pretend(says=says, fails_at="pip"))
        assert environment.ready(house / ".venv", house, "play")
        assert not environment.ready(house / ".venv", house, "test")


def test_after_a_broken_off_addition_everything_is_made_anew(house: Path) -> None:
    prepare(house, "play", io.StringIO(), Pretend())
    says = ("Installing collected packages: three",)
    with pytest.raises(SetupError):
        prepare(house, "test", io.StringIO(), Pretend(says=says, fails_at="pip"))
    run = Pretend()
    prepare(house, "test", io.StringIO(), run)
    assert run.asked == ["venv", "pip"]
    assert [path.name for path in house.glob(".venv.old-*")] == []


def test_a_broken_off_change_of_versions_is_trusted_by_nobody(house: Path) -> None:
    prepare(house, "test", io.StringIO(), Pretend())
    before = (house / "requirements.txt").read_text(encoding="utf-8")
    (house / "requirements.txt").write_text("one==1.0\ntwo==2.1\n", encoding="utf-8")
    with pytest.raises(SetupError):
        prepare(
            house,
            "play",
            io.StringIO(),
            Pretend(says=("Installing collected packages: two",), fails_at="pip"),
        )
    (house / "requirements.txt").write_text(before, encoding="utf-8")
    assert not environment.ready(house / ".venv", house, "play")


def test_an_environment_made_by_hand_survives_a_start_without_network(house: Path) -> None:
    put_empty_environment(house / ".venv")
    put_package(house / ".venv", "one", "1.0")
    for _ in range(2):
        with pytest.raises(SetupError):
            prepare(house, "play", io.StringIO(), Pretend(says=NO_NETWORK, fails_at="pip"))
    assert environment.built_version(house / ".venv") == environment.own_version()


def test_a_folder_that_is_no_environment_is_never_cleared_away(house: Path) -> None:
    (house / ".venv").mkdir()
    (house / ".venv" / "diary.txt").touch()
    with pytest.raises(SetupError, match=r"is no environment of Python's; move it elsewhere"):
        prepare(house, "play", io.StringIO(), Pretend())
    assert (house / ".venv" / "diary.txt").exists()


def test_a_house_that_cannot_be_written_is_told_in_one_sentence(house: Path) -> None:
    # a folder in the lock's place: opening it fails whoever asks, root too
    (house / ".venv.lock").mkdir()
    with pytest.raises(SetupError, match=r"\.venv cannot be written \(Is a directory\): put the tabletop"):
        prepare(house, "play", io.StringIO(), Pretend())


def test_without_ensurepip_the_missing_package_is_named_and_nothing_begun(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none_found(name: str) -> None:
        return None

    monkeypatch.setattr(bootstrap.importlib.util, "find_spec", none_found)
    run = Pretend()
    with pytest.raises(
        SetupError, match="cannot make environments, as venv or ensurepip is missing: install"
    ):
        prepare(house, "play", io.StringIO(), run)
    assert run.asked == []
    assert not (house / ".venv").exists()


def test_debian_and_its_kin_are_told_their_own_package() -> None:
    mint = {"ID": "linuxmint", "ID_LIKE": "ubuntu debian"}
    assert "python3.11-venv (or python3-venv)" in bootstrap.missing_package_sentence(mint, "3.11")


def test_an_unknown_system_is_told_what_to_look_for() -> None:
    assert "that holds Python's venv and ensurepip" in bootstrap.missing_package_sentence({}, "3.12")


def test_the_running_python_is_used_if_it_has_every_package(house: Path) -> None:
    (house / "requirements.txt").write_text("pytest==" + pytest.__version__, encoding="utf-8")
    assert bootstrap.start(house, [], "play") is None
    assert not (house / ".venv").exists()


def test_a_python_that_still_lacks_packages_after_two_hand_overs_is_no_endless_loop(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(bootstrap.HANDED_OVER, "2")
    with pytest.raises(SetupError, match="delete that folder"):
        bootstrap.start(house, [], "play")
    assert bootstrap.HANDED_OVER not in os.environ


def test_the_exit_status_of_a_program_is_passed_on() -> None:
    assert bootstrap.run_through([sys.executable, "-c", "raise SystemExit(7)"], os.environ) == 7


def test_a_program_ended_by_a_signal_gives_the_status_of_that_signal() -> None:
    script = "import os, signal; os.kill(os.getpid(), signal.SIGTERM)"
    assert bootstrap.run_through([sys.executable, "-c", script], os.environ) == 128 + 15


def test_the_real_runner_gives_each_line_and_the_status(tmp_path: Path) -> None:
    lines: list[str] = []
    with (tmp_path / "lock").open("w") as lock:
        status = installer.run([sys.executable, "-c", "print('a\\nb'); exit(3)"], lines.append, lock.fileno())
    assert (lines, status) == (["a", "b"], 3)


def test_what_ends_the_wait_ends_the_installer_too(tmp_path: Path) -> None:
    pids: list[int] = []

    def take(line: str) -> None:
        pids.append(int(line))
        raise KeyboardInterrupt

    script = (
        "import os, sys; print(os.getpid(), flush=True); sys.stdin.close(); import signal; signal.pause()"
    )
    with (tmp_path / "lock").open("w") as lock, pytest.raises(KeyboardInterrupt):
        installer.run([sys.executable, "-c", script], take, lock.fileno())
    with pytest.raises(ProcessLookupError):
        os.kill(pids[0], 0)


def test_progress_is_silent_about_single_packages_where_there_is_no_terminal() -> None:
    out = io.StringIO()
    progress = installer.Progress(2, out)
    progress.take("Collecting one==1.0 (from -r requirements.txt (line 1))")
    assert out.getvalue() == ""


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_counts_packages_on_one_line_of_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "16")
    out = Terminal()
    progress = installer.Progress(2, out)
    for line in ("Collecting one==1.0", "  Downloading one-1.0.whl", "Collecting two-long-name==2.0"):
        progress.take(line)
    assert out.getvalue() == "\r\x1b[K  1 of 2: one\r\x1b[K  2 of 2: two-l"


PARTNER = """
import sys
from pathlib import Path
from game.cli import bootstrap
from tests.cli.workshop import Pretend

class Slow(Pretend):
    def __call__(self, command, each_line, lock):
        status = super().__call__(command, each_line, lock) if command[2] == "venv" else 0
        if command[2] == "pip":
            print("installing", flush=True)
            sys.stdin.readline()
            status = super().__call__(command, each_line, lock)
        return status

run = Slow()
bootstrap.prepare(Path(sys.argv[1]), "play", sys.stderr, run)
print(run.asked, flush=True)
"""


def partner(house: Path) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    environ = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    command = [sys.executable, "-c", PARTNER, str(house)]
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=environ)


def test_of_two_starts_at_once_the_second_waits_and_installs_nothing(house: Path) -> None:
    with partner(house) as first, partner(house) as second:
        first_out, second_out = first.stdout, second.stdout
        assert first_out is not None
        assert second_out is not None
        # whichever came first installs; the other says that it waits
        streams = {"first": (first, second), "second": (second, first)}
        readable, _, _ = select.select([first_out, second_out], [], [], 60)
        builder, waiter = streams["first" if first_out in readable else "second"]
        assert builder.stdout is not None
        assert waiter.stderr is not None
        assert builder.stdout.readline() == "installing\n"
        assert (
            waiter.stderr.readline() == "Another start is making the environment just now; waiting for it.\n"
        )
        told, _ = builder.communicate("go on\n")
        assert told == "['venv', 'pip']\n"
        told, _ = waiter.communicate()
        assert told == "[]\n"
    assert environment.ready(house / ".venv", house, "play")


def test_a_start_killed_in_the_middle_leaves_what_the_next_one_makes_anew(house: Path) -> None:
    with partner(house) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "installing\n"
        first.kill()
    assert not environment.ready(house / ".venv", house, "play")
    run = Pretend()
    prepare(house, "play", io.StringIO(), run)
    assert run.asked == ["venv", "pip"]
    assert environment.ready(house / ".venv", house, "play")
