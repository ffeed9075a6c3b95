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
  /// The location of each entry of details, and of the rules in it.
  var details: [(place: String, rules: [String])] = []
  /// The locations of the apps, by service name.
  var services: [String: [String]] = [:]

  /// Returns the location of a member of an object.
  static func member(_ name: String, of place: String) -> String {
    let isPlain =
      name.first?.isLetter == true && name.utf8.allSatisfy { $0 < 0x80 }
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isPlain ? "\(place).\(name)" : "\(place)[\(LinkText.quoted(name))]"
  }
}

extension AppSiteAssociation {
  /// The locations of all entries, in the file that was read or in the file that ``json`` writes.
  var places: AssociationPlaces {
    if let source, source.details == details, source.services == services { return source.places }
    var places = AssociationPlaces()
    for (service, apps) in services { places.services[service] = apps.indices.map { "\(service).apps[\($0)]" } }
    for (index, details) in details.enumerated() {
      let place = "applinks.details[\(index)]"
      places.details.append((place, (details.rules ?? []).indices.map { "\(place).components[\($0)]" }))
    }
    return places
  }
}
