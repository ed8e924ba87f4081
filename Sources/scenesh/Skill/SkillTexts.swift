// swift-format-ignore-file
// Generated from skills/scenesh: SCENE_BLESS=1 swift test --filter SkillTests writes it.

/// The files of the skill, each after a line with its name.
let skillTexts = #"""
=== SKILL.md
---
name: scenesh
description: >-
  Answers in milliseconds, without a Mac, what UIKit calls and in which order. Use it for questions about
  viewWillAppear, viewDidAppear or viewDidLoad that is not called or called twice, call order, push, present,
  dismiss, sheets, swipe back, tabs, split views, pages, children, rotation, segues, storyboards, scene delegates
  and scene migration, leaks and deinit, and differences between iOS versions; and to test a view controller class.
---

Do not answer from memory. Write a script, run `scenesh run FILE` (or `scenesh run -` with the script on standard
input), and read the trace.

1. Begin with `ios N` and `device iPhone` or `device iPad`. Bring the situation about in `setup { … }`. Write the step
   in question alone after it. Its calls follow the line `> STEP`. Check the head line.
2. `scene x` is a storyboard's controller (`init(coder:)`, `awakeFromNib`), `controller x` is made in code. A pasted
   Swift class works, too: `launch with ShelfViewController`.

3. Calls of app, scene and other delegates are printed if a handler exists: `app { on sceneDidBecomeActive { } }`,
   `delegate d { … }`. `trace +unhandled` prints those of app and scenes without one.
4. Set `delegate`, `transitioningDelegate`, `restorationIdentifier`, `transitionStyle` and `hidesBottomBarWhenPushed`
   in the declaration, and give a delegate a name other than `delegate`.

5. `trace +layout` shows layout and constraints.
6. `tap` and `swipe` are the user, `perform`, `select`, `pop` and `page to` are code. An abandoned gesture is
   `swipe … cancelled`. `dismiss` alone dismisses what is in front. On one line, separate members with `;`.

7. Write the `transitionStyle` of a page view controller. Its default is the page curl.
8. On an iPhone, a classic split view collapses onto its secondary column, unless its delegate says otherwise. `resize`
   collapses and expands the one of an iPad.

9. Put containment, call by call, into one `turn { … }`.
10. `scenesh run --explain` shows rule, confidence and sources. Say "contested" where it does. `tree` shows whether the
    situation is the one you meant, and `:owners X` in `scenesh repl` what keeps `X` alive.

For an error, follow its help, or run `scenesh explain CODE`. `scenesh diff --ios 12..17 FILE` compares releases,
`scenesh migrate FILE` shows what changes with scenes, and `scenesh rules WORDS` searches. With `--format json`, errors
are objects, too.
More: [CHEATSHEET.md](CHEATSHEET.md), [QUESTIONS.md](QUESTIONS.md).
=== CHEATSHEET.md
# Cheat sheet

Each line of the first column is a statement of a script. The second column is the call of UIKit for it, which is also
valid in a script.

## Declarations

| short form | Swift |
|---|---|
| `initial scene nav: NavigationController { root -> home }` | a storyboard's initial scene |
| `scene home, detail` | two scenes of a storyboard |
| `controller detail` | `class detail: UIViewController {}` |
| `on viewDidLoad { print "loaded" }` | `override func viewDidLoad() { super.viewDidLoad(); print("loaded") }` |
| `action save(sender) { … }` | `@IBAction func save(_ sender: Any) { … }` |
| `view { button done -> save }` | `@IBOutlet var done: UIButton!`, connected to the action |
| `segue show "open" -> detail` | a segue with this identifier |
| `tabs -> home, search` | `tabs.viewControllers = [home, search]` |
| `app { on sceneDidBecomeActive { } }` | the methods of the app's and the scene's delegate |
| `delegate d { on presentationControllerDidDismiss { } }` | an object that is a delegate |
| `on notification "UIKeyboardWillShowNotification" { }` | `addObserver(…)` for a notification of UIKit |

## Steps

| short form | Swift, or meaning |
|---|---|
| `launch`, `launch with home` | the app starts |
| `push detail`, `pop`, `pop to root` | `pushViewController(_:animated:)`, `popViewController(animated:)` … |
| `push detail unanimated` | `animated: false` |
| `push detail onto nav`, `dismiss from home` | the method of this controller |
| `set stack [a, b] on nav` | `setViewControllers(_:animated:)` |
| `present sheet style .pageSheet` | `present(_:animated:completion:)` |
| `dismiss then { … }` | `dismiss(animated:completion:)` |
| `show detail`, `showDetail detail` | `show(_:sender:)`, `showDetailViewController(_:sender:)` |
| `let a = UIAlertController(title: "Go?", message: nil, preferredStyle: .alert)` | the same |
| `a.addAction(UIAlertAction(title: "OK", style: .default) { _ in … })`, `present a` | the same |
| `add child x to y`, `add view x to y`, `did move x to y` | `addChild(_:)`, `addSubview(_:)`, `didMove(toParent:)` |
| `will move x to nil` | `willMove(toParent: nil)` |
| `remove view x`, `remove child x` | `removeFromSuperview()`, `removeFromParent()` |
| `select search` | `selectedViewController = search` |
| `perform "open"` | `performSegue(withIdentifier:sender:)` |
| `tap done`, `tap .back`, `tap "OK"` | the user taps |
| `swipe .back`, `swipe .down`, `swipe .down cancelled` | the user swipes |
| `focus form.name`, `unfocus` | the user taps a text field, `endEditing(true)` |
| `rotate .landscapeLeft`, `resize 507x1024` | the size changes |
| `launch url "x://1"`, `launch activity "type"`, `launch background push "text"` | what starts the app |
| `receive url "x://1"`, `receive notification "text"`, `receive shortcut "type"` | what reaches it later |
| `background`, `foreground`, `memory warning` | the app's state changes |
| `begin push detail`, `advance 0.2`, `finish` | a transition, moment by moment |
| `after 1 { … }`, `async { … }` | `asyncAfter`, `async` on the main queue |
| `turn { … }` | statements in one turn of the run loop |

