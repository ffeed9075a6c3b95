// swift-format-ignore-file
@MainActor @preconcurrency public struct NavigationStack<Data, Root: View>: View {  // navigationstack
  public var body: Never { _stub() }
}

extension NavigationStack where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {}  // navigationstack/init(path:root:)-63x0h
}

extension View {
  nonisolated public func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View { EmptyView() }  // view/navigationdestination(for:destination:)
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { EmptyView() }  // view/navigationbarbackbuttonhidden(_:)
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View { EmptyView() }  // view/toolbar(content:)-5w0tj
}

@MainActor @preconcurrency public protocol ToolbarContent {  // toolbarcontent
  associatedtype Body: ToolbarContent  // toolbarcontent/body-swift.associatedtype
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }  // toolbarcontent/body-swift.property
}

extension Never: ToolbarContent {}

@resultBuilder public struct ToolbarContentBuilder {  // toolbarcontentbuilder
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }  // toolbarcontentbuilder/buildblock(_:)
}

public struct ToolbarItemPlacement {  // toolbaritemplacement
  public static let navigationBarLeading = ToolbarItemPlacement()  // toolbaritemplacement/navigationbarleading
}

@MainActor @preconcurrency public struct ToolbarItem<ID, Content: View>: ToolbarContent {  // toolbaritem
  public var body: Never { _stub() }
}

extension ToolbarItem where ID == () {
  nonisolated public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {}  // toolbaritem/init(placement:content:)
}

#if canImport(UIKit)
  public import UIKit

  @MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {  // uiviewcontrollerrepresentable
    associatedtype UIViewControllerType: UIViewController  // uiviewcontrollerrepresentable/uiviewcontrollertype
    associatedtype Coordinator = Void  // uiviewcontrollerrepresentable/coordinator
    @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType  // uiviewcontrollerrepresentable/makeuiviewcontroller(context:)
    @MainActor @preconcurrency func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)  // uiviewcontrollerrepresentable/updateuiviewcontroller(_:context:)
    typealias Context = UIViewControllerRepresentableContext<Self>  // uiviewcontrollerrepresentable/context
  }

  extension UIViewControllerRepresentable {
    public var body: Never { _stub() }
  }

  public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}  // uiviewcontrollerrepresentablecontext
#endif
