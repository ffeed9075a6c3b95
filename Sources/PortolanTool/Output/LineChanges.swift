/// The lines that only one of two texts has, in their order, with `-` before the old and `+` before the new lines.
struct LineChanges {
  private(set) var lines: [String] = []

  init(from old: [Substring], to new: [Substring]) {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(Self.offset))
    let inserted = Set(difference.insertions.map(Self.offset))
    var (here, there) = (0, 0)
    while here < old.count || there < new.count {
      if removed.contains(here) {
        lines.append("- \(old[here])")
        here += 1
      } else if inserted.contains(there) {
        lines.append("+ \(new[there])")
        there += 1
      } else {
        (here, there) = (here + 1, there + 1)
      }
    }
  }

  private static func offset(of change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
