extension ContainerViewController where Self: UISplitViewController {
  /// Puts the controller into the first column.
  public static func setAsMaster() -> SetAsMasterAction<Self> { SetAsMasterAction() }
  /// Puts the controller into the second column.
  public static func pushToDetails() -> PushToDetailsAction<Self> { PushToDetailsAction() }
}

/// Puts a controller into the first column of a split view controller.
public struct SetAsMasterAction<ViewController: UISplitViewController>: ContainerAction, CustomStringConvertible {
  public nonisolated var description: String { "setAsMaster" }

  public func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
    if children.isEmpty {
      children = [viewController]
    } else {
      children[0] = viewController
    }
  }
}

/// Puts a controller into the second column of a split view controller.
public struct PushToDetailsAction<ViewController: UISplitViewController>: ContainerAction, CustomStringConvertible {
  public nonisolated var description: String { "pushToDetails" }

  /// Replaces whatever is in the second column.
  ///
  /// - Parameters:
  ///   - viewController: The controller for the second column.
  ///   - children: The controllers of the columns.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/actionRefused`` where the first column is empty, as UIKit has no second column then.
  public func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
    guard let master = children.first else {
      throw RoutingError(
        .actionRefused,
        step: typeName(viewController),
        reason: "pushToDetails needs a first column, and the split view controller has none",
        fix: "give the split view controller a first column with setAsMaster before")
    }
    children = [master, viewController]
  }
}

extension Action where Self == SetAsMasterAction<UISplitViewController> {
  /// Puts the controller into the first column of a split view controller.
  public static var setAsMaster: Self { Self() }
}

extension Action where Self == PushToDetailsAction<UISplitViewController> {
  /// Puts the controller into the second column of a split view controller.
  public static var pushToDetails: Self { Self() }
}

extension SetAsMasterAction: PlacingAction {}
extension PushToDetailsAction: PlacingAction {}
