public import Portolan

/// The first tab of the shop, with its view in `HomeViewController.xib`.
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

  /// Creates the screen from an archive.
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
  // Outlets and actions cannot be found by name without Objective-C.
  extension HomeViewController: InterfaceBuilderConnecting {
    /// Connects an outlet of the nib.
    public func connect(outlet: String, to object: AnyObject) -> Bool {
      guard outlet == "offerLabel" else { return false }
      offerLabel = object as? UILabel
      return offerLabel != nil
    }

    /// Performs an action of the nib.
    public func perform(action: String, sender: AnyObject?) -> Bool {
      guard action == "showAnotherOffer:" else { return false }
      showAnotherOffer(sender)
      return true
    }
  }
#endif
