extension Bundle {
  /// Creates the top-level objects of a nib of the bundle and connects them to an owner.
  ///
  /// The program ends if the nib is missing or cannot be read.
  ///
  /// - Parameters:
  ///   - name: The name of the nib without an extension.
  ///   - owner: The object that the nib calls File's Owner.
  ///   - options: Options that are ignored here.
  /// - Returns: The top-level objects in the order of the document.
  @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
