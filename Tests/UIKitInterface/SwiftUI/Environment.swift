// swift-format-ignore-file
public protocol EnvironmentKey {  // environmentkey
  associatedtype Value  // environmentkey/value
  static var defaultValue: Self.Value { get }  // environmentkey/defaultvalue
}

public struct EnvironmentValues: CustomStringConvertible {  // environmentvalues
  public init() {}  // environmentvalues/init()
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get { _stub() } set {} }  // environmentvalues/subscript(_:)
  @MainActor @preconcurrency public var openURL: OpenURLAction { get { _stub() } set {} }  // environmentvalues/openurl
  public var description: String { _stub() }  // environmentvalues/description
}

@propertyWrapper public struct Environment<Value> {  // environment
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}  // environment/init(_:)
  public var wrappedValue: Value { _stub() }  // environment/wrappedvalue
}

@MainActor @preconcurrency public struct OpenURLAction {  // openurlaction
  public struct Result: Sendable {  // openurlaction/result
    public static let handled: Result = Result()  // openurlaction/result/handled
    public static let discarded: Result = Result()  // openurlaction/result/discarded
    public static let systemAction: Result = Result()  // openurlaction/result/systemaction
    public static func systemAction(_ url: URL) -> Result { _stub() }  // openurlaction/result/systemaction(_:)
  }

  @MainActor @preconcurrency public init(handler: @escaping (URL) -> OpenURLAction.Result) {}  // openurlaction/init(handler:)
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _stub() }  // openurlaction/callasfunction(_:)
}

extension View {
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { EmptyView() }  // view/environment(_:_:)
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { EmptyView() }  // view/navigationtitle(_:)-43srq
}
