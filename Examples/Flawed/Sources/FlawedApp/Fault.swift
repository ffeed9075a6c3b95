#if !canImport(UIKit)
  public import PortolanTool

  /// A fault that the app has on request, so that the verification has something to find.
  public enum Fault: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// The help is modal, and neither a swipe nor a button closes it.
    case modalWithoutExit
    /// The button for the settings pushes them past their guard.
    case missingGuard
    /// Each link to the login presents another one.
    case secondLogin
    /// A page of the help pushes another page for ever, and no gesture leads back.
    case endlessPush
    /// A note retains itself.
    case retainCycle
    /// A task of the home screen never ends.
    case endlessTask
    /// The shelf drops books that its adapter promises to keep.
    case lyingContainer
    /// A stored note forgets its number.
    case forgottenValue
    /// A button does what its title promises only every other time.
    case hiddenState
    /// A screen that is declared has no way to it.
    case unreachableScreen
    /// The assembly of notes returns the same controller each time.
    case sameInstance
    /// The link of the help leads to the login.
    case wrongScreen
    /// The action that presents the information dismisses what is on screen.
    case wrongDismissal
    /// The inbox receives each link to the notes twice.
    case doubleAnswer
    /// The device forgets the detail when it is turned.
    case lostDetail
    /// The detail is missing if the columns are created in a compact width.
    case narrowLaunch
    /// The shelf lists a book that it never adopts.
    case strayChild
    /// A denied link closes what is on screen.
    case refusalWithEffect
    /// Each reminder presents another login.
    case secondReminder
    /// A refused button closes what is on screen.
    case refusedTap
    /// A button ends the process while the help is on screen.
    case trap
    /// A button never returns.
    case hang
    /// The swipe action of a row shows the settings past their guard.
    case unguardedSwipe
    /// The settings stay on screen when the user logs out.
    case staysLoggedOut
    /// An entry of a menu opens a modal that nothing closes.
    case menuDeadEnd
  }
#endif
