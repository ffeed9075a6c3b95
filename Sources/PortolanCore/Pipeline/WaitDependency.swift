/// The dependency of one request on another, direct or through further requests.
enum WaitDependency {
  case none
  /// A task that a guard or a factory started is waiting, and it is unknown whether that task is awaited.
  case possible
  case certain
}

// The waits of requests for one another. Requests that wait for each other would never be answered, so the wait that
// would close such a circle fails instead.
extension NavigationRequest {
  /// A request whose answer the code of another one waits for.
  struct Awaited {
    let request: NavigationRequest
    /// A Boolean value that indicates whether the waiting code is the guard, factory, action or task itself, and not a
    /// task that it started.
    let isCertain: Bool
  }

  /// Returns the dependency of this request on another one.
  func dependence(on other: NavigationRequest) -> WaitDependency {
    if reaches(other, certainly: true) { return .certain }
    return reaches(other, certainly: false) ? .possible : .none
  }

  private func reaches(_ other: NavigationRequest, certainly: Bool) -> Bool {
    if self === other { return true }
    guard waitsIn?.holder != nil || !awaited.isEmpty else { return false }
    var seen: Set<ObjectIdentifier> = []
    var open = [self]
    while let request = open.popLast() {
      if request === other { return true }
      guard seen.insert(ObjectIdentifier(request)).inserted else { continue }
      if let holder = request.waitsIn?.holder { open.append(holder) }
      for awaited in request.awaited where awaited.isCertain || !certainly { open.append(awaited.request) }
    }
    return false
  }
}
