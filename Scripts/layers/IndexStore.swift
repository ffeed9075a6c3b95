/// A failure to read the compiler's index.
struct IndexError: Error, CustomStringConvertible {
  let description: String
}

/// The files of one module, and the types that each declares and uses, as the compiler's index store has them.
struct ModuleIndex {
  /// A type that a file names, with the first line where it does.
  struct Use {
    let type: String
    let line: Int
  }

  /// The file that declares a type, by the type's USR.
  private(set) var declaringFile: [String: String] = [:]
  private(set) var names: [String: String] = [:]
  /// The first use of each type that a file names, by file and by the type's USR.
  private(set) var uses: [String: [String: Int]] = [:]

  /// Reads the units of a module.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - path: The path of the index store, as in `.build/debug/index/store`.
  ///   - folder: The absolute path of the module's sources, with a slash at the end. Files elsewhere are left out.
  /// - Throws: ``IndexError`` if the store cannot be opened.
  init(module: String, store path: String, folder: String) throws {
    var error: UnsafeMutableRawPointer?
    guard let store = indexstore_store_create(path, &error) else {
      throw IndexError(description: "There is no index at \(path). To fix: build the package, then run this again.")
    }
    for unit in Self.units(of: store) {
      guard let reader = indexstore_unit_reader_create(store, unit, &error) else { continue }
      defer { indexstore_unit_reader_dispose(reader) }
      guard String(indexstore_unit_reader_get_module_name(reader)) == module else { continue }
      let main = String(indexstore_unit_reader_get_main_file(reader))
      guard main.hasPrefix(folder) else { continue }
      let file = String(main.dropFirst(folder.count))
      for record in Self.records(of: reader, file: main) { read(record, of: file, in: store) }
    }
  }

  private static func units(of store: UnsafeMutableRawPointer) -> [String] {
    collect {
      indexstore_store_units_apply_f(store, 1, $0) { list, name in
        list?.assumingMemoryBound(to: [String].self).pointee.append(String(name))
        return true
      }
    }
  }

  private static func records(of reader: UnsafeMutableRawPointer, file: String) -> [String] {
    let pairs = collect {
      indexstore_unit_reader_dependencies_apply_f(reader, $0) { list, dependency in
        if indexstore_unit_dependency_get_kind(dependency) == 2 {
          list?.assumingMemoryBound(to: [String].self).pointee += [
            String(indexstore_unit_dependency_get_filepath(dependency)),
            String(indexstore_unit_dependency_get_name(dependency)),
          ]
        }
        return true
      }
    }
    return stride(from: 0, to: pairs.count, by: 2).filter { pairs[$0] == file }.map { pairs[$0 + 1] }
  }

  private static func collect(_ body: (UnsafeMutableRawPointer) -> Bool) -> [String] {
    var list: [String] = []
    withUnsafeMutablePointer(to: &list) { _ = body(UnsafeMutableRawPointer($0)) }
    return list
  }

  private mutating func read(_ record: String, of file: String, in store: UnsafeMutableRawPointer) {
    var error: UnsafeMutableRawPointer?
    guard let reader = indexstore_record_reader_create(store, record, &error) else { return }
    defer { indexstore_record_reader_dispose(reader) }
    var occurrences: [Occurrence] = []
    withUnsafeMutablePointer(to: &occurrences) { list in
      _ = indexstore_record_reader_occurrences_apply_f(reader, list) { list, occurrence in
        if let occurrence, let found = Occurrence(occurrence) {
          list?.assumingMemoryBound(to: [Occurrence].self).pointee.append(found)
        }
        return true
      }
    }
    for occurrence in occurrences {
      names[occurrence.usr] = occurrence.name
      if occurrence.isDefinition {
        declaringFile[occurrence.usr] = file
      } else {
        let line = uses[file]?[occurrence.usr] ?? Int.max
        uses[file, default: [:]][occurrence.usr] = min(line, occurrence.line)
      }
    }
  }
}

/// A place in a file that declares or names a type.
private struct Occurrence {
  let usr: String
  let name: String
  let line: Int
  let isDefinition: Bool

  /// Enums, structures, classes, protocols and type aliases, as `indexstore_symbol_kind_t` numbers them.
  private static let types: Set<Int32> = [5, 6, 7, 8, 11]

  /// - Returns: `nil` for what is no type, and for what the compiler wrote itself.
  init?(_ occurrence: UnsafeMutableRawPointer) {
    guard let symbol = indexstore_occurrence_get_symbol(occurrence),
      Self.types.contains(indexstore_symbol_get_kind(symbol))
    else { return nil }
    let roles = indexstore_occurrence_get_roles(occurrence)
    let (definition, reference, implicit): (UInt64, UInt64, UInt64) = (1 << 1, 1 << 2, 1 << 8)
    guard roles & (definition | reference) != 0, roles & implicit == 0 else { return nil }
    var position: (line: UInt32, column: UInt32) = (0, 0)
    indexstore_occurrence_get_line_col(occurrence, &position.line, &position.column)
    usr = String(indexstore_symbol_get_usr(symbol))
    name = String(indexstore_symbol_get_name(symbol))
    line = Int(position.line)
    isDefinition = roles & definition != 0
  }
}

extension String {
  fileprivate init(_ text: indexstore_string_ref_t) {
    self =
      text.data.map { String(decoding: UnsafeRawBufferPointer(start: $0, count: text.length), as: UTF8.self) } ?? ""
  }
}
