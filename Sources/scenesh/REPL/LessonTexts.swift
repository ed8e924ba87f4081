// swift-format-ignore-file
// Generated from scripts/tour: SCENE_BLESS=1 swift test --filter TourTests writes it.

/// The scripts of the lessons, each after a line with its name.
let lessonTexts = #"""
=== 01-hello
/// Push a screen, go back, and read what UIKit calls on the way.
initial scene nav: NavigationController { root -> home }
scene home, detail

launch
push detail
pop
=== 02-handlers
/// Controllers have variables, functions and handlers. A handler runs when UIKit calls the method. What it does is
/// part of the trace.
initial scene counter {
    title = "Counter"
    var visits = 0

    func greeting(name) { return "\(name) appears, visit \(visits)" }

    on viewDidLoad { print "loading \(title)" }
    on viewWillAppear(animated) {
        visits += 1
        print greeting(title)
    }
}
scene cover

launch
repeat 2 {
    present cover style .fullScreen // covers the counter, which disappears and appears again
    dismiss
}
print counter.visits
=== 03-segues
/// A segue creates its destination, passes it to `prepare`, then shows it. `tap` is the user, `perform` is code.
initial scene nav: NavigationController { root -> list }

scene list {
    view { button today; button locked }
    segue show "today" -> page on today
    segue show "secret" -> page on locked

    on shouldPerformSegue(identifier, sender) { return identifier != "secret" }
    on prepare(segue, sender) { segue.destination.number = segue.identifier == "today" ? 1 : sender }
}
scene page { var number = 0 }

launch
tap today in list
print page.number
tap .back
tap locked in list // shouldPerformSegue refuses
perform "secret" from list sender 7 // shouldPerformSegue is not called
print page.number
=== 04-scenarios
/// Every scenario starts in a new world. `setup` prints no calls. `expect` checks the last step.
initial scene nav: NavigationController { root -> home }
scene home, detail

scenario "push" {
    setup { launch }
    push detail
    expect nav.viewControllers == [home, detail]
    expect call home.viewWillDisappear before detail.viewWillAppear
    expect no call home.viewDidLoad
}

scenario "pop" {
    setup {
        launch
        push detail
    }
    expect trace {
        ...
        home.viewDidAppear(animated: _)
        ...
        detail.deinit()
    } in { pop }
    expect detail.instances.isEmpty
}
=== 05-releases
/// The same script under two releases: up to iOS 12 a presentation covered the screen, since iOS 13 it is a sheet.
test ios 12, 13

initial scene home
scene form {
    on viewDidAppear { print "presented by \(presentingViewController)" }
}

launch
present form then { print "done presenting" }
if ios >= 13 {
    expect no call home.viewWillDisappear
} else {
    expect call home.viewWillDisappear
}
dismiss then { print "done dismissing" }
=== 06-delegates
/// A delegate answers UIKit's questions. UIKit calls only the handlers that the script has.
initial scene bar: TabBarController { tabs -> home, search, settings }
scene home, search, settings

delegate gatekeeper {
    var refused = 0

    on tabBarControllerShouldSelect(controller) {
        if controller == settings { refused += 1 }
        return controller != settings
    }
    on tabBarControllerDidSelect(controller) { print "now \(controller)" }
}

launch
bar.delegate = gatekeeper
tap search in bar
tap settings in bar // refused by the delegate
bar.selectedIndex = 2 // the delegate is not asked about a change by code
print gatekeeper.refused
=== 07-turns
/// A step is one turn of the run loop and everything that follows. `turn` can check the state before the rest follows.
initial scene nav: NavigationController { root -> home }
scene home, detail

scenario "a push changes the stack at once, and the views later" {
    setup { launch }
    turn {
        push detail
        print nav.viewControllers
        print detail.isViewLoaded
    }
    print detail.isViewLoaded
}

scenario "a swipe back that is cancelled, and one that is not" {
    setup {
        launch
        push detail
    }
    swipe .back cancelled
    swipe .back at 0.7
}
=== 08-containers
/// A custom container: three calls add a child, and three remove it. `embed` and `unembed` make all of them.
controller container, first, second

scenario "call by call" {
    setup { launch with container }
    turn {
        add child first to container
        add view first to container
        did move first to container
    }
    expect container.children == [first]
}

scenario "in one step, and from one child to another" {
    setup { launch with container }
    embed first in container
    transition first to second in container
    expect container.children == [second]
}
=== 09-mistakes
/// UIKit's response to a mistake is part of the trace: a warning, or an exception that ends the scenario.
initial scene home {
    // check: allow W0504
    on viewDidLoad { present form } // too early: the view is not in a window yet
}
scene form

scenario "a warning" {
    launch
    expect warning "whose view is not in the window hierarchy"
}

scenario "an exception that is expected" {
    setup { launch }
    expect exception "has no segue with identifier 'nowhere'" { perform "nowhere" from home }
    expect home.presentedViewController == nil
}
=== 10-owners
/// UIKit owns what is on screen, and a variable its value. Without an owner, a controller is deallocated.
initial scene nav: NavigationController { root -> home }
scene home
scene detail { var whenDone = nil }

scenario "popped and deallocated" {
    setup { launch }
    push detail
    pop
}

scenario "kept alive by its own closure" {
    setup { launch }
    push detail
    turn {
        let shown = detail
        shown.whenDone = { print "done with \(shown)" }
    }
    pop
}
"""#
