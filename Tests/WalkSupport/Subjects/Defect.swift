#if !canImport(UIKit)
  import PortolanTestSupport

  /// A fault that is planted in what an app would write, to see that the walk finds it.
  package enum Defect: String, CaseIterable, Sendable {
    /// A container says that it shows a child, and goes on showing another.
    case containerShowsAnotherPage
    /// A container's adapter adds what it is given, and removes nothing.
    case adapterNeverRemoves
    /// An action that has failed presents something when the router has put everything back.
    case actionMovesAfterItsFailure
    /// An action holds on to what it has placed.
    case actionKeepsScreens
    /// A guard is never answered.
    case guardIsNeverAnswered
    /// A finder selects another tab while it looks.
    case finderMovesTheHierarchy
    /// An observer of screens hears of the router's navigations alone.
    case observerIsDeafToOthers

    /// A tab bar controller ignores dismissals that code asks for, so that they never end.
    case tabsIgnoreDismissals

    /// The mistake of a container that is the fault.
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
