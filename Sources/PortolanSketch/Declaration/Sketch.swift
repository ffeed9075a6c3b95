#if !canImport(UIKit)
  public import Portolan

  /// The sketch of a screen: the exits that it offers the user, without its looks and its data.
  ///
  /// ```swift
  /// static func sketch(of screen: ShopScreen) -> Sketch<ShopScreen> {
  ///   switch screen {
  ///   case .tabs: .tabs(.home, .bag, .account)
  ///   case .home: .exits(.product(id: 42), .search)
  ///   case .product: .screen.button("Add to bag", .set("bag-filled"))
  ///   case .bag: .screen.button("Check out", .run(from: .address), if: "bag-filled")
  ///   case .address: .screen.field("Street", "Quay 7").exit("Continue", to: ShopScreen.review)
  ///   case .login: .exits(.forgotPassword).button("Log in", .set("logged-in"), .close)
  ///   …
  ///   }
  /// }
  /// ```
  public struct Sketch<AppScreen: Screen>: Sendable {
    enum Kind: Sendable {
      case page
      case tabs([AppScreen], withoutBar: Set<AppScreen>)
      case split(AppScreen, detail: AppScreen?)
      case oneOf([AppScreen])
      case built(@MainActor @Sendable () -> UIViewController)
    }

    struct Button: Sendable {
      var title: String
      var actions: [SketchAction<AppScreen>]
      var condition: SketchCondition
    }

    struct Field: Sendable {
      var name: String
      var samples: [String]
    }

    var kind = Kind.page
    var title: String?
    var buttons: [Button] = []
    var fields: [Field] = []
    /// The condition under which the screen refuses to leave.
    var stays: SketchCondition?
    /// The question before the screen leaves with a text.
    var question: String?
    /// The actions that the screen performs by itself after a while.
    var departure: (delay: Duration, actions: [SketchAction<AppScreen>])?

    /// The screens that the container of this sketch contains.
    var parts: [AppScreen] {
      switch kind {
      case .page, .built: []
      case .tabs(let screens, _), .oneOf(let screens): screens
      case .split(let list, let detail): [list] + [detail].compactMap(\.self)
      }
    }

    var isPage: Bool {
      if case .page = kind { true } else { false }
    }

    func changed(_ change: (inout Sketch) -> Void) -> Sketch {
      var copy = self
      change(&copy)
      return copy
    }
  }

  /// A screen that is no case of the enum, such as one that only a flow shows.
  ///
  /// ```swift
  /// case .bag: .screen.button("Check out", .run(from: SketchPage("Address", .screen.button("Pay", .finish))))
  /// ```
  public struct SketchPage<AppScreen: Screen>: Sendable {
    let title: String
    let sketch: Sketch<AppScreen>

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - title: The title. It is its name in hierarchies.
    ///   - sketch: The exits of the screen.
    public init(_ title: String, _ sketch: Sketch<AppScreen> = .screen) { (self.title, self.sketch) = (title, sketch) }
  }
#endif
