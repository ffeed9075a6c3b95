/// The animations of presentations.
public enum UIModalTransitionStyle: Int, Sendable {
  /// A slide from below.
  case coverVertical = 0
  /// A flip to the other side of the screen.
  case flipHorizontal = 1
  /// A fade-in.
  case crossDissolve = 2
  /// A corner that curls up.
  case partialCurl = 3
}
