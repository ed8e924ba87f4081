#!/usr/bin/env python3
"""Tests `scenesh migrate`: the Swift that it writes is type-checked against stubs of UIKit, the property list is read by
Python's reader, and the moved script is run. Usage: migrate.py TOOL [NAME]

`cases/NAME.scene` is a script without scenes, `apps/NAME.swift` a file of an app that cannot move as a whole, with its
steps in the first line; `UIKit/UIKit.swift` has the stubs."""
import glob
import json
import os
import plistlib
import re
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(os.path.dirname(HERE), "Support"))
from suite import Skipped, main  # noqa: E402

TOOL = os.path.abspath(sys.argv[1])
APPS = sorted(glob.glob(os.path.join(HERE, "apps", "*.swift")))
CASES = sorted(glob.glob(os.path.join(HERE, "cases", "*.scene")))
SCENE_DELEGATE = re.compile(r"^class SceneDelegate:.*?^\}\n", flags=re.MULTILINE | re.DOTALL)
STORYBOARD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a1b-2C-3d4">
<scenes><scene sceneID="s1a-2B-3c4"><objects>
<viewController id="a1b-2C-3d4" sceneMemberID="viewController"/>
<placeholder placeholderIdentifier="IBFirstResponder" id="f1r-2S-3t4" sceneMemberID="firstResponder"/>
</objects></scene></scenes></document>
"""


def tool(*arguments, status=None):
    """Standard output of the tool."""
    done = subprocess.run([TOOL, *arguments], capture_output=True, text=True, timeout=120, check=False)
    assert status is None or done.returncode == status, f"{arguments}: {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout


def migrated(case, home):
    """The folder with what the tool writes for a script."""
    folder = os.path.join(home, os.path.basename(case))
    tool("migrate", "--write", folder, case, status=1)
    return folder


def manifest(path):
    """The configuration of the manifest in a property list."""
    with open(path, "rb") as file:
        scenes = plistlib.load(file)["UIApplicationSceneManifest"]
    assert scenes["UIApplicationSupportsMultipleScenes"] is False
    (configuration,) = scenes["UISceneConfigurations"]["UIWindowSceneSessionRoleApplication"]
    assert configuration["UISceneDelegateClassName"].endswith(".SceneDelegate"), configuration
    return configuration


def compile_stubs(home):
    stubs = os.path.join(HERE, "UIKit", "UIKit.swift")
    subprocess.run(
        ["swiftc", "-parse-as-library", "-module-name", "UIKit", "-emit-module", "-emit-module-path",
         os.path.join(home, "UIKit.swiftmodule"), stubs], check=True, timeout=300)


def without_scene_delegate(script):
    """The classes of a moved script that the file SceneDelegate.swift does not have, as Swift."""
    with open(script, encoding="utf-8") as file:
        text = file.read()
    text = re.split(r"^(?:launch|scenario)\b", text, maxsplit=1, flags=re.MULTILINE)[0]
    text = re.sub(r"^(?:ios \d+|import .*)$", "", text, flags=re.MULTILINE)
    return "import UIKit\n" + re.sub(SCENE_DELEGATE, "", text)


def the_swift_compiles(home):
    """Each delegate is type-checked, with classes for the roots that it names, or with the app delegate of Swift."""
    if not shutil.which("swiftc"):
        raise Skipped("swiftc is missing")
    compile_stubs(home)
    for case in CASES:
        folder = migrated(case, home)
        with open(os.path.join(folder, "SceneDelegate.swift"), encoding="utf-8") as file:
            text = file.read()
        (root,) = re.findall(r"rootViewController = (.*)", text) or [""]
        roots = sorted(set(re.findall(r"(\w+)\(\)", root)))
        path, others = os.path.join(home, "SceneDelegate.swift"), os.path.join(home, "Others.swift")
        with open(path, "w", encoding="utf-8") as file:
            file.write(re.sub(r"^import (?!UIKit|CloudKit).*$", "", text, flags=re.MULTILINE))
        with open(others, "w", encoding="utf-8") as file:
            if os.path.basename(case).startswith("swift"):
                (script,) = glob.glob(os.path.join(folder, "*.scenes.scene"))
                file.write(without_scene_delegate(script))
            else:
                file.write("import UIKit\n" + "".join(f"class {name}: UIViewController {{}}\n" for name in roots))
        done = subprocess.run(["swiftc", "-typecheck", "-parse-as-library", "-I", home, path, others],
                              capture_output=True, text=True, timeout=300, check=False)
        assert done.returncode == 0 and "warning" not in done.stderr, f"{case}\n{text}\n{done.stderr}"


def the_swift_has_the_code_of_the_moved_script(home):
    """The file, the report and the moved script have the same class. It has the code of the app delegate."""
    code = {"swift-moves.scene": ['delegate?.applicationDidBecomeActive(UIApplication.shared)',
                                  'print("background \\(application.applicationState == .background)")',
                                  'print("continues \\(activity.activityType)")', 'print("action \\(item.type)")',
                                  "_ = delegate?.application(UIApplication.shared, open: context.url, options: [:])"],
            "swift.scene": ['print("active")', 'print("opens \\(url)")']}
    for case in CASES:
        name = os.path.basename(case)
        folder = migrated(case, home)
        with open(os.path.join(folder, "SceneDelegate.swift"), encoding="utf-8") as file:
            swift = file.read()
        report = json.loads(tool("migrate", "--format", "json", case, status=1).splitlines()[-1])
        assert report["delegate"] == swift and swift in tool("migrate", case, status=1), swift
        assert name.startswith("swift") == (name in code), f"{name}: no code is expected of it"
        if name not in code:
            continue
        (script,) = glob.glob(os.path.join(folder, "*.scenes.scene"))
        with open(script, encoding="utf-8") as file:
            (moved,) = re.findall(SCENE_DELEGATE, file.read())
        (own,) = re.findall(SCENE_DELEGATE, swift)
        assert own == moved, f"{own}\n{moved}"
        for line in code[name]:
            assert f"        {line}\n" in own, f"{line}\n{own}"


def migrated_app(name, home):
    """The report of an app of the folder `apps`, and the folder with what the tool writes for it."""
    path = os.path.join(HERE, "apps", f"{name}.swift")
    with open(path, encoding="utf-8") as file:
        steps = file.readline().removeprefix("// steps:").split(";")
    options = [part for step in steps for part in ("-e", step.strip())]
    folder = os.path.join(home, name)
    return tool("migrate", "--write", folder, path, *options, status=1), folder


def the_swift_compiles_with_the_file_of_the_app(home):
    """What cannot move is named in a comment, and no moved script is written."""
    if not shutil.which("swiftc"):
        raise Skipped("swiftc is missing")
    compile_stubs(home)
    for app in APPS:
        _, folder = migrated_app(os.path.basename(app).removesuffix(".swift"), home)
        (delegate,) = glob.glob(os.path.join(folder, "*.swift"))
        assert sorted(os.listdir(folder)) == ["Info.plist", os.path.basename(delegate)], os.listdir(folder)
        done = subprocess.run(["swiftc", "-typecheck", "-parse-as-library", "-I", home, app, delegate],
                              capture_output=True, text=True, timeout=300, check=False)
        with open(delegate, encoding="utf-8") as file:
            assert done.returncode == 0 and "warning" not in done.stderr, f"{file.read()}\n{done.stderr}"


def code_that_the_window_needs_is_named(home):
    """A comment names each statement that the scene delegate lacks, and the report does, too."""
    for name, comments, root in [
        ("coordinator", ["coordinator.swift:15 uses it, too: coordinator = AppCoordinator(window: window)",
                         "Set the root here"], None),
        ("members", ["members.swift:18 uses it, too: main.tintColor = .red"],
         "delegate.services.isLoggedIn ? HomeViewController() : delegate.makeLogin()"),
        ("parameter", ["parameter.swift:20 gets the root as 'root': make it here."], "UIViewController()"),
        ("shared", ["shared.swift:14 uses it, too: router = Router(navigation)"], "UINavigationController()"),
    ]:
        report, _ = migrated_app(name, home)
        for comment in comments:
            assert f"        // {comment}" in report, f"{comment}\n{report}"
        roots = re.findall(r"window\.rootViewController = (.*?)  // ", report.split("class SceneDelegate")[1])
        assert roots == ([root] if root else []), report
        assert "the script cannot be moved as a whole" in report, report
    report, _ = migrated_app("members", home)
    assert "line 18 uses it, too" in report and "options[.sourceApplication] = context.options" in report, report


def an_app_whose_scene_delegate_makes_the_window_has_none_without_scenes(home):
    """The screen stays black, and the calls of the app delegate are counted."""
    report, _ = migrated_app("adopted", home)
    notes, stops = report.split("Stops being called")
    assert "the screen stays black  [LAUNCH-NOWINDOW-1 inferred]" in notes, report
    assert "ended early" not in notes and "moved" not in notes, report
    assert "runs 2 times without scenes, 0 times with scenes" in stops, report
    # The window of older releases is none of scenes, and the state is read in no launch method.
    assert "Comes at another time" not in stops and "applicationState in" not in stops, report


def code_that_moves_keeps_its_modules(home):
    case = os.path.join(HERE, "cases", "swift.scene")
    with open(os.path.join(migrated(case, home), "SceneDelegate.swift"), encoding="utf-8") as file:
        assert file.read().startswith("import FirebaseCore\nimport UIKit\n\nclass SceneDelegate")


def the_moved_swift_compiles(home):
    """The classes of the moved script are type-checked, without what only scripts have."""
    if not shutil.which("swiftc"):
        raise Skipped("swiftc is missing")
    compile_stubs(home)
    for case in CASES:
        if not os.path.basename(case).startswith("swift"):
            continue
        (script,) = glob.glob(os.path.join(migrated(case, home), "*.scenes.scene"))
        with open(script, encoding="utf-8") as file:
            text = file.read()
        text = re.split(r"^(?:launch|scenario)\b", text, maxsplit=1, flags=re.MULTILINE)[0]
        text = re.sub(r"^(?:ios \d+|import .*)$", "", text, flags=re.MULTILINE)
        path = os.path.join(home, "Moved.swift")
        with open(path, "w", encoding="utf-8") as file:
            file.write("import UIKit\n" + text)
        done = subprocess.run(["swiftc", "-typecheck", "-parse-as-library", "-I", home, path],
                              capture_output=True, text=True, timeout=300, check=False)
        assert done.returncode == 0 and "warning" not in done.stderr, f"{case}\n{text}\n{done.stderr}"


def a_window_that_other_code_uses_is_not_moved(home):
    """No moved script is written if a statement that stays uses the window."""
    with open(os.path.join(HERE, "cases", "swift-moves.scene"), encoding="utf-8") as file:
        text = file.read()
    path = os.path.join(home, "scripts", "tinted.scene")
    os.makedirs(os.path.dirname(path))
    with open(path, "w", encoding="utf-8") as file:
        file.write(text.replace("self.window = window\n", "self.window = window\n        window.tintColor = .red\n"))
    assert not glob.glob(os.path.join(migrated(path, home), "*.scene"))
    assert "the script cannot be moved as a whole" in tool("migrate", path, status=1)
    folder = migrated(os.path.join(HERE, "cases", "swift-moves.scene"), home)
    (script,) = glob.glob(os.path.join(folder, "*.scene"))
    with open(script, encoding="utf-8") as file:
        moved = file.read()
    assert "let window = UIWindow(frame:" not in moved and moved.count("HomeViewController()") == 1, moved
    assert "delegate?.applicationDidBecomeActive(UIApplication.shared)" in moved, moved


EXISTING = """ios 26
class AppDelegate: UIResponder, UIApplicationDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) {}
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { return true }
}

class RootDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }
    func sceneDidBecomeActive(_ scene: UIScene) {}
}

launch
"""


def a_delegate_that_exists_is_extended(home):
    """Only what the app's own scene delegate lacks is written; nothing, if it lacks nothing."""
    path = os.path.join(home, "existing.scene")
    with open(path, "w", encoding="utf-8") as file:
        file.write(EXISTING)
    report = tool("migrate", path, status=1)
    assert "it has scene(_:willConnectTo:options:), sceneDidBecomeActive(_:)" in report, report
    assert "Add this to RootDelegate (existing.scene:9)" in report and "Write this" not in report, report
    written = json.loads(tool("migrate", "--format", "json", path, status=1).splitlines()[-1])
    assert written["existing"] == "RootDelegate" and "RootDelegate" in written["manifest"], written
    swift = written["delegate"]
    assert "extension RootDelegate {" in swift and "openURLContexts URLContexts" in swift, swift
    assert "class" not in swift and "sceneDidBecomeActive" not in swift, swift
    assert "// if !connectionOptions.urlContexts.isEmpty" in swift, swift
    folder = os.path.join(home, "written")
    tool("migrate", "--write", folder, path, status=1)
    assert sorted(os.listdir(folder)) == ["Info.plist", "RootDelegate+Scenes.swift"], os.listdir(folder)
    with open(path, "w", encoding="utf-8") as file:
        file.write(re.sub(r"    func application\([^{]*{ return true }\n", "", EXISTING))
    report = tool("migrate", path, status=1)
    assert "RootDelegate (existing.scene:6) has every method that the app needs" in report, report
    if not shutil.which("swiftc"):
        raise Skipped("swiftc is missing")
    compile_stubs(home)
    files = {"Own.swift": "import UIKit\nclass RootDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }\n",
             "Added.swift": swift}
    for name, text in files.items():
        with open(os.path.join(home, name), "w", encoding="utf-8") as file:
            file.write(text)
    done = subprocess.run(["swiftc", "-typecheck", "-parse-as-library", "-I", home,
                           *(os.path.join(home, name) for name in files)],
                          capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0 and "warning" not in done.stderr, f"{swift}\n{done.stderr}"


def the_property_list_is_read(home):
    for case in CASES:
        configuration = manifest(os.path.join(migrated(case, home), "Info.plist"))
        storyboard = configuration.get("UISceneStoryboardFile")
        is_code = os.path.basename(case) in ("code.scene", "swift.scene", "swift-moves.scene")
        assert storyboard == (None if is_code else "Main"), (case, storyboard)


def each_silenced_handler_has_a_place(home):
    """The delegate names the line of each handler that moves."""
    for case in CASES:
        with open(case, encoding="utf-8") as file:
            lines = file.read().splitlines()
        with open(os.path.join(migrated(case, home), "SceneDelegate.swift"), encoding="utf-8") as file:
            swift = file.read()
        for number, line in enumerate(lines, 1):
            moves = re.match(r"\s*on (application(Did|Will)(Become|Resign|Enter)|open|will|continue|perform)", line)
            if moves:
                assert f"{os.path.basename(case)}:{number}" in swift, f"{case}:{number}\n{swift}"


def the_moved_script_runs(home):
    """It has no errors, and the code of each handler runs as often as without scenes. Only the foreground comes more
    often, a launch announces no activity, and the launch options are nil."""
    for case in CASES:
        folder = migrated(case, home)
        (script,) = glob.glob(os.path.join(folder, "*.scenes.scene"))
        before = tool("run", "--quiet", case, status=0)
        after = tool("run", "--quiet", script, status=0)

        def printed(trace):
            return sorted(line.strip() for line in trace.splitlines()
                          if line.strip().startswith("|") and not re.search("foreground|will continue|launched by", line))

        assert printed(before) == printed(after), f"{case}\n{before}\n{after}"
        tool("fmt", "--check", script, status=0)


def both_halves_of_an_event_are_written(home):
    folder = migrated(os.path.join(HERE, "cases", "events.scene"), home)
    with open(os.path.join(folder, "SceneDelegate.swift"), encoding="utf-8") as file:
        swift = file.read()
    for half in ["connectionOptions.urlContexts", "openURLContexts URLContexts", "connectionOptions.userActivities",
                 "continue userActivity", "connectionOptions.shortcutItem", "performActionFor shortcutItem"]:
        assert half in swift, half


def the_report_as_json_has_every_section(home):
    report = [json.loads(line) for line in
              tool("migrate", "--format", "json", os.path.join(HERE, "cases", "events.scene"), status=1).splitlines()]
    stops = {line["subject"]: line for line in report if line["section"] == "stops"}
    assert set(stops) == {"openURL", "willContinueUserActivity", "continueUserActivity",
                          "performActionForShortcutItem", "shouldSaveApplicationState"}, stops
    assert all(line["line"] and line["rules"] for line in stops.values()), stops
    assert {line["subject"] for line in report if line["section"] == "libraries"} == {"Firebase", "MSAL"}
    assert report[-1]["section"] == "write" and "SceneDelegate" in report[-1]["delegate"]


def each_method_of_an_app_delegate_of_swift_is_judged(home):
    case = os.path.join(HERE, "cases", "swift.scene")
    report = [json.loads(line) for line in tool("migrate", "--format", "json", case, status=1).splitlines()]

    def subjects(section):
        return [line["subject"] for line in report if line["section"] == section]

    assert subjects("stops") == ["applicationDidBecomeActive(_:)", "application(_:open:options:)",
                                 "application(_:didUpdate:)"], report
    assert subjects("values") == ["launchOptions of application(_:didFinishLaunchingWithOptions:)",
                                  "window of the app delegate"], report
    assert subjects("stays") == [
        "application(_:didFinishLaunchingWithOptions:)",
        "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
        "application(_:supportedInterfaceOrientationsFor:)"], report
    assert subjects("unknown") == ["application(_:handlerFor:)"], report
    assert subjects("libraries") == ["Firebase"], report
    (window, background) = [line for line in report if line["section"] == "time"]
    assert window["subject"].startswith("window = UIWindow(frame: UIScreen.main.bounds); "), window
    assert window["rules"][0]["id"] == "SCENE-WINDOW-1" and background["subject"] == "HomeViewController()", report
    counts = [line["details"][0] for line in report if line["section"] == "stops"]
    assert counts[:2] == ["runs 2 times without scenes, 0 times with scenes",
                          "runs once without scenes, 0 times with scenes"], counts


def handlers_of_scenes_and_sessions_stay(home):
    """The scene delegate has the methods that the app handles, and what stays names its own rules."""
    path = os.path.join(home, "sessions.scene")
    with open(path, "w", encoding="utf-8") as file:
        file.write("ios 26\ninitial scene home\napp {\n    on sceneDidDisconnect { }\n"
                   "    on didReceiveNotificationResponse(response) { }\n    on configurationForConnecting { }\n}\nlaunch\n")
    report = [json.loads(line) for line in tool("migrate", "--format", "json", path, status=1).splitlines()]
    stays = {line["subject"]: [rule["id"] for rule in line["rules"]] for line in report if line["section"] == "stays"}
    assert stays == {"didReceiveNotificationResponse": ["SCENE-RESPONSE-1", "SCENE-RESPONSE-2"],
                     "configurationForConnecting": ["SCENE-CONFIG-1"]}, report
    assert "func sceneDidDisconnect(_ scene: UIScene) {" in report[-1]["delegate"], report


def no_file_of_the_user_is_replaced(home):
    folder = migrated(CASES[0], home)
    path = os.path.join(folder, "SceneDelegate.swift")
    # The same files may be written again.
    tool("migrate", "--write", folder, CASES[0], status=1)
    os.remove(os.path.join(folder, "Info.plist"))
    with open(path, "w", encoding="utf-8") as file:
        file.write("mine")
    tool("migrate", "--write", folder, CASES[0], status=2)
    with open(path, encoding="utf-8") as file:
        assert file.read() == "mine"
    assert not os.path.exists(os.path.join(folder, "Info.plist"))
    shutil.rmtree(folder)


def what_the_report_does_not_know_is_said(home):
    """A release without scenes is an error; the SDK, a run that ends early and an unknown library are notes."""
    early = os.path.join(home, "early.scene")
    with open(early, "w", encoding="utf-8") as file:
        file.write("ios 12\ninitial scene home\nlaunch\n")
    tool("migrate", early, status=3)
    later = os.path.join(home, "later.scene")
    with open(later, "w", encoding="utf-8") as file:
        file.write('ios 27\napp { uses = ["Nope"]\n    on sceneWillConnect { } }\nlaunch\n')
    text = tool("migrate", later, status=0)
    assert "the run without scenes has the SDK of iOS 26" in text, text
    assert "the library 'Nope' of 'uses' is not known" in text, text
    assert "without scenes, the app makes no window, and the screen stays black" in text, text
    assert "handlers of a scene already" in text, text


def equal_output_is_claimed_only_after_a_comparison(home):
    """Both runs must reach their end and print something; otherwise a note says what to do."""
    claim = "The moved script prints the same as the script without scenes"
    delegate = """class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = HomeViewController()
        window?.makeKeyAndVisible()
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { BODY }
}
class HomeViewController: UIViewController {}
"""
    printing = delegate.replace("BODY", 'print("active")')
    for name, text, steps, notes in [
        ("App.swift", printing, ["-e", "launch"], None),
        ("App.swift", printing, [], ["the script has no step, so nothing ran", "add: -e launch"]),
        ("app.scene", printing, [], ["the script has no step", "add the line 'launch', or add: -e launch"]),
        ("app.scene", printing + "launch\nlaunch\n", [],
         ["the run without scenes ended early", "the app is already running", "correct the script"]),
        ("app.scene", delegate.replace("BODY", "_ = 1") + "launch\n", [],
         ["the script prints nothing", "add a print to each handler"]),
    ]:
        path = os.path.join(home, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        report = tool("migrate", path, *steps, status=1)
        assert (claim in report) == (notes is None), report
        for note in notes or []:
            assert note in report.split("Stops being called")[0], f"{note}\n{report}"
        has_step = steps or "launch\n" in text
        assert ("times with scenes" in report) == bool(has_step), report


def a_file_without_an_app_has_nothing_to_migrate(home):
    path = os.path.join(home, "Home.swift")
    with open(path, "w", encoding="utf-8") as file:
        file.write("class HomeViewController: UIViewController {}\n")
    done = subprocess.run([TOOL, "migrate", path], capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout) == (2, ""), done
    assert "has no app delegate and no step" in done.stderr, done.stderr


def the_moved_script_has_the_name_of_its_file(home):
    path = os.path.join(home, "AppDelegate.swift")
    with open(os.path.join(HERE, "cases", "swift-moves.scene"), encoding="utf-8") as file:
        text = re.sub("^ios 17$", "", file.read(), flags=re.MULTILINE).split("scenario", maxsplit=1)[0]
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    folder = os.path.join(home, "named")
    tool("migrate", "--write", folder, path, "-e", "launch", status=1)
    assert sorted(os.listdir(folder)) == ["AppDelegate.scenes.scene", "Info.plist", "SceneDelegate.swift"]


def a_storyboard_decides_the_property_list(home):
    path = os.path.join(home, "Shop.storyboard")
    with open(path, "w", encoding="utf-8") as file:
        file.write(STORYBOARD)
    folder = os.path.join(home, "out")
    tool("migrate", "--write", folder, path, status=1)
    assert manifest(os.path.join(folder, "Info.plist"))["UISceneStoryboardFile"] == "Shop"
    assert not glob.glob(os.path.join(folder, "*.scene"))


def an_app_with_scenes_loses_nothing(home):
    text = tool("migrate", "-e", "app { on sceneDidBecomeActive { } }", status=0)
    assert "Stops being called" not in text, text


main([the_swift_compiles, the_swift_has_the_code_of_the_moved_script, code_that_moves_keeps_its_modules,
      equal_output_is_claimed_only_after_a_comparison, a_file_without_an_app_has_nothing_to_migrate,
      the_moved_script_has_the_name_of_its_file, the_moved_swift_compiles, a_window_that_other_code_uses_is_not_moved,
      a_delegate_that_exists_is_extended, the_swift_compiles_with_the_file_of_the_app,
      code_that_the_window_needs_is_named, an_app_whose_scene_delegate_makes_the_window_has_none_without_scenes,
      the_property_list_is_read, each_silenced_handler_has_a_place, the_moved_script_runs,
      both_halves_of_an_event_are_written, the_report_as_json_has_every_section, a_storyboard_decides_the_property_list,
      each_method_of_an_app_delegate_of_swift_is_judged, handlers_of_scenes_and_sessions_stay,
      no_file_of_the_user_is_replaced, what_the_report_does_not_know_is_said,
      an_app_with_scenes_loses_nothing])
