// swift-format-ignore-file
// SwiftUI has no such class on macOS, where there is no UIKit.
#if canImport(UIKit)
  public import UIKit

  @MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {  // uihostingcontroller
    @MainActor @preconcurrency public init(rootView: Content) { _stub() }  // uihostingcontroller/init(rootview:)
    @MainActor @preconcurrency public init?(coder aDecoder: NSCoder, rootView: Content) { _stub() }  // uihostingcontroller/init(coder:rootview:)
    @MainActor @preconcurrency public required init?(coder aDecoder: NSCoder) { _stub() }  // uihostingcontroller/init(coder:)
    @MainActor @preconcurrency public var rootView: Content { get { _stub() } set {} }  // uihostingcontroller/rootview
    open override func loadView() { _stub() }  // uihostingcontroller/loadview()
    open override func viewWillAppear(_ animated: Bool) { _stub() }  // uihostingcontroller/viewwillappear(_:)
    open override func viewIsAppearing(_ animated: Bool) { _stub() }  // uihostingcontroller/viewisappearing(_:)
    open override func viewDidAppear(_ animated: Bool) { _stub() }  // uihostingcontroller/viewdidappear(_:)
    open override func viewWillDisappear(_ animated: Bool) { _stub() }  // uihostingcontroller/viewwilldisappear(_:)
    open override func viewDidDisappear(_ animated: Bool) { _stub() }  // uihostingcontroller/viewdiddisappear(_:)
  }
#endif
