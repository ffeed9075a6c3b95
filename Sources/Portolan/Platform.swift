// The one file of this module that knows which platform it is on: UIKit where there is one, HeadlessUIKit elsewhere.
#if canImport(UIKit)
  @_exported public import UIKit
#else
  @_exported public import HeadlessUIKit
#endif
#if canImport(os)
  import os
#endif

/// What is spelled differently from platform to platform.
enum Platform {
  /// Creates a controller by its class, as `init(nibName:bundle:)` does.
  @MainActor
  static func instantiate<ViewController: UIViewController>(
    _ type: ViewController.Type, nibName: String?, bundle: Bundle?
  ) -> ViewController {
    #if canImport(UIKit)
      type.init(nibName: nibName, bundle: bundle)
    #else
      HeadlessConstruction.instantiate(type, nibName: nibName, bundle: bundle)
    #endif
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
