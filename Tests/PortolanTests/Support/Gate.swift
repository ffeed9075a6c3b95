/// Holds up whoever passes until it is opened.
@MainActor
final class Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var arrivals = 0

  /// Waits until the gate is open.
  func pass() async {
    arrivals += 1
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  /// Returns when so many have arrived.
  func arrivals(_ count: Int) async {
    while arrivals < count { await Task.yield() }
  }
}

/// Lets everything run that can. Short, since a router gives up waiting for a transition after some seconds.
@MainActor
func settle() async {
  for _ in 0..<20 { await Task.yield() }
}
