public import Foundation

/// Why an Interface Builder document, or an object in it, could not be loaded.
public struct InterfaceBuilderError: Error, Hashable, Sendable {
  /// The kinds of fault; further ones may be added.
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    private enum Kind: String {
      case missingFile, unreadableFile, tooLarge, tooDeep, forbiddenDeclaration, brokenXML, unexpectedContent
      case missingScene, missingObject, endlessRelationship, rejectedByInitializer, viewNotSet
    }

    private let kind: Kind

    /// The bundle has no document of that name.
    public static let missingFile = Reason(kind: .missingFile)
    /// The document exists and cannot be read.
    public static let unreadableFile = Reason(kind: .unreadableFile)
    /// The document has more bytes, elements or attributes than are accepted.
    public static let tooLarge = Reason(kind: .tooLarge)
    /// The document's elements are nested deeper than is accepted.
    public static let tooDeep = Reason(kind: .tooDeep)
    /// The document declares a document type or entities, or is not UTF-8; Xcode writes neither.
    public static let forbiddenDeclaration = Reason(kind: .forbiddenDeclaration)
    /// The document is not well-formed XML, or ends too early.
    public static let brokenXML = Reason(kind: .brokenXML)
    /// The document is well-formed XML and not what Interface Builder saves.
    public static let unexpectedContent = Reason(kind: .unexpectedContent)
    /// The storyboard has no scene with that identifier.
    public static let missingScene = Reason(kind: .missingScene)
    /// A relationship or an outlet leads to an object that the document does not have.
    public static let missingObject = Reason(kind: .missingObject)
    /// A controller would contain itself.
    public static let endlessRelationship = Reason(kind: .endlessRelationship)
    /// The class's `init?(coder:)` returned `nil`.
    public static let rejectedByInitializer = Reason(kind: .rejectedByInitializer)
    /// A nib was loaded for a controller and does not connect its `view`.
    public static let viewNotSet = Reason(kind: .viewNotSet)

    /// The name of the kind.
    public var description: String { kind.rawValue }
  }

  /// The kind of fault.
  public let reason: Reason
  /// The path of the document, or the name that was asked for where there is no such document.
  public let file: String
  /// The element at fault as it is written, such as `<viewController id="BYZ-38-t0r">`.
  public let element: String?
  /// The line of the element, counted from 1.
  public let line: Int?
  /// What is wrong, in UIKit's words where UIKit raises an exception for it.
  public let message: String

  package init(_ reason: Reason, file: String, element: String? = nil, line: Int? = nil, message: String) {
    self.reason = reason
    self.file = file
    self.element = element
    self.line = line
    self.message = message
  }
}

extension InterfaceBuilderError: CustomStringConvertible {
  /// The file with the line, the element, and what is wrong.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return [place, element, message].compactMap { $0 }.joined(separator: ": ")
  }
}

extension InterfaceBuilderError: LocalizedError {
  /// The same as the description.
  public var errorDescription: String? { description }
}
