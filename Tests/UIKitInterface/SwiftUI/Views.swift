// swift-format-ignore-file
// An interface of SwiftUI, our own writing, for type-checking where there is no SwiftUI. See README.md beside this folder.
// Behind each declaration is the page of https://developer.apple.com/documentation/swiftui that has it.
@_exported import Foundation

/// The body of everything in this module.
public func _stub(_ name: StaticString = #function) -> Never { fatalError("\(name) has no body: SwiftUI's interface is for type-checking") }

@preconcurrency @MainActor public protocol View {  // view
  associatedtype Body: View  // view/body-swift.associatedtype
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }  // view/body-8kl5o
}

extension Never: View {
  public var body: Never { _stub() }
}

@resultBuilder public struct ViewBuilder {  // viewbuilder
  public static func buildExpression<Content: View>(_ content: Content) -> Content { _stub() }  // viewbuilder/buildexpression(_:)
  public static func buildBlock() -> EmptyView { _stub() }  // viewbuilder/buildblock()
  public static func buildBlock<Content: View>(_ content: Content) -> Content { _stub() }  // viewbuilder/buildblock(_:)
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> { _stub() }  // viewbuilder/buildblock(_:)
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> { _stub() }  // viewbuilder/buildeither(first:)
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> { _stub() }  // viewbuilder/buildeither(second:)
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { _stub() }  // viewbuilder/buildif(_:)
}

extension Optional: View where Wrapped: View {
  public var body: Never { _stub() }
}

@MainActor @preconcurrency public struct EmptyView: View {  // emptyview
  nonisolated public init() {}  // emptyview/init()
  public var body: Never { _stub() }
}

@MainActor @preconcurrency public struct TupleView<T>: View {  // tupleview
  public var body: Never { _stub() }
}

@MainActor @preconcurrency public struct Text: View {  // text
  nonisolated public init<S: StringProtocol>(_ content: S) {}  // text/init(_:)-9d1g4
  public var body: Never { _stub() }
}

@MainActor @preconcurrency public struct Button<Label: View>: View {  // button
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}  // button/init(action:label:)
  public var body: Never { _stub() }
}

extension Button where Label == Text {
  nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}  // button/init(_:action:)-lpm7
}

@MainActor @preconcurrency public struct Link<Label: View>: View {  // link
  public var body: Never { _stub() }
}

extension Link where Label == Text {
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {}  // link/init(_:destination:)-32plo
}

@MainActor @preconcurrency public struct VStack<Content: View>: View {  // vstack
  public init(@ViewBuilder content: () -> Content) {}  // vstack/init(alignment:spacing:content:)
  public var body: Never { _stub() }
}

@MainActor @preconcurrency public struct List<SelectionValue: Hashable, Content: View>: View {  // list
  public var body: Never { _stub() }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {}  // list/init(content:)
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}  // foreach

extension ForEach: View where Content: View {
  public var body: Never { _stub() }
  nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}  // foreach/init(_:id:content:)-82lw1
}

@MainActor @preconcurrency public struct TextField<Label: View>: View {  // textfield
  public var body: Never { _stub() }
}

extension TextField where Label == Text {
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}  // textfield/init(_:text:)-9ijcp
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {  // binding
  public init(projectedValue: Binding<Value>) { _stub() }  // binding/init(projectedvalue:)
  public var wrappedValue: Value { get { _stub() } nonmutating set {} }  // binding/wrappedvalue
  public var projectedValue: Binding<Value> { _stub() }  // binding/projectedvalue
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { _stub() }  // binding/subscript(dynamicmember:)
}

@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {  // bindable
  public var wrappedValue: Value { get { _stub() } set {} }  // bindable/wrappedvalue
  public var projectedValue: Bindable<Value> { _stub() }  // bindable/projectedvalue
  public init(wrappedValue: Value) { _stub() }  // bindable/init(wrappedvalue:)
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> { _stub() }  // bindable/subscript(dynamicmember:)
}

@MainActor @preconcurrency public struct _ConditionalContent<First: View, Second: View>: View {  // _conditionalcontent
  public var body: Never { _stub() }
}

@MainActor @preconcurrency public struct AnyView: View {  // anyview
  nonisolated public init<V: View>(_ view: V) {}  // anyview/init(_:)
  public var body: Never { _stub() }
}

public struct Transaction {  // transaction
  public init() {}  // transaction/init()
  public var disablesAnimations: Bool { get { _stub() } set {} }  // transaction/disablesanimations
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { _stub() }  // withtransaction(_:_:)
