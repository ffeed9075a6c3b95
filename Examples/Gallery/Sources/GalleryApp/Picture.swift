/// The pictures of the gallery.
enum Picture {
  /// The picture whose file is damaged, so that its push is taken back.
  static let damaged = 4
  static let all = 1...4

  /// Returns a Boolean value that indicates whether visitors may see a picture.
  static func isOnDisplay(_ id: Int) -> Bool { all.contains(id) && id != 3 }
}
