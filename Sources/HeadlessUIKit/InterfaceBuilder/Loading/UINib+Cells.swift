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
