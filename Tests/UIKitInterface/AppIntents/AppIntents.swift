// swift-format-ignore-file
// An interface of App Intents, our own writing, for type-checking where there is none. See README.md beside this folder.
// Behind each declaration is the page of https://developer.apple.com/documentation/appintents that has it, unless another one is named.
@_exported import Foundation
public import UIKit

public func _stubOfIntents(_ name: StaticString = #function) -> Never { fatalError("\(name) has no body: the interface is for type-checking") }

// Foundation's, which is not on Linux.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {  // foundation/localizedstringresource
  public init(stringLiteral value: String) {}
}

public protocol PersistentlyIdentifiable {}  // persistentlyidentifiable

public protocol IntentResult: Sendable {}  // intentresult

extension IntentResult where Self == _EmptyIntentResult {
  public static func result() -> some IntentResult { _EmptyIntentResult() }  // intentresult/result()
}

public struct _EmptyIntentResult: IntentResult {}

public protocol AppIntent: PersistentlyIdentifiable, Sendable {  // appintent
  associatedtype PerformResult: IntentResult  // appintent/performresult
  static var title: LocalizedStringResource { get }  // appintent/title
  static var openAppWhenRun: Bool { get }  // appintent/openappwhenrun
  func perform() async throws -> PerformResult  // appintent/perform()
}

extension AppIntent {
  public static var openAppWhenRun: Bool { false }
  public typealias Parameter = IntentParameter  // appintent/parameter
  public typealias Dependency = AppDependency  // appintent/dependency
}

public protocol SystemIntent: AppIntent {}  // systemintent

public protocol OpenIntent: SystemIntent {  // openintent
  associatedtype Value: Sendable  // openintent/value
  var target: Value { get set }  // openintent/target
}

extension OpenIntent {
  public func perform() async throws -> some IntentResult { _EmptyIntentResult() }
}

@propertyWrapper public final class IntentParameter<Value: Sendable>: @unchecked Sendable {  // intentparameter
  public init(title: LocalizedStringResource) {}  // intentparameter/init(title:description:)
  public var wrappedValue: Value { get { _stubOfIntents() } set {} }  // intentparameter/wrappedvalue
}

@propertyWrapper public struct AppDependency<Value: Sendable>: Sendable {  // appdependency
  public init() {}  // appdependency/init(key:)
  public var wrappedValue: Value { _stubOfIntents() }  // appdependency/wrappedvalue
}

public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {  // typedisplayrepresentation
  public init(stringLiteral value: String) {}
}

public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {  // displayrepresentation
  public init(stringLiteral value: String) {}
}

public protocol EntityQuery: Sendable {  // entityquery
  associatedtype Entity: AppEntity  // entityquery/entity
  init()  // entityquery/init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]  // entityquery/entities(for:)
}

public protocol AppEntity: Identifiable, Sendable where ID: Sendable {  // appentity
  associatedtype DefaultQuery: EntityQuery  // appentity/defaultquery-swift.associatedtype
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }  // typedisplayrepresentable/typedisplayrepresentation
  static var defaultQuery: DefaultQuery { get }  // appentity/defaultquery-swift.type.property
  var displayRepresentation: DisplayRepresentation { get }  // instancedisplayrepresentable/displayrepresentation
}

public protocol TargetContentProvidingIntent: AppIntent {}  // targetcontentprovidingintent

public protocol UISceneAppIntent: TargetContentProvidingIntent {}  // uisceneappintent

@preconcurrency @MainActor public protocol AppIntentSceneDelegate: UISceneDelegate {  // appintentscenedelegate
  func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent)  // appintentscenedelegate/scene(_:willperformappintent:)
}

extension UIScene.ConnectionOptions {
  public var appIntent: (any UISceneAppIntent)? { _stubOfIntents() }  // uikit/uiscene/connectionoptions/appintent
}
