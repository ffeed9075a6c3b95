@MainActor
final class Session {
  var isOpen = false
}
