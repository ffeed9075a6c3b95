/// The contents of a nib document, which can be made any number of times.
@MainActor
open class UINib: NSObject {
  private enum Source {
    case file(name: String, bundle: Bundle?)
    case data(NibDocument)
  }

  /// The keys of the options for instantiating.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Makes a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects for the nib's placeholders; read by UIKit, and not here.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let source: Source
  private let bundle: Bundle

  /// Prepares a nib, whose file is looked for when it is first made.
  ///
  /// - Parameters:
  ///   - name: The name of the nib without an extension.
  ///   - bundleOrNil: The bundle with the nib, or `nil` for the main bundle.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init(source: .file(name: name, bundle: bundleOrNil), bundle: bundleOrNil ?? .main)
  }

  /// Prepares a nib from the bytes of its file; the program ends where they are not those of a nib.
  ///
  /// - Parameters:
  ///   - data: The bytes of a `xib` file.
  ///   - bundleOrNil: The bundle whose module has the nib's classes, or `nil` for the main bundle.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    do throws(InterfaceBuilderError) {
      self.init(source: .data(try NibDocument(data: data, file: "data")), bundle: bundleOrNil ?? .main)
    } catch {
      raise(error.description)
    }
  }

  private init(source: Source, bundle: Bundle) {
    self.source = source
    self.bundle = bundle
    super.init()
  }

  /// Makes the top-level objects of the nib and connects them to an owner.
  ///
  /// The program ends where the nib is missing or cannot be read. An owner that is a view controller gets the view
  /// that its `view` outlet is connected to.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object that the nib calls File's Owner.
  ///   - optionsOrNil: Not used here.
  /// - Returns: The top-level objects in the order of the document, without the owner and the first responder.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    do throws(InterfaceBuilderError) {
      return try makeObjects(owner: ownerOrNil)
    } catch {
      raise(error.message)
    }
  }

  /// Makes the top-level objects of the nib, or throws where ``instantiate(withOwner:options:)`` ends the program.
  package final func makeObjects(owner: Any?) throws(InterfaceBuilderError) -> [Any] {
    let instantiation =
      switch source {
      case .file(let name, let bundle): try NibInstantiation(nibName: name, bundle: bundle, owner: owner)
      case .data(let document): NibInstantiation(document: document, bundle: bundle, owner: owner)
      }
    return try instantiation.contents().objects
  }
}
