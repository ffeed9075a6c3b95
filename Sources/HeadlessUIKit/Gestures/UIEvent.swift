/// An event that the user causes.
@MainActor
open class UIEvent: NSObject {
  /// The kinds of events.
  public enum EventType: Int, Sendable {
    /// A kind of UIKit.
    case touches = 0
    /// A kind of UIKit.
    case motion, remoteControl, presses
    /// A kind of UIKit.
    case scroll = 10
    /// A kind of UIKit.
    case hover = 11
    /// A kind of UIKit.
    case transform = 14
  }

  /// The finer kinds of events.
  public enum EventSubtype: Int, Sendable {
    /// No finer kind.
    case none = 0
    /// A shake of the device.
    case motionShake = 1
    /// A kind of UIKit.
    case remoteControlPlay = 100
    /// A kind of UIKit.
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
    /// A kind of UIKit.
    case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    /// A kind of UIKit.
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }
}
