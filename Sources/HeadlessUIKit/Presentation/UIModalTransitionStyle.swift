/// How a presented controller comes onto the screen.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// As the other side of what is shown.
  case flipHorizontal = 1
  /// By fading in.
  case crossDissolve = 2
  /// Under a corner that curls up.
  case partialCurl = 3
}
