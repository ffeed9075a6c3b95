/// A view with the content of a screen that has nothing to show.
open class UIContentUnavailableView: UIView, UIContentView {
  /// The content that the view shows.
  open var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  /// Creates the view.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    show()
  }

  /// Creates the view without content and ignores the archive.
  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
  }

  private func show() {
    for view in subviews { view.removeFromSuperview() }
    guard let content = configuration as? UIContentUnavailableConfiguration else { return }
    if content.isLoading {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      addSubview(indicator)
    }
    if let image = content.image { addSubview(UIImageView(image: image)) }
    add(content.attributedText?.string ?? content.text)
    add(content.secondaryAttributedText?.string ?? content.secondaryText)
    add(content.button, content.buttonProperties)
    add(content.secondaryButton, content.secondaryButtonProperties)
  }

  private func add(_ text: String?) {
    guard let text else { return }
    let label = UILabel(frame: .zero)
    label.text = text
    addSubview(label)
  }

  private func add(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    guard button.currentTitle != nil || button.currentImage != nil else { return }
    button.menu = properties.menu
    button.isEnabled = properties.isEnabled
    addSubview(button)
  }
}
