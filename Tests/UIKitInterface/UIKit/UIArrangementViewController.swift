// swift-format-ignore-file
@preconcurrency @MainActor open class UIArrangementViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _stub() }  // -initWithNibName:bundle:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  public struct ViewPlacement: Hashable, Sendable {
    public static var primary: UIArrangementViewController.ViewPlacement { _stub() }
    public static var secondary: UIArrangementViewController.ViewPlacement { _stub() }
  }

  public protocol Arrangement {}
  public final func viewController(for placement: UIArrangementViewController.ViewPlacement) -> UIViewController? { _stub() }
  public final func setViewController(_ viewController: UIViewController?, for placement: UIArrangementViewController.ViewPlacement, animated: Bool = false) { _stub() }
  public final func updateArrangement(_ arrangement: some UIArrangementViewController.Arrangement, animated: Bool = false) { _stub() }
}

