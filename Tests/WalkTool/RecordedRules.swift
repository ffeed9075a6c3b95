#if !canImport(UIKit)
  import Foundation
  import PortolanRecording
  import PortolanTool

  /// A comparison of recordings of UIKit's rules with those that the same tests made elsewhere.
  ///
  /// A rule has no app where its recording could be replayed, so that the hierarchies are compared.
  enum RecordedRules {
    /// Returns a table with a row for each folder of recordings, and a line for each one that differs.
    ///
    /// - Parameters:
    ///   - folder: The folder of the recordings, such as from a device, with a folder for each rule.
    ///   - other: The folder of those to compare with.
    /// - Returns: The table, whose status is the worst of the recordings.
    static func outcome(of folder: String, against other: String) -> Outcome {
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
      var rows: [String: (agree: Int, differ: Int)] = [:]
      var notes: [String] = []
      var (devices, status) = (0, Status.done)
      for name in names.sorted() where name.hasSuffix(".portolan") {
        let rule = String(name.prefix { $0 != "/" })
        do {
          let recording = try recording(in: "\(folder)/\(name)")
          if recording.header?.kit?.hasPrefix("HeadlessUIKit") == false { devices += 1 }
          let place = try difference(of: recording, from: self.recording(in: "\(other)/\(name)"))
          if let place { notes.append("- \(name): hierarchy \(place) is another one") }
          if place == nil { rows[rule, default: (0, 0)].agree += 1 } else { rows[rule, default: (0, 0)].differ += 1 }
        } catch {
          notes.append("- \(name): \(error)")
          status = .broken
        }
      }
      if status == .done, !notes.isEmpty { status = .failed }
      let head = rows.isEmpty ? [] : ["| rule | agree | differ |", "|---|--:|--:|"]
      let cells = rows.sorted { $0.key < $1.key }.map { "| \($0) | \($1.agree) | \($1.differ) |" }
      let count = names.count { $0.hasSuffix(".portolan") }
      let summary = "\(count) recordings, of which \(devices) are from devices."
      let sections = [head + cells, notes, [summary]].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      return Outcome(output: sections.joined(separator: "\n\n"), status: status)
    }

    private static func recording(in file: String) throws -> Recording {
      try Recording([Data(contentsOf: URL(filePath: file))])
    }

    /// Returns the number of the first hierarchy that the other recording does not have, or `nil`.
    ///
    /// One of them may lack hierarchies that were gone before the recorder looked, but not the last one.
    private static func difference(of recording: Recording, from other: Recording) -> Int? {
      let trees = [recording, other].map { $0.lines.compactMap(\.tree) }.sorted { $0.count < $1.count }
      var rest = trees[1][...]
      for (index, tree) in trees[0].enumerated() {
        guard let place = rest.firstIndex(of: tree) else { return index + 1 }
        rest = rest[(place + 1)...]
      }
      return trees[0].last == trees[1].last ? nil : trees[0].count
    }
  }
#endif
