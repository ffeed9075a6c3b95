/// Information about the file from which a value was read, for issues that name locations in it.
struct AssociationSource: Sendable {
  let size: Int
  /// The issues that were found while reading.
  let issues: [AssociationIssue]
  let places: AssociationPlaces
  /// The entries that were read.
  ///
  /// The locations are valid as long as the file still has these entries.
  let details: [AppSiteAssociation.Details]
  let services: [String: [String]]
}

/// The locations of entries in the JSON of a file.
///
/// The reader may have skipped some entries. So the indices can differ from the indices of the entries that were read.
struct AssociationPlaces: Sendable {
  /// The location of an entry of details and of the rules in it.
  struct Details: Sendable {
    let place: String
    /// The key of the rules: `components` or `paths`.
    var key = "components"
    var indices: [Int] = []
  }

  var details: [Details] = []
  /// The indices of the apps, by service name.
  var services: [String: [Int]] = [:]

  /// Returns the location of a rule, relative to its entry of details.
  func rule(_ index: Int, of details: Int) -> String {
    let entry = self.details[details]
    return "\(entry.key)[\(entry.indices[index])]"
  }

  /// Returns the location of a member of an object.
  static func member(_ name: String, of place: String) -> String {
    let isPlain =
      name.first?.isNumber == false
      && name.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      }
    return isPlain ? "\(place).\(name)" : "\(place)[\(LinkText.quoted(name))]"
  }
}

extension AppSiteAssociation {
  /// The locations of all entries, in the file that was read or in the one that ``json`` writes.
  var places: AssociationPlaces {
    if let source, source.details == details, source.services == services { return source.places }
    var places = AssociationPlaces()
    places.services = services.mapValues { Array($0.indices) }
    places.details = details.enumerated().map { index, details in
      .init(place: "applinks.details[\(index)]", indices: Array((details.rules ?? []).indices))
    }
    return places
  }
}
