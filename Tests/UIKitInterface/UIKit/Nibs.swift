// swift-format-ignore-file
public typealias UIStoryboardViewControllerCreator = (NSCoder) -> UIViewController?

@preconcurrency @MainActor open class UIStoryboard: NSObject {
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) { _stub() }  // +storyboardWithName:bundle:
  open func instantiateInitialViewController() -> UIViewController? { _stub() }  // -instantiateInitialViewController
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { _stub() }  // -instantiateViewControllerWithIdentifier:
}

// UIKit's own Swift, over -instantiateInitialViewControllerWithCreator: and -instantiateViewControllerWithIdentifier:creator:.
extension UIStoryboard {
  public func instantiateInitialViewController<ViewController>(creator: ((NSCoder) -> ViewController?)? = nil) -> ViewController? where ViewController: UIViewController { _stub() }
  public func instantiateViewController<ViewController>(identifier: String, creator: ((NSCoder) -> ViewController?)? = nil) -> ViewController where ViewController: UIViewController { _stub() }
}

@preconcurrency @MainActor open class UINib: NSObject {
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) { _stub() }  // +nibWithNibName:bundle:
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) { _stub() }  // +nibWithData:bundle:
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] { _stub() }  // -instantiateWithOwner:options:
}

extension Bundle {
  // -loadNibNamed:owner:options:
  @MainActor public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? { _stub() }
}
