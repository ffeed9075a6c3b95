#if !canImport(UIKit)
  import PortolanTestSupport

  /// A fault that is planted in an app's own code, to verify that the walk finds it.
  package enum Defect: String, CaseIterable, Sendable {
    /// A container reports that it shows a child, but goes on showing another.
    case containerShowsAnotherPage
    /// A container's adapter adds controllers, but removes none.
    case adapterNeverRemoves
    /// An action that has failed presents a controller after the router has restored everything.
    case actionMovesAfterItsFailure
    /// An action retains the screens that it has placed.
    case actionKeepsScreens
    /// A guard is never answered.
    case guardIsNeverAnswered
    /// A finder selects another tab during its search.
    case finderMovesTheHierarchy
    /// An observer of screens is notified only of the router's navigations.
    case observerIsDeafToOthers

    /// A tab bar controller ignores dismissals that code asks for, so that they never end.
    case tabsIgnoreDismissals

    /// The mistake of a container, if it is the fault.
    @MainActor
    var mistake: DrawerViewController.Mistake? {
      switch self {
      case .containerShowsAnotherPage: .showsAnotherPage
      case .adapterNeverRemoves: .neverRemoves
      default: nil
      }
    }
  }
#endif
