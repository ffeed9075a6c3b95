/// The contents of a nib document that can be instantiated any number of times.
@MainActor
open class UINib: NSObject {
  private let instantiation: (_ owner: Any?) throws(InterfaceBuilderError) -> NibInstantiation

  /// Creates a nib, whose file is read by the first instantiation.
  ///
  /// - Parameters:
  ///   - name: The name of the nib without an extension.
  ///   - bundleOrNil: The bundle with the nib, or `nil` for the main bundle.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init { owner throws(InterfaceBuilderError) in
      try NibInstantiation(nibName: name, bundle: bundleOrNil, owner: owner)
    }
  }

  /// Creates a nib from the bytes of its file.
  ///
  /// The program ends if the bytes are not a nib.
  ///
  /// - Parameters:
  ///   - data: The bytes of a `xib` file.
  ///   - bundleOrNil: The bundle whose module has the nib's classes, or `nil` for the main bundle.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    do throws(InterfaceBuilderError) {
      let document = try NibDocument(data: data, file: "data")
      self.init { NibInstantiation(document: document, bundle: bundleOrNil ?? .main, owner: $0) }
    } catch {
      raise(error.description)
    }
  }

  private init(_ instantiation: @escaping (_ owner: Any?) throws(InterfaceBuilderError) -> NibInstantiation) {
    self.instantiation = instantiation
  }

  /// Creates the top-level objects of the nib and connects them to an owner.
  ///
  /// The program ends if the nib is missing or cannot be read. If the owner is a view controller, its view becomes the
  /// view that its `view` outlet leads to.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object that the nib calls File's Owner.
  ///   - optionsOrNil: Options that are ignored here.
  /// - Returns: The top-level objects in the order of the document, without the owner and the first responder.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    InterfaceBuilderError.orRaise(try makeObjects(owner: ownerOrNil))
  }

  /// Creates the top-level objects of the nib, or throws if ``instantiate(withOwner:options:)`` would end the program.
  package final func makeObjects(owner: Any?) throws(InterfaceBuilderError) -> [Any] {
    try instantiation(owner).objects()
  }
}

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

extension UITableView {
  /// Registers the nib of the cells with an identifier, or removes the registration if the nib is `nil`.
  public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    sources[identifier] = nib.map { nib in
      {
        let objects = nib.instantiate(withOwner: nil)
        guard objects.count == 1, let cell = objects.first as? UITableViewCell else {
          raise(
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
              + "must be a UITableViewCell instance"
          )
        }
        return cell
      }
    }
  }
}

extension UICollectionView {
  /// Registers the nib of the cells with an identifier, or removes the registration if the nib is `nil`.
  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    sources[identifier] = nib.map { nib in { nib.instantiate(withOwner: nil).first as? UICollectionReusableView } }
  }
}
