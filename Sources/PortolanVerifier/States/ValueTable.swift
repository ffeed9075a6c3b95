/// The numbers of the values that controllers show: their classes with their descriptions or screens.
@MainActor
final class ValueTable<AppScreen: Screen & Codable> {
  /// A class of controllers.
  final class ClassInfo {
    let name: String
    let hash: UInt64
    let describesItself: Bool
    let isContainer: Bool

    init(_ controller: UIViewController) {
      name = String(describing: type(of: controller))
      hash = StableHasher.hash(of: name)
      describesItself = controller is any HierarchyDescribing
      isContainer = controller is any ContainerViewController
    }
  }

  /// A value.
  struct Value: Codable {
    let hash: UInt64
    let name: String
    let className: String
    var screen: AppScreen?
    let isContainer: Bool
    /// See ``Screen/isAddedAnywhere``.
    var isAddedAnywhere = false
  }

  private(set) var values: [Value] = []
  private var numbers: [UInt64: Int] = [:]
  private var classes: [ObjectIdentifier: ClassInfo] = [:]
  private var screens: [AppScreen: UInt64] = [:]

  /// Returns the class of a controller.
  func info(of controller: UIViewController) -> ClassInfo {
    let type = ObjectIdentifier(type(of: controller))
    if let known = classes[type] { return known }
    let info = ClassInfo(controller)
    classes[type] = info
    return info
  }

  /// Returns the number of the value that a controller shows, and its hash.
  func value(of controller: UIViewController, _ info: ClassInfo) -> (number: Int, hash: UInt64) {
    var hasher = StableHasher()
    hasher.combine(info.hash)
    let screen = controller.screen(as: AppScreen.self)
    if let screen { hasher.combine(hash(of: screen)) }
    var detail: String?
    if info.describesItself {
      detail = (controller as? any HierarchyDescribing)?.hierarchyDescription
      if let detail { hasher.combine(detail) }
    }
    if let number = numbers[hasher.value] { return (number, hasher.value) }
    let name = screen.map { ValueText.of($0) } ?? detail.map { "\(info.name)(\($0))" } ?? info.name
    let value = Value(
      hash: hasher.value, name: name, className: info.name, screen: screen, isContainer: info.isContainer,
      isAddedAnywhere: screen?.isAddedAnywhere ?? false)
    return (number(of: value), hasher.value)
  }

  /// Returns the number of a value that another process has found.
  func number(of value: Value) -> Int {
    if let number = numbers[value.hash] { return number }
    numbers[value.hash] = values.count
    values.append(value)
    return values.count - 1
  }

  /// Returns the name of a value, or a dash for none.
  func name(_ number: Int) -> String { values.indices.contains(number) ? values[number].name : "-" }

  /// Returns the hash of a screen's text.
  func hash(of screen: AppScreen) -> UInt64 {
    if let known = screens[screen] { return known }
    let hash = StableHasher.hash(of: ValueText.of(screen))
    screens[screen] = hash
    return hash
  }

  /// Returns the hashes of the screens in a state for a relaunch.
  func screens(of state: NavigationState<AppScreen>) -> Set<UInt64> {
    var screens: Set<UInt64> = []
    var open = state.root.map { [$0] } ?? []
    while let node = open.popLast() {
      if case .screen(let screen) = node.content { screens.insert(hash(of: screen)) }
      open += node.children + (node.presented.map { [$0.node] } ?? [])
    }
    return screens
  }
}

/// A hash that is the same in every process, for fingerprints that are stored.
struct StableHasher: Equatable, Codable {
  private(set) var value: UInt64 = 0x51A3_C9E7_0B5D_F213

  mutating func combine(_ word: UInt64) {
    let product = (value ^ word ^ 0xD6E8_FEB8_6659_FD93).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    value = product.high ^ product.low
  }

  mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

  mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      combine(bytes.count)
      var word: UInt64 = 0
      for (index, byte) in bytes.enumerated() {
        word = word << 8 | UInt64(byte)
        if index & 7 == 7 {
          combine(word)
          word = 0
        }
      }
      combine(word)
    }
  }

  /// Returns the hash of a text.
  static func hash(of text: String) -> UInt64 {
    var hasher = StableHasher()
    hasher.combine(text)
    return hasher.value
  }
}
