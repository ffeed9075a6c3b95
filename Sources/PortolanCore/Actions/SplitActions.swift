extension ContainerViewController where Self: UISplitViewController {
  /// Returns an action that puts the controller into the first column.
  ///
  /// - Returns: The action.
  public static func setAsMaster() -> SetAsMasterAction<Self> { SetAsMasterAction() }
  /// Returns an action that puts the controller into the last column, which is the second one unless there are three.
  ///
  /// - Returns: The action.
  public static func pushToDetails() -> PushToDetailsAction<Self> { PushToDetailsAction() }
}

/// An action that puts a controller into the first column of a split view controller.
public struct SetAsMasterAction<ViewController: UISplitViewController>: ContainerAction, CustomStringConvertible {
  /// The name of the action, as plans and errors print it.
  public nonisolated var description: String { "setAsMaster" }

  /// Replaces the controller in the first column, if there is one.
  ///
  /// - Parameters:
  ///   - viewController: The controller for the first column.
  ///   - children: The controllers of the columns.
  /// - Throws: No error.
  public func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
    if children.isEmpty {
      children = [viewController]
    } else {
      children[0] = viewController
    }
  }
}

/// An action that puts a controller into the last column of a split view controller, which is the second one unless there are three.
public struct PushToDetailsAction<ViewController: UISplitViewController>: ContainerAction, CustomStringConvertible {
  /// The name of the action, as plans and errors print it.
  public nonisolated var description: String { "pushToDetails" }

  /// Replaces the controller in the last column, if there is more than one.
  ///
  /// - Parameters:
  ///   - viewController: The controller for the second column.
  ///   - children: The controllers of the columns.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/actionRefused`` if the first column is empty, because
  ///   UIKit then has no second column.
  public func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
    guard !children.isEmpty else {
      throw RoutingError(
        .actionRefused,
        step: typeName(viewController),
        reason: "pushToDetails needs a first column, and the split view controller has none",
        fix: "give the split view controller a first column with setAsMaster before")
    }
    if children.count > 1 { children.removeLast() }
    children.append(viewController)
  }
}

extension Action where Self == SetAsMasterAction<UISplitViewController> {
  /// An action that puts the controller into the first column of a split view controller.
  public static var setAsMaster: Self { Self() }
}

extension Action where Self == PushToDetailsAction<UISplitViewController> {
  /// An action that puts the controller into the second column of a split view controller.
  public static var pushToDetails: Self { Self() }
}

extension SetAsMasterAction: PlacingAction {}
extension PushToDetailsAction: PlacingAction {}
