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
