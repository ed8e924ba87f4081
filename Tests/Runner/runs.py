#!/usr/bin/env python3
"""What commands say about runs that end early or do nothing, and which files they read. Usage: runs.py TOOL [NAME]"""
import json
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Support"))
import suite
from files import Folder, expect

HOME = "class Home: UIViewController {}\n"
# The expression in line 4 ends the app.
CRASH = """class A: UIViewController {
    var model: String!
    override func viewDidLoad() {
        title = model.description
    }
}
launch with A
"""
# The call in line 2 is an error, which ends the run.
ERROR = """class A: UIViewController {
    override func viewDidLoad() { let n = 0; print(1 / n) }
}
launch with A
"""
SCENARIOS = """initial scene a
scenario "one" { launch; print 1 }
scenario "two" { launch; print 2 }
"""


def data(page):
    """The data of a player."""
    return json.loads(re.search(r'<script[^>]*id="data"[^>]*>(.*?)</script>', page, flags=re.DOTALL)[1])


def places(run):
    """The kind, the text and the line in the script of each line of a player."""
    found = []
    for index in range(len(run["lines"]) // 2):
        shape = run["shapes"][run["lines"][2 * index]]
        start = [place for place in run["places"] if place[0] <= index][-1][3]
        line = run["script"].encode()[:start].count(b"\n") + 1
        found.append((run["strings"][shape[0]], run["strings"][shape[1]], line))
    return found


def an_exception_has_its_place(folder):
    name = folder.written(CRASH)
    message = "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value"
    status, output, errors = folder.run("run", name)
    expect(status == 1 and f"    ! exception {message}\n" in output, output)
    expect(errors.startswith(f"error[U0801]: {message}\n --> input.scene:4:17\n"), errors)
    expect("UIKit called `A.viewDidLoad` during this statement" in errors, errors)
    status, output, errors = folder.run("run", "--format", "json", name)
    lines = [json.loads(line) for line in output.splitlines()]
    (line,) = [line for line in lines if line.get("kind") == "exception"]
    expect((line["file"], line["line"], line["code"]) == (name, 4, "U0801"), line)
    (finding,) = [line for line in lines if line.get("event") == "finding"]
    expect((finding["code"], finding["line"], finding["column"]) == ("U0801", 4, 17), finding)
    # A caught one has no message, and what follows has the place of its own statement.
    folder.write("caught.scene", CRASH.replace("launch with A\n", "expect exception in { launch with A }\nprint 1\n"))
    expect(folder.run("run", "caught.scene")[2] == "")
    # One of UIKit belongs to the statement that caused it.
    folder.write("push.scene", "controller nav: NavigationController { root -> home }\ncontroller home, detail\n"
                 "launch with nav\nlet kept = detail()\npush kept onto nav\nturn {\n    print 1\n"
                 "    push kept onto nav\n}\n")
    status, output, errors = folder.run("run", "push.scene")
    expect(status == 1 and "\n --> push.scene:8:" in errors, output + errors)


def a_blank_line_separates_errors_and_exceptions(folder):
    tabs = "scene b\ninitial scene t: TabBarController { tabs -> b }\n"
    scenarios = 'scenario "one" { launch; select 5 in t }\nscenario "two" { launch with A }\n'
    folder.write("a.scene", CRASH.replace("launch with A\n", "") + tabs + scenarios)
    _, _, errors = folder.run("run", "a.scene")
    heads = re.findall(r"^(.*)\nerror\[", "\n" + errors, re.MULTILINE)
    expect(len(heads) == 2 and set(heads) == {""}, errors)


def a_player_has_the_place_of_the_failure(folder):
    for text, kind, line in [(CRASH, "exception", 4), (ERROR, "error", 2)]:
        name = folder.written(text)
        status, page, errors = folder.run("play", name)
        run = data(page)
        last = places(run)[-1]
        expect(status == 0 and (last[0], last[2]) == (kind, line), last)
        (failure,) = run["failures"]
        expect(failure[0] == len(run["lines"]) // 2 - 1, run["failures"])
        expect(f"input.scene:{line}:" in errors and "the run failed" in errors, errors)


def equal_failures_are_reported_by_a_comparison(folder):
    note = "scenesh: both runs ended early, so what follows in the script is not compared\n"
    for text, code in [(CRASH, "U0801"), (ERROR, "E0")]:
        name = folder.written(text)
        status, output, errors = folder.run("diff", name, "--ios", "13..17", "--trace=-appearance")
        expect((status, output) == (1, ""), (status, output))
        expect(f"error[{code}" in errors and errors.count("error[") == 1 and errors.endswith(note), errors)
        status, output, errors = folder.run("diff", name, "--ios", "13..17", "--trace=-appearance", "--format", "json")
        found = [json.loads(line) for line in output.splitlines()]
        expect([line["event"] for line in found] == ["finding", "message"] and status == 1, output)
    status, output, errors = folder.run("diff", folder.written(SCENARIOS), "--ios", "12..12")
    expect((status, output, errors) == (0, "", ""), (status, output, errors))


def a_pasted_statement_has_no_head_of_a_scenario(folder):
    folder.write("a.scene", 'initial scene a\nscene b\nscenario "one" { launch; select b }\n'
                            'scenario "two" { launch\n    select b\n}\n')
    _, _, errors = folder.run("run", "a.scene")
    expect("write:" in errors or "creates one" in errors, errors)
    expect(not re.search(r"write: .*scenario", errors), errors)


def closest_rules_say_so(folder):
    closest = folder.run("rules", "viewWillAppear banana sheet", "--format", "json")[1]
    expect(closest and all(json.loads(line)["closest"] for line in closest.splitlines()), closest)
    found = folder.run("rules", "viewIsAppearing", "--format", "json")[1]
    expect(found and not any("closest" in json.loads(line) for line in found.splitlines()), found)


def a_scene_delegate_that_makes_the_window_is_launched(folder):
    folder.write("a.swift", """class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = Home()
        window?.makeKeyAndVisible()
    }
}
""" + HOME)
    _, _, errors = folder.run("run", "a.swift")
    expect("-e launch" in errors and "launch with" not in errors, errors)


def a_script_without_a_step_gets_a_hint(folder):
    folder.write("Home.swift", HOME)
    folder.write("App.swift", "class AppDelegate: UIResponder, UIApplicationDelegate {}\n")
    folder.write("Model.swift", "struct Model { var name = 1 }\n")
    folder.write("home.scene", "initial scene home\n")
    folder.write("setup.scene", "func f() {}\n")
    for command in [["run"], ["matrix"], ["diff", "--ios", "12..13"], ["play", "-o", "x.html"]]:
        for name, hint in [
            ("Home.swift", "has no step, so nothing is launched; add: -e 'launch with Home'\n"),
            ("App.swift", "has no step, so nothing is launched; add: -e launch\n"),
            ("Model.swift", "has no step, and no controller or app delegate to launch\n"),
            ("home.scene", "has no step, so nothing is launched; add the line 'launch', or add: -e launch\n"),
            ("setup.scene", ""),
        ]:
            status, _, errors = folder.run(*command, name)
            expect(status == 0 and errors == (f"scenesh: '{name}' {hint}" if hint else ""), (command, errors))
        expect(folder.run(*command, "Home.swift", "-e", "launch with Home")[2] == "")


def a_swift_file_that_is_named_is_read(folder):
    folder.write("Home.swift", HOME + "launch with Home\n")
    folder.write("a.scene", "print 1\n")
    status, output, errors = folder.run("check", "Home.swift")
    expect(status == 0 and "1 file" in output + errors, (output, errors))
    expect(folder.run("fmt", "--check", "Home.swift")[0] == 0)
    folder.write("Wide.swift", "class Wide: UIViewController {\nvar a = 1\n}\n")
    expect(folder.run("fmt", "--check", "Wide.swift")[0] == 1)
    status, output, _ = folder.run("test", "--bless", "Home.swift")
    expect(status == 0 and os.path.exists(folder / "Home.swift.trace"), output)
    expect(folder.run("test", "Home.swift")[1].endswith("1 passed, 0 failed\n"))
    # A folder has only its scripts; the golden of the Swift file is none without a script.
    status, output, errors = folder.run("test", "--bless", ".")
    expect(status == 0 and os.path.exists(folder / "Home.swift.trace"), output)
    status, output, errors = folder.run("test", ".")
    expect(output.endswith("1 passed, 0 failed\n") and "without a script" not in output + errors, (output, errors))
    folder.write("notes.txt", "")
    status, _, errors = folder.run("check", "notes.txt")
    expect(status == 4 and "ends with neither .scene nor .swift" in errors, errors)


def a_title_of_a_test_is_a_path(folder):
    folder.write("scripts/two.scene", "test ios 12, 17\n" + SCENARIOS)
    expect(folder.run("test", "--bless")[0] == 0)
    titles = folder.run("test", "--list")[1].splitlines()
    expect("scripts/two.scene::one" in titles, titles)
    for title in ["scripts/two.scene::one", "scripts/two.scene:one", "scripts/two.scene::one (ios 12)"]:
        status, output, errors = folder.run("test", "--list", title)
        expect((status, output) == (0, "scripts/two.scene::one\n"), (title, output, errors))
    folder.write("scripts/two.scene", "test ios 12, 17\n" + SCENARIOS.replace("print 2", "expect 1 == 2"))
    expect(folder.run("test", "scripts/two.scene::one")[0] == 0)
    status, output, _ = folder.run("test", "scripts/two.scene::two")
    expect(status == 1 and "two.scene::one" not in output, output)
    for known in [[], ["scripts/two.scene::one"]]:
        status, _, errors = folder.run("test", *known, "scripts/two.scene::three")
        expect(status == 4 and "no scenario 'scripts/two.scene::three'" in errors, (status, errors))
    status, _, errors = folder.run("test", "scripts::one")
    expect(status == 4 and "cannot find 'scripts::one'" in errors, (status, errors))
    # An error hides the scenarios.
    folder.write("wrong.scene", 'initial scene a\nscenario "one" { launch; pusj b }\n')
    status, output, errors = folder.run("test", "wrong.scene::one")
    expect(status == 1 and "E0104" in output and "no scenario" not in errors, (status, output, errors))
    expect(folder.run("test", "scripts/two.scene::one", "scripts/two.scene")[0] == 1)


def an_accepted_scenario_is_not_written_again(folder):
    folder.write("two.scene", SCENARIOS)
    expect(folder.run("test", "--bless", "two.scene")[0] == 0)
    folder.write("two.scene", SCENARIOS.replace("print 1", "print 3").replace("print 2", "print 4"))
    status, output, _ = folder.run("review", "--accept", "two.scene::one")
    expect(status == 0 and "wrote two.trace\n1 golden written\n" in output, output)
    golden = folder.read("two.trace")
    expect("| 3" in golden and "| 2" in golden, golden)
    for name in ["two.scene::one", "two.scene:one"]:
        status, output, _ = folder.run("review", "--accept", name)
        expect((status, output) == (0, "two.scene::one is accepted already\n"), output)
    decision = json.loads(folder.run("review", "--accept", "two.scene::one", "--format", "json")[1])
    expect((decision["decision"], decision["scenario"]) == ("passes", "one") and "goldens" not in decision, decision)
    expect(folder.read("two.trace") == golden)


def the_only_environment_has_its_name(folder):
    name = folder.written("initial scene a\nlaunch\n")
    for options, environment in [([], "ios 17, iPhone portrait"), (["--ios", "12"], "ios 12, iPhone portrait")]:
        status, output, _ = folder.run("matrix", name, *options)
        expect(status == 0 and output.startswith(f"A  {environment}\n\nA\nx  > launch\n"), output)
    expect(folder.run("matrix", name, "--ios", "12,12.1")[1].startswith("A  everywhere\n"))


def artifacts_leave_no_empty_folder(folder):
    folder.write("scripts/deep/a.scene", "expect 1 == 2\n")
    folder.write("scripts/b.scene", "expect 1 == 1\n")
    expect(folder.run("test", "--artifacts", "out")[0] == 1)
    expect(os.path.exists(folder / "out/scripts/deep/a.html"))
    folder.write("out/scripts/mine.txt", "")
    folder.write("scripts/deep/a.scene", "expect 1 == 1\n")
    expect(folder.run("test", "--artifacts", "out")[0] == 0)
    expect(os.listdir(folder / "out/scripts") == ["mine.txt"], os.listdir(folder / "out/scripts"))
    os.remove(folder / "out/scripts/mine.txt")
    expect(folder.run("test", "--artifacts", "out")[0] == 0 and os.listdir(folder / "out") == [])


TESTS = [
    an_exception_has_its_place, a_blank_line_separates_errors_and_exceptions, a_player_has_the_place_of_the_failure,
    equal_failures_are_reported_by_a_comparison, a_pasted_statement_has_no_head_of_a_scenario, closest_rules_say_so,
    a_scene_delegate_that_makes_the_window_is_launched, a_script_without_a_step_gets_a_hint,
    a_swift_file_that_is_named_is_read, a_title_of_a_test_is_a_path, an_accepted_scenario_is_not_written_again,
    the_only_environment_has_its_name, artifacts_leave_no_empty_folder,
]


if __name__ == "__main__":
    suite.main(TESTS, Folder)
