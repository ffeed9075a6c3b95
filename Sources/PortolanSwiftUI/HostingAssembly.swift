#if canImport(SwiftUI) && canImport(UIKit)
  public import SwiftUI
#endif

/// An assembly of a screen whose content is a SwiftUI view, or a text on platforms without UIKit.
///
/// The assembly is one declaration for all platforms. It has what the screen needs from the app, its title, and the text that
/// stands for its view on Linux and macOS:
///
/// ```swift
/// struct BagAssembly: HostingAssembly {
///   let bag: Bag
///
///   var title: String { "Bag" }
///   var text: String { bag.products.joined(separator: "\n") }
/// }
/// ```
///
/// The view is in a file of its own. The file is empty if there is no SwiftUI:
///
/// ```swift
/// #if canImport(SwiftUI)
///   import PortolanSwiftUI
///   import SwiftUI
///
///   extension BagAssembly {
///     var view: some View { BagView(bag: bag) }
///   }
/// #endif
/// ```
///
/// Only `text` is required besides the view. The assembly is read again when it changes: declare the objects that it reads as
/// `@Observable`, or assign another assembly to ``HostedController/hosted``.
public protocol HostingAssembly: Assembly {
  #if canImport(SwiftUI) && canImport(UIKit)
    /// The type of the view.
    associatedtype Content: View

    /// The view of the screen.
    ///
    /// SwiftUI evaluates it as the body of a view. It is not a requirement on platforms without UIKit.
    @ViewBuilder var view: Content { get }
  #endif

  /// The title in the navigation bar, or an empty text to leave the title to the view.
  var title: String { get }

  /// The text that stands for the view on platforms without UIKit.
  var text: String { get }

  /// The buttons that stand for the view's buttons on platforms without UIKit, for stories, tests and verification.
  var actions: [HostedAction] { get }

  /// A Boolean value that indicates whether the screen must be asked before it leaves.
  ///
  /// It has the meaning that it has in `LeaveConfirming`. The gestures follow it if it reads an `@Observable` object. Otherwise call
  /// `setNeedsUpdateOfLeaveConfirmation()` of the controller when it changes.
  var hasUnsavedChanges: Bool { get }

  /// Asks the user whether the screen may leave, and saves or discards the changes.
  ///
  /// It is the method of `LeaveConfirming`.
  ///
  /// - Parameter viewController: The controller of the screen. It can ask a `Question`.
  /// - Returns: `true` if the screen may leave.
  /// - Throws: Any error, for example if saving fails. The request then fails with that error, and nothing moves.
  func confirmLeaving(_ viewController: UIViewController) async throws -> Bool

  /// Configures the controller before it is shown, for example its tab bar item or its buttons in the navigation bar.
  ///
  /// - Parameter viewController: The controller that was built for this assembly.
  func prepare(_ viewController: UIViewController)
}

extension HostingAssembly {
  /// The default value, which leaves the title to the view.
  public var title: String { "" }

  /// The default value, no buttons.
  public var actions: [HostedAction] { [] }

  /// The default value, `false`.
  public var hasUnsavedChanges: Bool { false }

  /// Returns `true`, so that a screen leaves without a question.
  ///
  /// - Parameter viewController: The controller of the screen.
  /// - Returns: `true`.
  /// - Throws: No error.
  public func confirmLeaving(_ viewController: UIViewController) async throws -> Bool { true }

  /// Configures nothing.
  ///
  /// - Parameter viewController: The controller that was built for this assembly.
  public func prepare(_ viewController: UIViewController) {}

  /// Builds the controller of the screen.
  ///
  /// - Returns: A ``HostedController`` outside the hierarchy.
  public func build() -> UIViewController { HostedController(self) }
}
