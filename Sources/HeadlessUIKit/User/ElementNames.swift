/// The names by which gestures reach the elements on screen.
@MainActor
struct ElementNames {
  let elements: [ScreenElement]
  private var places: [String: [Int]] = [:]
  /// The numbers of containers' gestures that come before the elements, by their titles.
  private var taken: [String: Int] = [:]

  /// Creates the names of elements.
  ///
  /// - Parameters:
  ///   - elements: The elements, in reading order.
  ///   - taken: The titles that a gesture looks for before it looks for elements.
  init(_ elements: [ScreenElement], taken: [String] = []) {
    self.elements = elements
    for (index, element) in elements.enumerated() {
      for name in Set(element.names) { places[name, default: []].append(index) }
    }
    for title in taken { self.taken[title, default: 0] += 1 }
  }

  /// The elements without an obstacle, with their indices.
  var usable: [(ScreenElement, Int)] {
    elements.indices.filter { elements[$0].obstacle == nil }.map { (elements[$0], $0) }
  }

  /// Returns the first name by which a gesture finds an element, or else its position.
  ///
  /// The name may have its place among the elements of that name, such as `Add #2`.
  ///
  /// - Parameter index: The index of the element.
  /// - Returns: The name, or `nil` if the element has none.
  func name(at index: Int) -> String? {
    let element = elements[index]
    for name in element.names where taken[name] == nil {
      let found = places[name] ?? []
      if (found.first { elements[$0].obstacle == nil } ?? found.first) == index { return name }
    }
    if let position = element.position { return position }
    guard let name = element.names.first, let place = places[name]?.firstIndex(of: index) else { return nil }
    return "\(name) #\((taken[name] ?? 0) + place + 1)"
  }
}

/// A name with a place among the elements of that name, such as `Add #2`.
struct NumberedName {
  let name: String
  /// The place, from 1.
  let number: Int

  init?(_ text: String) {
    guard let mark = text.lastIndex(of: "#"), let number = Int(text[text.index(after: mark)...]), number > 0,
      text[..<mark].hasSuffix(" ")
    else { return nil }
    name = String(text[..<mark].dropLast())
    self.number = number
  }
}

/// An element that the user can touch, with the name by which a gesture reaches it.
package struct Touchable {
  /// The view of an element, or one segment of it.
  package enum Subject: Hashable {
    case view(ObjectIdentifier)
    case segment(ObjectIdentifier, title: String)
  }

  /// The name that ``WindowUser/tap(_:)`` or ``WindowUser/type(_:into:)`` needs, or `nil` if another element takes the
  /// gesture.
  package let name: String?
  /// The reason why the user cannot interact with the element, or `nil` if there is none.
  package let obstacle: String?
}

extension WindowUser {
  /// The elements on top that the user can touch.
  package var touchables: [Touchable.Subject: Touchable] {
    let all = ElementNames(elements, taken: takenTitles(among: containerGestures))
    let fields = ElementNames(all.elements.filter { $0.kind == .field })
    var result: [Touchable.Subject: Touchable] = [:]
    for (names, areFields) in [(all, false), (fields, true)] {
      for (index, element) in names.elements.enumerated() where (element.kind == .field) == areFields {
        result[element.subject] = Touchable(name: names.name(at: index), obstacle: element.obstacle)
      }
    }
    return result
  }
}
