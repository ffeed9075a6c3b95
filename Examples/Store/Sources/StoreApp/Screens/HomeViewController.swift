public import Portolan

/// What the shop greets with; its view comes from `HomeViewController.xib`.
public final class HomeViewController: UIViewController {
  #if canImport(UIKit)
    @IBOutlet
  #endif
  private var offerLabel: UILabel!

  private static let offers = ["A lantern for rainy nights", "A sextant for clear ones", "A kettle for both"]
  private var offer = 0

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    title = "Home"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    title = "Home"
  }

  #if canImport(UIKit)
    @IBAction
  #endif
  private func showAnotherOffer(_ sender: Any?) {
    offer += 1
    offerLabel.text = Self.offers[offer % Self.offers.count]
  }
}

#if !canImport(UIKit)
  // Without Objective-C nobody finds outlets and actions by their names.
  extension HomeViewController: InterfaceBuilderConnecting {
    public func connect(outlet: String, to object: AnyObject) -> Bool {
      guard outlet == "offerLabel" else { return false }
      offerLabel = object as? UILabel
      return offerLabel != nil
    }

    public func perform(action: String, sender: AnyObject?) -> Bool {
      guard action == "showAnotherOffer:" else { return false }
      showAnotherOffer(sender)
      return true
    }
  }
#endif
