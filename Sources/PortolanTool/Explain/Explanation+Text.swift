extension Explanation {
  /// The sections of the article "Troubleshooting" in the catalogue of Portolan, word for word, which a test compares.
  ///
  /// The command has them built in, so that it needs no files beside it.
  static let text = #"""
    ## Finding the way

    ### nothingToStartFrom

    **Cause.** No step of the route was found and none can start it. The window has no root view controller yet, or the last step of the
    route only finds something that is not there.

    **Mend.** Give the last step a factory and an action, such as `.present` from ``Step/current``, or show its controller
    before. In an empty window, set `window.rootViewController`, or begin with what sets it: `.replaceRoot`
    from ``Step/root``, or a screen whose route is ``Route/root``.

    ### notFound

    **Cause.** A step without a factory is not in the hierarchy, and the step that it starts from is there already, so nothing will create
    it. A common case is a tab that the tab bar does not have, or a finder that searches too little.

    **Mend.** Give the step a factory and an action, widen its ``SearchOptions``, or start it from a step that builds it. For a
    `.part(of:)` screen, call `setScreen(_:)` on the child in the assembly of the container.

    ### targetNotFound

    **Cause.** A step without a factory was not found even after its container had been built for it: the container does not create that
    child, or the finder does not recognise it.

    **Mend.** Let the factory of the container create the child, and mark it with `setScreen(_:)`. With a
    ``ClassWithContextFinder``, look at `isTarget(for:)`: it must answer `true` for the new child.

    ### containerNotFound

    **Cause.** An action needs a container of a class, such as a navigation controller to push into, and the controller that it starts
    from is in none.

    **Mend.** Start from a step that yields the container, such as `.navigationController`, or always show that controller inside
    one. ``Route/push`` presents a new stack if none is visible.

    ### typeMismatch

    **Cause.** A finder or a factory returned a controller of another class than the step promises, for example a storyboard's scene with
    another class.

    **Mend.** Correct the class in the storyboard, or let the finder and the factory return the class of the step.

    ## Leaving what is on screen

    ### notDismissible

    **Cause.** A controller that would have to leave the screen refuses: its `canBeDismissed` is `false`, usually because of unsaved
    changes, or the user is answering an alert.

    **Mend.** This protects the user, so tell them, and navigate again when they are done. A ``DeepLinkInbox`` keeps a link until an alert
    is gone. Ask with ``Question`` if a navigation may dismiss the alert. A screen that conforms to ``LeaveConfirming`` asks the user
    instead of refusing.

    ### leaveDenied

    **Cause.** A screen with unsaved changes would have to leave. It asked the user, who kept it: its `confirmLeaving()` returned `false`.

    **Mend.** This is the user's decision, and there is nothing to tell them. A link that was denied in this way is not kept.

    ### rootNotReplaceable

    **Cause.** `replaceRoot` was to replace a controller that is not the root of its window. The route starts from what is current, and a
    modal was on screen.

    **Mend.** Start the route from ``Step/root``, which dismisses every modal first.

    ### dismissalRefused

    **Cause.** A modal is still there after it was dismissed, because a controller overrides `dismiss(animated:completion:)` without
    calling `super`, or because something presents it again in `viewDidDisappear`.

    **Mend.** Call `super`, and do not present anything while modals are dismissed.

    ## Showing the screen

    ### presentationRefused

    **Cause.** UIKit would not present the controller: the presenter is in no window, presents something already, or overrides
    `present(_:animated:completion:)` without calling `super`.

    **Mend.** Call `makeKeyAndVisible()` before the first navigation, and present from ``Step/current``. Let the factory build a
    new controller each time.

    ### actionRefused

    **Cause.** An action could not add its controller: the controller is in another container already, UIKit forbids the combination (a
    navigation controller in a navigation controller), or a container did not take or show its child.

    **Mend.** Let the factory build a new controller each time, push the screen and not its container, and let a container of your own
    accept the children and the selection that code sets.

    ### targetLeft

    **Cause.** The screen was shown and was gone at the end of the navigation, because code that ran meanwhile, such as its
    `viewDidLoad`, `viewWillAppear` or `viewDidAppear`, popped, dismissed or replaced it. If UIKit or a container refuses the screen from the
    beginning, the code is `actionRefused` or `presentationRefused`.

    **Mend.** Decide in a guard whether the screen may be shown, and redirect from there.

    ### timedOut

    **Cause.** An asynchronous factory, action or task took longer than the router's ``DefaultRouter/timeout``.

    **Mend.** Let it return at once and load slowly in the screen itself, or set a longer timeout.

    ### resourceNotFound

    **Cause.** A nib, a storyboard or a scene is missing from the bundle, or cannot be read.

    **Mend.** Add the file to the resources of the target, and give ``XibFactory`` or ``StoryboardFactory`` that bundle. A package's own
    resources are in `.module`.

    ### noAssembly

    **Cause.** The router has no assembly for a screen, or a guard comes from a root assembly that the router was not given.

    **Mend.** Implement `assembly` in the enum, or return one from `getAssembly(key:)` and call `assembleScreens(with:)` of the router at
    the launch.

    ### noWindow

    **Cause.** There is no window to navigate in.

    **Mend.** Give the router its window, and call `makeKeyAndVisible()` first.

    ### released

    **Cause.** The router was released, or the window that it was given, for example because the user has closed the scene.

    **Mend.** Retain the router and the window as long as screens are shown there. A scene that was disconnected has no use for requests.

    ## Requests

    ### redirectLoop

    **Cause.** Guards redirected the request in a circle, for example from a product to the login, and from the login to the product.

    **Mend.** Let one of the guards proceed, or deny by throwing.

    ### superseded

    **Cause.** A newer request replaced this one, as its ``RequestPolicy`` wants.

    **Mend.** Usually none is needed: the user wants the newer screen. Use the policy `.enqueue` if every request matters.

    ### rejected

    **Cause.** Another request was under way, and the policy is `.reject`.

    **Mend.** Navigate again when the other request is answered, or use the policy `.enqueue`.

    ### waitsForItself

    **Cause.** A factory, an action or a context task awaited a navigation in its own window, or a guard awaited its own request. Each
    would wait for the other.

    **Mend.** Navigate from a post-routing task, redirect from a guard, or start the navigation without awaiting it. In an inbox, pass the
    link to `receive(_:answer:)`, which does not wait.

    ### hierarchyChanged

    **Cause.** The hierarchy kept changing while the screens were built, so that the plan was never current.

    **Mend.** Let factories return quickly and change nothing on screen.

    ### undoIncomplete

    **Cause.** The navigation failed, and a container or a delegate refused to take back what it had before. The error has the hierarchy
    before and after, and ``RoutingError/underlyingError`` is the failure that came first. The same happens if a split view controller
    collapses or separates while the navigation changes it, because UIKit then moves screens from column to column,
    and if a modal is still being presented or dismissed, because its animation controller does not call `completeTransition(_:)`.

    **Mend.** Let the named container accept the children and the selection that code sets. To go on, navigate to a screen that starts
    from ``Step/root``.

    ## Links

    An error of a link, `LinkError`, names the link, the byte of the fault, the reason, "To fix" and the code, on one line.

    ### malformed

    **Cause.** The text is not a link: a scheme is missing, an escape is wrong, a character is not allowed, it is too long, or there is a
    user before the host, as in links that imitate another site:

    ```
    Cannot open "https://store.example@evil.example/products/42", byte 21: there is a user before the host, as in links that imitate another site. To fix: remove everything up to "@". Code: malformed.
    ```

    **Mend.** Correct the link at its source; let `links.print(_:)` write links, which it escapes.

    ### foreign

    **Cause.** The scheme, host or port is not among the origins of the table.

    **Mend.** Use an origin that the error names, or add one, as in `@Linkable("https://shop.example", "https://www.shop.example")`. Do not
    open such a link as if it were yours.

    ### unknown

    **Cause.** No pattern matches the path.

    **Mend.** The error names the patterns that are most alike. Correct the link, or add a pattern. Links of a newer version of the app end
    here, so answer them with something useful, such as the home screen.

    ### missingItem

    **Cause.** A pattern matches the path, and an item of the query or the fragment that it needs is missing.

    **Mend.** Add the item to the link, or make it optional in the pattern: `{sort?}`.

    ### badValue

    **Cause.** A value does not fit its type, such as letters in a number, or an item occurs twice and the pattern reads one.

    **Mend.** Write the value as its type prints itself, or read all values of an item with `{tags*}`.

    ### unprintable

    **Cause.** A value has no pattern, has no text, or would be read back as something else.

    **Mend.** Add a pattern for the case, with the value in the query if it may be empty, `.` or `..`.
    """#
}
