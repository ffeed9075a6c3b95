/// The differences of an interface from the one that it must agree with.
///
/// The rule: what compiles against the first must compile against the second. The first may lack what the second has, except
/// cases of its enums, requirements of its protocols and asynchronous forms of its methods.
struct Comparison {
  private(set) var rows = 0
  private(set) var differences: [Difference] = []

  struct Difference: Hashable {
    let path: String
    let reason: String
  }

  init(of ours: Interface, with theirs: Interface) {
    for (path, declarations) in ours.declarations.sorted(by: { $0.key < $1.key }) {
      let counterparts = theirs.declarations(reachedBy: path)
      for declaration in declarations.sorted(by: { $0.text < $1.text }) {
        rows += 1
        // The compiler leaves out of its graph that a class has the initializer of NSObject.
        if path.hasSuffix(".init()"), theirs.ancestors(of: String(path.dropLast(7))).contains("NSObject") { continue }
        compare(declaration, with: counterparts, canBeSubclassed: ours.canSubclassOwner(of: path))
      }
      if ours.requirements.contains(path), theirs.requirements.contains(path) {
        let isOptional = ours.optionalRequirements.contains(path)
        if isOptional != theirs.optionalRequirements.contains(path) {
          note(path, isOptional ? "is optional, and required by UIKit" : "is required, and optional in UIKit")
        }
      }
      if !counterparts.isEmpty { compareParents(of: path, ours, theirs) }
    }
    noteMissing(ours, theirs)
  }

  private mutating func note(_ path: String, _ reason: String) {
    differences.append(Difference(path: path, reason: reason))
  }

  private mutating func compare(
    _ declaration: Declaration, with counterparts: Set<Declaration>, canBeSubclassed: Bool
  ) {
    let path = declaration.path
    guard !counterparts.isEmpty else { return note(path, "is not in UIKit: \(declaration.text)") }
    guard let same = counterparts.first(where: { $0.text == declaration.text }) else {
      let texts = counterparts.map(\.text).sorted().joined(separator: " or ")
      return note(path, "is declared as\n      \(declaration.text)\n    and in UIKit as\n      \(texts)")
    }
    if declaration.isSettable, !same.isSettable { note(path, "can be set, and is read-only in UIKit") }
    if declaration.isOpen, !same.isOpen { note(path, "is open, and not in UIKit") }
    if same.isRequired, !declaration.isRequired { note(path, "is required of subclasses in UIKit") }
    if canBeSubclassed, declaration.kind == "swift.init", declaration.isDesignated, !same.isDesignated {
      note(path, "is a designated initializer, and a convenience in UIKit")
    }
  }

  private mutating func compareParents(of path: String, _ ours: Interface, _ theirs: Interface) {
    // Members that every class of the main actor has, and those that the compiler adds.
    let implied: Set<String> = ["Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable"]
    let extra = ours.parents[path, default: []].subtracting(theirs.ancestors(of: path)).subtracting(implied)
      .subtracting([path])
    // A protocol that only HeadlessUIKit has is a difference itself.
    for parent in extra.sorted() where !parent.hasPrefix("Headless") { note(path, "is a \(parent), and not in UIKit") }
  }

  private mutating func noteMissing(_ ours: Interface, _ theirs: Interface) {
    for (path, declarations) in theirs.declarations.sorted(by: { $0.key < $1.key }) {
      guard let owner = path.ownerEnd.map({ String(path[..<$0]) }), ours.declarations[owner] != nil else { continue }
      let isAsync = declarations.contains { $0.text.contains(" async") }
      if ours.declarations[path] == nil {
        if theirs.requirements.contains(path), !theirs.optionalRequirements.contains(path) {
          note(path, "is missing: UIKit requires it of each conforming type")
        } else if declarations.contains(where: { $0.kind == "swift.enum.case" }) {
          note(path, "is missing: a switch over the cases must have it")
        } else if isAsync, ours.hasMethod(named: path.baseName, with: path) {
          note(path, "is missing: in asynchronous code UIKit's method must be awaited")
        }
      }
    }
    for (path, parents) in theirs.parents where ours.requirementsOwners.contains(path) {
      for parent in parents.subtracting(ours.ancestors(of: path)).sorted()
      where ours.declarations[parent] != nil || parent == "NSObjectProtocol" {
        note(path, "is no \(parent), and is in UIKit")
      }
    }
  }
}

extension Interface {
  /// The protocols that have requirements here.
  var requirementsOwners: Set<String> {
    Set(requirements.compactMap { path in path.ownerEnd.map { String(path[..<$0]) } })
  }

  /// Returns a Boolean value that indicates whether other modules can subclass the type around a member.
  func canSubclassOwner(of path: String) -> Bool {
    guard let end = path.ownerEnd else { return false }
    return declarations[String(path[..<end]), default: []].contains(where: \.isOpen)
  }

  /// Returns a Boolean value that indicates whether a method takes the labels of an asynchronous form, and a completion.
  func hasMethod(named name: String, with path: String) -> Bool {
    let labels = path.dropLast()
    return declarations.keys.contains { $0.hasPrefix(labels) && $0 != path && $0.baseName == name }
  }
}

extension String {
  /// The dot before the last name.
  var ownerEnd: String.Index? { lastIndex(of: ".") }

  /// The name of a method without its labels.
  var baseName: String { String(prefix { $0 != "(" }) }
}
