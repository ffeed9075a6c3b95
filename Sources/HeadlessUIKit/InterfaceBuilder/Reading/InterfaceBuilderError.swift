/// An error that prevented an Interface Builder document, or an object in it, from loading.
public struct InterfaceBuilderError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// The kinds of faults; others may be added.
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    /// The name of the kind.
    public let description: String

    /// The bundle has no document of that name.
    public static let missingFile = Reason(description: "missingFile")
    /// The document exists but cannot be read.
    public static let unreadableFile = Reason(description: "unreadableFile")
    /// The document has more bytes, elements or attributes than the limits allow.
    public static let tooLarge = Reason(description: "tooLarge")
    /// The document's elements are nested deeper than the limits allow.
    public static let tooDeep = Reason(description: "tooDeep")
    /// The document declares a document type or entities, or is not UTF-8; Xcode writes none of that.
    public static let forbiddenDeclaration = Reason(description: "forbiddenDeclaration")
    /// The document is not well-formed XML, or ends too early.
    public static let brokenXML = Reason(description: "brokenXML")
    /// The document is well-formed XML, but not of a kind that Interface Builder saves.
    public static let unexpectedContent = Reason(description: "unexpectedContent")
    /// The storyboard has no scene with that identifier.
    public static let missingScene = Reason(description: "missingScene")
    /// A relationship or an outlet leads to an object that the document does not contain.
    public static let missingObject = Reason(description: "missingObject")
    /// A controller would contain itself.
    public static let endlessRelationship = Reason(description: "endlessRelationship")
    /// The class's `init?(coder:)` returned `nil`.
    public static let rejectedByInitializer = Reason(description: "rejectedByInitializer")
    /// A nib was loaded for a controller but does not connect its `view`.
    public static let viewNotSet = Reason(description: "viewNotSet")
  }

  /// The kind of the fault.
  public let reason: Reason
  /// The path of the document, or the requested name if there is no such document.
  public let file: String
  /// The element with the fault as it is written, such as `<viewController id="BYZ-38-t0r">`.
  public let element: String?
  /// The line of the element, counted from 1.
  public let line: Int?
  /// The description of the fault, in the words of UIKit's exception if there is one.
  public let message: String

  package init(_ reason: Reason, file: String, element: String? = nil, line: Int? = nil, message: String) {
    self.reason = reason
    self.file = file
    self.element = element
    self.line = line
    self.message = message
  }

  /// The file with the line, the element, and the description of the fault.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return [place, element, message].compactMap { $0 }.joined(separator: ": ")
  }

  /// The same as the description.
  public var errorDescription: String? { description }

  /// Creates the error of an object in a document.
  init(_ reason: Reason, _ object: some DocumentObject, in file: String, _ message: String) {
    self.init(reason, file: file, element: object.label, line: object.element.line, message: message)
  }

  /// Creates the error of an object whose class's initialiser returned `nil`.
  init(rejectedBy type: AnyClass, _ object: some DocumentObject, in file: String) {
    self.init(.rejectedByInitializer, object, in: file, "\(String(reflecting: type)).init?(coder:) returned nil.")
  }

  /// Returns a result, or ends the program with the message of the error, as UIKit does.
  static func orRaise<Made>(_ make: @autoclosure () throws(InterfaceBuilderError) -> Made) -> Made {
    do throws(InterfaceBuilderError) {
      return try make()
    } catch {
      raise(error.message)
    }
  }
}
