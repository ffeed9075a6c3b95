// Apps declare their options with the types of ArgumentParser, and their screens and routes with those of Portolan.
#if canImport(ArgumentParser)
  @_exported public import ArgumentParser
#else
  #error(
    "PortolanTool needs the trait Tools of Portolan. To fix: add \"Tools\" to the traits of the app's dependency on it")
#endif
@_exported public import Portolan

/// The command line of an app that opens links and notifications, lists screens and checks links.
///
/// ```swift
/// @main
/// enum ShopTool: PortolanCommand {
///   typealias App = ShopUnderTool
///   static let name = "shop"
/// }
/// ```
///
/// ```text
/// shop open https://shop.example/products/42 --after 'tap Account'
/// shop notify payload.json
/// shop links list
/// ```
public protocol PortolanCommand {
  /// The app.
  associatedtype App: ToolApp

  /// The name of the executable.
  static var name: String { get }

  /// The version of the app, for `--version` to print beside Portolan's, or an empty text.
  static var version: String { get }

  /// The commands in addition to those that every app has, such as `verify` of the product PortolanVerifier.
  static var extraCommands: [any ParsableCommand.Type] { get }
}

extension PortolanCommand {
  /// The default commands: none.
  public static var extraCommands: [any ParsableCommand.Type] { [] }

  /// The default version: none.
  public static var version: String { "" }
}
