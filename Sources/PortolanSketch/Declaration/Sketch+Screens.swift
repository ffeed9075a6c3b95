#if !canImport(UIKit)
  public import Portolan

  // The kinds of screens.
  extension Sketch {
    /// A screen without exits of its own: the user goes back, swipes it down or selects another tab.
    public static var screen: Sketch { Sketch() }

    /// Returns a screen with a button for each of several screens, opened by the router.
    ///
    /// A list has a sample of each kind of row: `.exits(.product(id: 1), .category("Lamps"))`.
    ///
    /// - Parameter screens: The screens, with sample values.
    /// - Returns: The sketch.
    public static func exits(_ screens: AppScreen...) -> Sketch { Sketch().exits(screens) }

    /// Returns a screen that compiles on this platform already, such as one that was ported.
    ///
    /// ```swift
    /// case .terms: .built { TermsViewController() }
    /// ```
    ///
    /// - Parameter make: A closure that creates the controller.
    /// - Returns: The sketch.
    public static func built(by make: @escaping @MainActor @Sendable () -> UIViewController) -> Sketch {
      Sketch(kind: .built(make))
    }

    // MARK: Containers

    /// Returns a tab bar with a navigation bar in each tab, except for some.
    ///
    /// The route of a tab is `.part(of:)` this screen, as in the app.
    ///
    /// ```swift
    /// case .tabs: .tabs(.home, .bag, .account, withoutBar: .bag)
    /// ```
    ///
    /// - Parameters:
    ///   - first: The first tab.
    ///   - others: The other tabs.
    ///   - bare: The tabs without a navigation controller.
    /// - Returns: The sketch.
    public static func tabs(_ first: AppScreen, _ others: AppScreen..., withoutBar bare: AppScreen...) -> Sketch {
      Sketch(kind: .tabs([first] + others, withoutBar: Set(bare)))
    }

    /// Returns a split view with a list, and with a first detail or nothing beside it.
    ///
    /// The route of the list is `.part(of:)` this screen, and the route of a detail is `.detail(of:)` the list.
    ///
    /// ```swift
    /// case .cities: .split(.cityList, detail: .city("Genoa"))
    /// ```
    ///
    /// - Parameters:
    ///   - list: The screen of the first column.
    ///   - detail: The screen of the second column at the beginning, or `nil` for an empty one.
    /// - Returns: The sketch.
    public static func split(_ list: AppScreen, detail: AppScreen? = nil) -> Sketch {
      Sketch(kind: .split(list, detail: detail))
    }

    /// Returns a container that shows one of several screens, such as a drawer, an onboarding or a segmented control.
    ///
    /// The route of each is `.part(of:)` this screen.
    ///
    /// ```swift
    /// case .drawer: .oneOf(.home, .menu)
    /// ```
    ///
    /// - Parameters:
    ///   - first: The screen that is shown first.
    ///   - others: The other screens.
    /// - Returns: The sketch.
    public static func oneOf(_ first: AppScreen, _ others: AppScreen...) -> Sketch {
      Sketch(kind: .oneOf([first] + others))
    }
  }
#endif
