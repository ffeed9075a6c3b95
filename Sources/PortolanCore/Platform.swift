// The one file of this module that depends on the platform: UIKit if it is available, HeadlessUIKit elsewhere.
#if os(watchOS)
  #error("Portolan needs view controllers, which UIKit has not on watchOS. PortolanLinks needs none.")
#elseif canImport(UIKit)
  @_exported public import UIKit
#else
  @_exported public import HeadlessUIKit
#endif
#if canImport(os)
  import os
#endif
#if canImport(UserNotifications)
  import UserNotifications
#endif

/// A namespace for functions that differ between platforms.
package enum Platform {
  /// Creates a controller by its class, as `init(nibName:bundle:)` does, and configures it.
  @MainActor
  static func instantiate<ViewController: UIViewController>(
    _ type: ViewController.Type, nibName: String? = nil, bundle: Bundle? = nil,
    configuration: (@MainActor (ViewController) -> Void)?
  ) -> ViewController {
    #if canImport(UIKit)
      let viewController = type.init(nibName: nibName, bundle: bundle)
    #else
      let viewController = HeadlessConstruction.instantiate(type, nibName: nibName, bundle: bundle)
    #endif
    configuration?(viewController)
    return viewController
  }

  /// Starts a task that runs up to its first suspension before this function returns, if the system supports it.
  @MainActor
  @inline(never) package static func startTask(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    if #available(iOS 26, macOS 26, tvOS 26, visionOS 26, watchOS 26, *) {
      Task.immediate(operation: body)
    } else {
      Task(operation: body)
    }
  }

  /// Returns a Boolean value that indicates whether a bundle contains a nib with a given name.
  @MainActor
  static func hasNib(named name: String, in bundle: Bundle?, for type: UIViewController.Type) -> Bool {
    #if canImport(UIKit)
      (bundle ?? .main).path(forResource: name, ofType: "nib") != nil
    #else
      NibLocator.hasNib(named: name, in: bundle, for: type)
    #endif
  }

  /// Creates a controller from a storyboard.
  ///
  /// - Throws: The error of loading the document or the scene.
  @MainActor
  static func instantiate(
    storyboard name: String, identifier: String?, bundle: Bundle?, for type: UIViewController.Type,
    creator: ((NSCoder) -> UIViewController?)?
  ) throws -> UIViewController {
    #if canImport(UIKit)
      guard (bundle ?? .main).path(forResource: name, ofType: "storyboardc") != nil else {
        throw CocoaError(.fileNoSuchFile)
      }
      let storyboard = UIStoryboard(name: name, bundle: bundle)
      guard let identifier else {
        if let viewController = storyboard.instantiateInitialViewController(creator: creator) { return viewController }
        throw CocoaError(.fileReadCorruptFile)
      }
      return storyboard.instantiateViewController(identifier: identifier, creator: creator)
    #else
      return try UIStoryboard(loading: name, bundle: bundle, for: type)
        .makeViewController(UIViewController.self, withIdentifier: identifier, creator: creator)
    #endif
  }

  /// Returns the object of ours that is tied to a controller or a window, or `nil` if there is none.
  @MainActor
  static func object(tiedTo owner: UIResponder) -> AnyObject? {
    #if canImport(UIKit)
      objc_getAssociatedObject(owner, key) as AnyObject?
    #else
      HeadlessLifetime.object(tiedTo: owner)
    #endif
  }

  /// Retains an object of ours until a controller or a window is released.
  @MainActor
  static func tie(_ object: AnyObject, to owner: UIResponder) {
    #if canImport(UIKit)
      objc_setAssociatedObject(owner, key, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #else
      HeadlessLifetime.tie(object, to: owner)
    #endif
  }

  #if canImport(UIKit)
    /// A key that no other code has: the address of a class.
    private static var key: UnsafeRawPointer {
      unsafeBitCast(HierarchyObservation.self as AnyObject.Type, to: UnsafeRawPointer.self)
    }

    typealias HierarchyObservation = RunLoopObservation
  #else
    typealias HierarchyObservation = HeadlessHierarchy.Observation
  #endif

  /// Calls a closure when controllers may have changed, visible or not, until the result is released.
  ///
  /// On UIKit the closure is called before the main run loop sleeps. That is after any code that changes controllers, and after
  /// the layout where UIKit carries out changes that are not animated. The closure must therefore not wake the run loop unless it
  /// changes something.
  ///
  /// - Parameters:
  ///   - window: The window whose changes matter, or `nil` if every change does, even of controllers in no window. It saves
  ///     time where many windows live in one process. UIKit does not tell what changed.
  ///   - notify: The closure.
  /// - Returns: The observation. It ends when it is released.
  @MainActor
  static func observeHierarchies(
    in window: UIWindow?, _ notify: @escaping @MainActor () -> Void
  ) -> HierarchyObservation {
    #if canImport(UIKit)
      RunLoopObservation(notify)
    #else
      HeadlessHierarchy.observe(in: window, notify)
    #endif
  }

  /// Calls the observers of a window after the current turn, as the run loop of UIKit does after each.
  @MainActor
  static func noteChange(in window: UIWindow) {
    #if !canImport(UIKit)
      HeadlessHierarchy.noteChange(in: window)
    #endif
  }

  #if canImport(UIKit)
    /// A subscription to the moments before the main run loop sleeps.
    final class RunLoopObservation {
      private let observer: CFRunLoopObserver?

      init(_ notify: @escaping @MainActor () -> Void) {
        let activity = CFRunLoopActivity.beforeWaiting.rawValue
        // The last of all observers: Core Animation is one of them, and lays views out when its turn comes.
        observer = CFRunLoopObserverCreateWithHandler(nil, activity, true, .max) { _, _ in
          MainActor.assumeIsolated { notify() }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
      }

      deinit {
        if let observer { CFRunLoopObserverInvalidate(observer) }
      }

      /// Does nothing: the run loop looks after the turn of a release, too.
      func includeRelease(of viewController: UIViewController) {}
    }
  #endif

  /// Returns a Boolean value that indicates whether UIKit presents a controller for an open menu.
  ///
  /// The class of that controller is private: its name begins with `_UIContextMenu` (exyte/PopupView, pull request 127).
  @MainActor
  static func isMenu(_ viewController: UIViewController) -> Bool {
    #if canImport(UIKit)
      String(cString: class_getName(type(of: viewController))).hasPrefix("_UIContextMenu")
    #else
      type(of: viewController) == HeadlessMenu.self
    #endif
  }

  /// Returns the action and the payload of the notification with which a scene was opened, or `nil` if there is none.
  @MainActor
  package static func notification(
    in options: UIScene.ConnectionOptions
  ) -> (action: String, userInfo: [AnyHashable: Any])? {
    options.notificationResponse.map { ($0.actionIdentifier, $0.notification.request.content.userInfo) }
  }

  /// Returns the name of a bundle for an error message.
  static func name(of bundle: Bundle?) -> String {
    bundle.map { "the bundle \($0.bundleURL.lastPathComponent)" } ?? "the app's bundle"
  }

  /// A logger that writes to the system's log.
  package struct Log {
    #if canImport(os)
      private let logger: Logger

      package init(subsystem: String, category: String) {
        logger = Logger(subsystem: subsystem, category: category)
      }

      package func debug(_ text: String) { logger.debug("\(text, privacy: .public)") }
      package func error(_ text: String) { logger.error("\(text, privacy: .public)") }
    #else
      private let prefix: String

      package init(subsystem: String, category: String) { prefix = "[\(subsystem).\(category)] " }

      package func debug(_ text: String) { write(text) }
      package func error(_ text: String) { write(text) }

      private func write(_ text: String) {
        FileHandle.standardError.write(Data((prefix + text + "\n").utf8))
      }
    #endif
  }
}
