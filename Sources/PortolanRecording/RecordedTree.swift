package import PortolanCore
import PortolanHierarchy
import PortolanObserving

/// A controller of a recorded hierarchy.
///
/// A hierarchy is a list of rows, each after its container or its presenter, so that a file nests nothing.
package struct RecordedRow: Hashable, Codable, Sendable {
  /// The number of controllers around and under it.
  package var level: Int
  /// The nearest class of UIKit, or `nil` if the controller has a screen, since another app of the same screens knows it by that.
  package var type: String?
  package var screen: RecordedScreen?
  /// The position of the selected child, or `nil` if the container has no selection.
  package var selected: Int?
  /// `true` if the controller is a stack, or else `nil`.
  package var stack: Bool?
  /// The raw value of the presentation style, or `nil` if the controller is not presented.
  package var style: Int?

  /// Returns a Boolean value that indicates whether two rows can be the same controller.
  fileprivate func isSame(as other: RecordedRow) -> Bool {
    level == other.level && isMoved(from: other) && (style == nil) == (other.style == nil)
  }

  fileprivate func isMoved(from other: RecordedRow) -> Bool { type == other.type && screen == other.screen }
}

/// The hierarchy of a window, and its controllers.
@MainActor
package struct LiveTree {
  /// The maximum number of rows, so that a line of a file has a limit.
  private static let limit = 256

  package private(set) var rows: [RecordedRow] = []
  /// The controllers of the rows.
  package private(set) var viewControllers: [UIViewController] = []

  /// Reads a window, without its alerts.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - record: Returns the form of a screen in the rows.
  package init(of window: UIWindow, _ record: (any Screen) -> RecordedScreen) {
    let tree = HierarchyTree(of: window, .everyTab)
    let places = tree.places.prefix(Self.limit)
    rows.reserveCapacity(places.count)
    for (index, place) in places.enumerated() {
      rows.append(Self.row(of: place, children: tree.children(of: index).map { tree.places[$0] }, record))
    }
    viewControllers = places.map(\.viewController)
  }

  /// The names of the nearest classes of UIKit, since the runtime takes long to answer.
  private static var names: [ObjectIdentifier: String] = [:]

  private static func name(of viewController: UIViewController) -> String {
    let type = type(of: viewController)
    if let known = names[ObjectIdentifier(type)] { return known }
    let name = nearestClass(of: viewController)
    names[ObjectIdentifier(type)] = name
    return name
  }

  /// Returns the name of the first class of a controller that belongs to UIKit.
  private static func nearestClass(of viewController: UIViewController) -> String {
    // The name of a class contains its module, unless it is a class of Objective-C.
    let module = String(reflecting: UIViewController.self).dropLast("UIViewController".count)
    let classes = sequence(first: Mirror(reflecting: viewController), next: \.superclassMirror)
      .map { String(reflecting: $0.subjectType) }
    let own = classes.first { $0.hasPrefix(module + "UI") && !$0.dropFirst(module.count).contains(".") }
    return ScreenParts.name(in: String(own?.dropFirst(module.count) ?? "UIViewController"))
  }

  private static func row(
    of place: HierarchyTree.Place, children: [HierarchyTree.Place], _ record: (any Screen) -> RecordedScreen
  ) -> RecordedRow {
    let screen = ScreenTable.screen(of: place.viewController).map(record)
    var row = RecordedRow(
      level: place.level, type: screen == nil ? name(of: place.viewController) : nil, screen: screen)
    if place.container?.isStack == true {
      row.stack = true
    } else if children.count > 1 {
      row.selected = children.first(where: \.isShown)?.position
    }
    if place.isPresented {
      let style = place.viewController.modalPresentationStyle
      row.style = (style == .automatic ? .pageSheet : style).rawValue
    }
    return row
  }
}

/// A change of a hierarchy that no request has made.
package struct RecordedEdit: Hashable, Codable, Sendable {
  /// The kind of a change.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// A container has selected another child.
    case select
    /// A controller has left its stack.
    case pop
    /// A modal was dismissed.
    case dismiss
    /// A controller has left a container that is no stack.
    case remove
    /// A controller has appeared.
    case appear
    /// The width of the window is another one.
    case width
  }

  package var kind: Kind
  /// The row before the change, or of the hierarchy after it for a controller that has appeared.
  package var row = 0
  /// The position of the selected child, or 1 for a compact width and 2 for a regular one.
  package var value: Int?

  /// Returns the changes between two hierarchies.
  package static func changes(from old: [RecordedRow], to new: [RecordedRow]) -> [RecordedEdit] {
    var edits: [RecordedEdit] = []
    var (row, next) = (0, 0)
    while row < old.count {
      if next < new.count, old[row].isSame(as: new[next]) {
        if let value = new[next].selected, value != old[row].selected {
          edits.append(RecordedEdit(kind: .select, row: row, value: value))
        }
        row += 1
        next += 1
        continue
      }
      let parent = old[..<row].last { $0.level < old[row].level }
      let kind: Kind = old[row].style != nil ? .dismiss : parent?.stack == true ? .pop : .remove
      edits.append(RecordedEdit(kind: kind, row: row))
      let level = old[row].level
      repeat { row += 1 } while row < old.count && old[row].level > level
    }
    var appeared = Array(next..<new.count)
    // A split view controller has moved what has left one place and is in another.
    edits.removeAll { edit in
      let moved = appeared.firstIndex { edit.kind != .select && new[$0].isMoved(from: old[edit.row]) }
      if let moved { appeared.remove(at: moved) }
      return moved != nil
    }
    return edits + appeared.map { RecordedEdit(kind: .appear, row: $0) }
  }
}