## Options

| option | meaning |
|---|---|
| `scenesh run --scenes off FILE` | the app has no scene delegate |
| `scenesh diff --scenes off..on FILE`, `scenesh migrate FILE` | what an app loses and gains with scenes |
| `scenesh run --sdk 26 --ios 27 FILE` | an old build under a new system |

## Questions

| statement | meaning |
|---|---|
| `expect call detail.viewDidLoad` | the last step made this call |
| `expect no call home.viewWillAppear` | the last step did not make this call |
| `tree` | prints the controllers |
| `:load FILE`, then `:owners x`, as lines for `scenesh repl` | what keeps `x` alive: a timer, a variable, a closure |
| `trace +layout` | prints calls of layout, too |
| `print x.isBeingDismissed` | prints a value |
=== QUESTIONS.md
# Six questions, worked

Each has a script and its trace. The calls of the step in question follow the last line that begins with `>`.

## 1. Why is `viewWillAppear` not called when I dismiss a sheet?

A page sheet does not cover the screen beneath it, so that screen neither disappears nor appears.

```scene
ios 17
scene home, sheet
initial scene nav: NavigationController { root -> home }

setup { launch; present sheet style .pageSheet }
dismiss
```
```trace
# trace 1, ios 17, iPhone portrait
> setup
> dismiss
  sheet.viewWillDisappear(animated: true)
  sheet.viewDidDisappear(animated: true)
  sheet.deinit()
```

The sheet alone gets calls. To react to its end, use `presentationControllerDidDismiss(_:)` or the completion.

## 2. What is called when the user begins to swipe back and lets go?

```scene
ios 17
initial scene nav: NavigationController { root -> home }
scene home, detail

setup { launch; push detail }
swipe .back cancelled
```
```trace
# trace 1, ios 17, iPhone portrait
> setup
> swipe .back cancelled
  detail.willMove(toParent: nil)
  detail.viewWillDisappear(animated: true)
  home.viewWillAppear(animated: true)
  home.viewIsAppearing(animated: true)
  home.viewWillDisappear(animated: true)
  home.viewDidDisappear(animated: true)
  detail.viewWillAppear(animated: true)
  detail.viewDidAppear(animated: true)
```

`viewWillAppear` of the screen beneath is called, without a `viewDidAppear`, so undo there what must not stay.

## 3. In which order do I add a child, and when does it appear?

```scene
ios 17
scene container, child

setup { launch with container }
turn {
    add child child to container
    add view child to container
    did move child to container
}
```
```trace
# trace 1, ios 17, iPhone portrait
> setup
> turn { … }
  > add child child to container
  child.init(coder:)
  child.awakeFromNib()
  child.willMove(toParent: container)
  > add view child to container
  child.loadView()
  child.viewDidLoad()
  child.viewWillAppear(animated: false)
  > did move child to container
  child.didMove(toParent: container)
  child.viewIsAppearing(animated: false)
  child.viewDidAppear(animated: false)
```

The child appears with its view, not with `addChild`.

## 4. Which delegate hears that the app goes to the background?

```scene
ios 17
app {
    on applicationDidEnterBackground { }
    on sceneDidEnterBackground { }
}
initial scene home

setup { launch }
background
```
```trace
# trace 1, ios 17, iPhone portrait
> setup
> background
  scene.sceneDidEnterBackground()
```

An app with scenes gets the call of the scene delegate only.

## 5. Why does `deinit` not run after a pop?

```scene
ios 17
initial scene nav: NavigationController { root -> list }
scene list
controller detail {
    var onDone = nil
    on viewDidLoad { onDone = { self.title = "done" } }
}

setup { launch; push detail }
pop
```
```trace
# trace 1, ios 17, iPhone portrait
> setup
> pop
  detail.willMove(toParent: nil)
  detail.viewWillDisappear(animated: true)
  list.viewWillAppear(animated: true)
  list.viewIsAppearing(animated: true)
  detail.viewDidDisappear(animated: true)
  list.viewDidAppear(animated: true)
  detail.didMove(toParent: nil)
  ! leak: detail.onDone -> closure -> detail
```

The last line names the cycle. With `{ [weak self] in self?.title = "done" }`, `detail.deinit()` is called.

## 6. In which order are two pages told about a swipe?

```scene
ios 17
initial scene pages: PageViewController {
    transitionStyle = .scroll
    pages -> one, two
}
scene one, two

setup { launch }
swipe to two
```
```trace
# trace 1, ios 17, iPhone portrait
> setup
> swipe to two
  two.willMove(toParent: pages)
  two.loadView()
  two.viewDidLoad()
  two.viewWillAppear(animated: true)
  one.viewWillDisappear(animated: true)
  two.viewIsAppearing(animated: true)
  two.viewDidAppear(animated: true)
  one.viewDidDisappear(animated: true)
  two.didMove(toParent: pages)
  one.willMove(toParent: nil)
  one.didMove(toParent: nil)
```

The new page appears before the old one disappears.

"""#
