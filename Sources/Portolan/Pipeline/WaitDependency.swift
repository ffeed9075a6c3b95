/// Whether one request waits for another, if only for one that waits for that one.
enum WaitDependency {
  case none
  /// A task that a guard or a factory has started waits, and nothing tells whether that task is waited for.
  case possible
  case certain
}

// Who waits for whom. Requests that wait for each other would never be answered: whoever is about to close such a
// circle is told instead.
extension NavigationRequest {
  /// A request whose answer the code of another one waits for.
  struct Awaited {
    let request: NavigationRequest
    /// Whether the waiting code is the guard, factory, action or task itself, and not a task that it started.
    let isCertain: Bool
  }

  /// Whether this request cannot go on before another one has gone on.
  func dependence(on other: NavigationRequest) -> WaitDependency {
    if reaches(other, certainly: true) { return .certain }
    return reaches(other, certainly: false) ? .possible : .none
  }

  private func reaches(_ other: NavigationRequest, certainly: Bool) -> Bool {
    if self === other { return true }
    guard lock?.holder != nil || !awaited.isEmpty else { return false }
    var seen: Set<ObjectIdentifier> = []
    var open = [self]
    while let request = open.popLast() {
      if request === other { return true }
      guard seen.insert(ObjectIdentifier(request)).inserted else { continue }
      if let holder = request.lock?.holder { open.append(holder) }
      for awaited in request.awaited where awaited.isCertain || !certainly { open.append(awaited.request) }
    }
    return false
  }
}
