/// An item of a tab bar, which stands for one of its controllers.
open class UITabBarItem: UIBarItem {
  /// The picture while the tab is selected.
  open var selectedImage: UIImage?
  /// The text in the badge, such as a number of messages.
  open var badgeValue: String?

  /// Creates an item with words and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a picture of its own for the selected tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates an item without words.
  public override init() {
    super.init()
  }

  /// Creates an item from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
