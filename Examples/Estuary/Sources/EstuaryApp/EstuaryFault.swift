#if !canImport(UIKit)
  public import PortolanTool
#endif
import Portolan

/// A fault that was planted in the bank before it was verified, see `FAULTS.md`.
public enum EstuaryFault: String, CaseIterable, Sendable {
  /// The menu presents the PIN of a card without the confirmation.
  case forgottenGuard
  /// A conversation retains itself.
  case leakingChat
  /// The terms have neither a button nor a gesture that leads on or back.
  case deadEnd
  /// A task after the route to the rates removes the screens below them, which the plan does not say.
  case clearedStack
}

#if !canImport(UIKit)
  extension EstuaryFault: ExpressibleByArgument {}
#endif
