extension WindowUser {
  /// The gestures that are possible now, in their written form.
  ///
  /// Delegates are asked for the menus and the swipe actions of rows. Of a control with many values a few are in the list. Of a
  /// wheel with more than six rows these are the first, the second, the middle and the last; of a slider the least, the middle
  /// and the greatest; and of a date picker its limits.
  public var possibleGestures: [String] { possible.map(\.text) }

  /// The gestures that are possible now.
  package var possible: [PossibleGesture] {
    guard !window.hidden, !isInTransition else { return [] }
    let all = containerGestures
    if let alert = top as? UIAlertController {
      return alert.actions.filter(\.isEnabled).compactMap(\.tappedTitle).map { title in
        PossibleGesture("tap alert action \"\(title)\"", step: "tap \(title)") { try tap(alertAction: title) }
      } + viewGestures(besides: all)
    }
    let containers = all.filter(\.isListed)
    var gestures = containers.enumerated().map { index, gesture in
      PossibleGesture(gesture.text, step: step(of: gesture, at: index, among: containers)) { _ = gesture.perform(true) }
    }
    if top?.isSheet == true {
      gestures.append(PossibleGesture("swipe down", step: "swipe down") { _ = try swipeDown() })
      gestures += sheetDrags
    }
    for button in containers {
      if let menu = button.menu, let title = button.title { gestures += choices(in: menu, of: title) }
    }
    return gestures + searchGestures + viewGestures(besides: all)
  }

  /// The names of the fields on top into which the user can type, in reading order.
  package var fieldNames: [String] {
    guard !window.hidden, !isInTransition else { return [] }
    let fields = ElementNames(elements.filter { $0.kind == .field })
    return fields.usable.compactMap { fields.name(at: $1) }
  }

  /// Returns the gestures on the views on top.
  private func viewGestures(besides containers: [ContainerGesture]) -> [PossibleGesture] {
    let names = ElementNames(elements, taken: takenTitles(among: containers))
    let rows = ElementNames(names.elements.filter { $0.kind == .row })
    let fields = ElementNames(names.elements.filter { $0.kind == .field })
    let values = ElementNames(names.elements.filter { $0.kind == .value })
    var gestures: [PossibleGesture] = []
    var field = 0
    for (index, element) in names.elements.enumerated() {
      if element.kind == .field { field += 1 }
      guard element.obstacle == nil else { continue }
      let gesture =
        element.kind == .field
        ? typing(into: fields.name(at: field - 1)) : tap(on: element, named: names.name(at: index))
      if let gesture { gestures.append(gesture) }
    }
    gestures += viewMenus(names, besides: containers)
    for (row, index) in rows.usable { gestures += rows.name(at: index).map { swipes(of: row, named: $0) } ?? [] }
    for (value, index) in values.usable {
      gestures += values.name(at: index).map { changes(of: value, named: $0) } ?? []
    }
    gestures += fingerGestures
    guard editedField != nil else { return gestures }
    return gestures + [PossibleGesture("press return", step: "press return") { try pressReturn() }]
  }

  private func tap(on element: ScreenElement, named name: String?) -> PossibleGesture? {
    guard let text = element.gesture, let name else { return nil }
    return PossibleGesture(text, step: "tap \(name)") { try tap(name) }
  }

  private func typing(into name: String?) -> PossibleGesture? {
    guard let name else { return nil }
    return PossibleGesture("type into \"\(name)\"", "type \(name) ", "", blank: .text) { text in
      try clear(name)
      try type(text, into: name)
    }
  }

  /// Returns the titles that a tap looks for before the elements, in that order.
  func takenTitles(among containers: [ContainerGesture]) -> [String] {
    if let alert = top as? UIAlertController { return alert.actions.compactMap(\.tappedTitle) }
    return containers.compactMap(\.title)
  }

  private func step(of gesture: ContainerGesture, at index: Int, among all: [ContainerGesture]) -> String {
    guard let title = gesture.title else {
      return gesture.text.hasPrefix(ContainerGesture.back) ? String(gesture.text.dropFirst(3)) : gesture.text
    }
    let before = all[..<index].filter { $0.title == title }.count
    return before == 0 ? "tap \(title)" : "tap \(title) #\(before + 1)"
  }

  /// The typing into the search field of the bar, the search key, and the end of the search.
  private var searchGestures: [PossibleGesture] {
    guard let search = searchController else { return [] }
    let typing = PossibleGesture("search for a text", "search for ", "", blank: .text) { try self.search(for: $0) }
    guard search.isActive else { return [typing] }
    let cancelling = PossibleGesture("cancel the search", step: "cancel the search") { try cancelSearch() }
    guard editedField == nil, search.searchBar.delegateReference != nil else { return [typing, cancelling] }
    return [typing, PossibleGesture("press return", step: "press return") { try pressReturn() }, cancelling]
  }

  /// Makes the possible gesture that a line of a story describes.
  ///
  /// - Parameter line: The line, as in ``PossibleGesture/step``, with a text in place of the blank.
  /// - Throws: ``UserGestureError`` if no such gesture is possible.
  package func perform(step line: String) throws {
    try requireRest(line)
    for gesture in possible {
      if let filling = gesture.filling(of: line) { return try gesture.perform(filling) }
    }
    throw error(line, "nothing on screen offers it")
  }
}
