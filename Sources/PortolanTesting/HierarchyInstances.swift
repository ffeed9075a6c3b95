import PortolanHierarchy

/// The instances of the controllers in a window, each in its place.
///
/// A test compares two values to check that the same controllers are still there, for instance after a navigation that failed:
///
/// ```swift
/// let before = HierarchyInstances(of: window)
/// await #expect(throws: RoutingError.self) { try await router.navigate(to: ShopScreen.settings) }
/// #expect(HierarchyInstances(of: window) == before)
/// ```
///
/// `HierarchySnapshot` compares classes, names and order, and is equal if a controller was replaced by one like it. These values
/// differ then. They do not retain the controllers, and a new controller differs from one that was released, even if it has
/// the same address in memory.
///
/// - Complexity: Creating and comparing values is O(n) in the number of controllers.
public struct HierarchyInstances: Hashable, Sendable, CustomStringConvertible {
  private let places: WindowInstances
  private let controllers: [WeakController]

  /// Records the current instances in the hierarchy of a window, without retaining them.
  ///
  /// - Parameter window: The window to read.
  @MainActor
  public init(of window: UIWindow) {
    places = WindowInstances(of: window)
    controllers = HierarchyTree(of: window).places.map { WeakController($0.viewController) }
  }

  /// The number of controllers.
  public var count: Int { places.count }

  /// A line for each controller, from the bottom to the top: its class and its address, and whether it was released.
  public var description: String { controllers.map(\.description).joined(separator: "\n") }

  /// Returns a Boolean value that indicates whether the same controllers are in the same places.
  public static func == (one: HierarchyInstances, other: HierarchyInstances) -> Bool {
    one.places == other.places && zip(one.controllers, other.controllers).allSatisfy { $0.controller === $1.controller }
  }

  /// Adds the places of the controllers to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(places) }
}

/// A controller that may have been released.
private final class WeakController: Sendable {
  weak let controller: UIViewController?
  private let text: String

  @MainActor
  init(_ controller: UIViewController) {
    self.controller = controller
    text = "\(typeName(controller)) 0x\(String(UInt(bitPattern: ObjectIdentifier(controller)), radix: 16))"
  }

  var description: String { controller == nil ? "\(text), released" : text }
}
