/// A file as it was read, for the issues that name places in it.
struct AssociationSource: Sendable {
  let size: Int
  /// The issues that were noticed while reading.
  let issues: [AssociationIssue]
  let places: AssociationPlaces
  /// The entries that were read. The places hold as long as the file is still that.
  let details: [AppSiteAssociation.Details]
  let services: [String: [String]]
}

/// The places of entries in the JSON of a file. Some entries may have been left out, so that indices are not those of what
/// was read.
struct AssociationPlaces: Sendable {
  /// The place of an entry of details, with those of its rules in it.
  struct Details: Sendable {
    let place: String
    /// `components` or `paths`.
    var key = "components"
    var indices: [Int] = []
  }

  var details: [Details] = []
  /// The indices of the apps of each service.
  var services: [String: [Int]] = [:]

  /// The place of a rule, from that of its details on.
  func rule(_ index: Int, of details: Int) -> String {
    let entry = self.details[details]
    return "\(entry.key)[\(entry.indices[index])]"
  }

  /// The place of a member of an object.
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
  /// The places of all entries: in the file that was read, or in the one that ``json`` writes.
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
