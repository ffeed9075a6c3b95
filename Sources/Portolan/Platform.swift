// The one file of this module that knows which platform it is on: UIKit where there is one, HeadlessUIKit elsewhere.
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

/// What is spelled differently from platform to platform.
enum Platform {
  /// Creates a controller by its class, as `init(nibName:bundle:)` does, and configures it.
  @MainActor
  static func instantiate<ViewController: UIViewController>(
    _ type: ViewController.Type, nibName: String? = nil, bundle: Bundle? = nil,
    configuration: (@MainActor (ViewController) -> Void)?
  ) -> ViewController {
    let viewController = instantiate(type, nibName: nibName, bundle: bundle)
    configuration?(viewController)
    return viewController
  }

  @MainActor
  private static func instantiate<ViewController: UIViewController>(
    _ type: ViewController.Type, nibName: String?, bundle: Bundle?
  ) -> ViewController {
    #if canImport(UIKit)
      type.init(nibName: nibName, bundle: bundle)
    #else
      HeadlessConstruction.instantiate(type, nibName: nibName, bundle: bundle)
    #endif
  }

  /// Starts a task that runs up to its first suspension before this returns, where the system can do that.
  @MainActor
  static func startTask(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    if #available(iOS 26, macOS 26, tvOS 26, visionOS 26, watchOS 26, *) {
      Task.immediate(operation: body)
    } else {
      Task(operation: body)
    }
  }

  /// Whether a bundle has a nib of that name.
  @MainActor
  static func hasNib(named name: String, in bundle: Bundle?, for type: UIViewController.Type) -> Bool {
    #if canImport(UIKit)
      (bundle ?? .main).path(forResource: name, ofType: "nib") != nil
    #else
      NibLocator.hasNib(named: name, in: bundle, for: type)
    #endif
  }

  /// Creates a controller that a storyboard describes.
  ///
  /// - Throws: Why the document or the scene cannot be loaded.
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

  /// Keeps an object until a controller is released.
  @MainActor
  static func tie(_ object: AnyObject, to viewController: UIViewController) {
    #if canImport(UIKit)
      // Its own address is a key that no other object has meanwhile.
      let key = Unmanaged.passUnretained(object).toOpaque()
      objc_setAssociatedObject(viewController, key, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #else
      HeadlessLifetime.tie(object, to: viewController)
    #endif
  }

  /// Releases an object that was tied to a controller.
  @MainActor
  static func untie(_ object: AnyObject, from viewController: UIViewController) {
    #if canImport(UIKit)
      let key = Unmanaged.passUnretained(object).toOpaque()
      objc_setAssociatedObject(viewController, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #else
      HeadlessLifetime.untie(object, from: viewController)
    #endif
  }

  /// Calls a closure when controllers may have changed, whether the user sees them or not, until the result is released.
  ///
  /// On UIKit that is before the main run loop sleeps, which is after any code that changes controllers. So a closure must not
  /// cause the next call by anything but a change.
  @MainActor
  static func observeHierarchies(_ notify: @escaping @MainActor () -> Void) -> AnyObject {
    #if canImport(UIKit)
      RunLoopObservation(notify)
    #else
      HeadlessHierarchy.observe(notify)
    #endif
  }

  #if canImport(UIKit)
    /// A subscription to the moments before the main run loop sleeps.
    private final class RunLoopObservation {
      private let observer: CFRunLoopObserver?

      init(_ notify: @escaping @MainActor () -> Void) {
        let activity = CFRunLoopActivity.beforeWaiting.rawValue
        observer = CFRunLoopObserverCreateWithHandler(nil, activity, true, 0) { _, _ in
          MainActor.assumeIsolated { notify() }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
      }

      deinit {
        if let observer { CFRunLoopObserverInvalidate(observer) }
      }
    }
  #endif

  /// The view that takes the subviews that are meant for a view.
  @MainActor
  static func host(of view: UIView) -> UIView {
    #if canImport(UIKit)
      // UIKit raises where anything is added to the effect view itself.
      (view as? UIVisualEffectView)?.contentView ?? view
    #else
      view
    #endif
  }

  /// What the notification carries by which a scene was opened.
  @MainActor
  static func notification(in options: UIScene.ConnectionOptions) -> [AnyHashable: Any]? {
    options.notificationResponse?.notification.request.content.userInfo
  }

  /// What a bundle is called in an error.
  static func name(of bundle: Bundle?) -> String {
    bundle.map { "the bundle \($0.bundleURL.lastPathComponent)" } ?? "the app's bundle"
  }

  /// The system's log.
  struct Log {
    #if canImport(os)
      private let logger: Logger

      init(subsystem: String, category: String) {
        logger = Logger(subsystem: subsystem, category: category)
      }

      func debug(_ text: String) { logger.debug("\(text, privacy: .public)") }
      func error(_ text: String) { logger.error("\(text, privacy: .public)") }
    #else
      private let prefix: String

      init(subsystem: String, category: String) {
        prefix = "[\(subsystem).\(category)] "
      }

      func debug(_ text: String) { write(text) }
      func error(_ text: String) { write(text) }

      private func write(_ text: String) {
        FileHandle.standardError.write(Data((prefix + text + "\n").utf8))
      }
    #endif
  }
}
