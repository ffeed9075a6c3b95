import Foundation
import PortolanAssociation
import PortolanLinks

/// The function that libFuzzer calls with each input.
///
/// The first byte of the input selects the part that reads the rest. For all inputs, no part may crash or exceed the
/// time limit, and every printed link must be parsed as the same value.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  guard let first = bytes.first else { return 0 }
  let rest = bytes.dropFirst()
  let text = String(decoding: rest, as: UTF8.self)
  // The processor time is measured, since the machine may do other work too.
  let began = clock()
  run(first, rest, text)
  let seconds = Double(clock() - began) / Double(CLOCKS_PER_SEC)
  // The limit allows for a build with a sanitizer, which takes several times as long.
  if seconds > 5 { fatalError("it took \(seconds) seconds") }
  return 0
}

private func run(_ first: UInt8, _ rest: Slice<UnsafeBufferPointer<UInt8>>, _ text: String) {
  switch first % 7 {
  case 0: fuzzLink(text)
  case 1: fuzzValue(text, first / 7)
  case 2: fuzzPattern(text)
  case 3: fuzzAssociation(Data(rest))
  case 4: fuzzRule(text, first / 7)
  case 5: fuzzOrigin(text)
  default: fuzzExpansion(text, first / 7)
  }
}

private let table = try! shopTable()

/// Checks text -> value -> text -> value.
private func fuzzLink(_ text: String) {
  do throws(LinkError) {
    let value = try table.parse(text)
    guard let link = try? table.print(value) else { fatalError("\(text) -> \(value), which cannot be printed") }
    guard try table.parse(link) == value else { fatalError("\(text) -> \(value) -> \(link)") }
  } catch {
    precondition(!error.description.isEmpty && error.offset ?? 0 <= text.utf8.count)
    precondition(error.description.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
  }
}

/// Checks value -> text -> value, and the same through Foundation's URL.
private func fuzzValue(_ text: String, _ kind: UInt8) {
  let halves = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
  let value: Shop =
    switch kind % 10 {
    case 0: .named(text)
    case 1: .file(path: halves)
    case 2: .document(text)
    case 3: .search(query: text, sort: halves.count > 1 ? .price : nil)
    case 4: .tagged(halves)
    case 5: .section(text)
    case 6: .part(of: halves[0], halves.count > 1 ? halves[1] : nil)
    case 7: .book(title: text)
    case 8: .price(Double(text) ?? 0, isNet: halves.count > 1)
    default:
      .item(
        UUID(), since: Date(timeIntervalSinceReferenceDate: Double(text) ?? 0),
        day: LinkDay(text) ?? LinkDay("2026-11-21")!)
    }
  for origin in table.origins {
    guard let link = try? table.print(value, at: origin) else { continue }
    guard let read = try? table.parse(link), read == value else { fatalError("\(value) -> \(link)") }
    guard let url = URL(string: link), let read = try? table.parse(url), read == value else {
      fatalError("\(value) -> \(link), by URL")
    }
  }
}

/// Checks that the valid patterns, one on each line, result in a table or a list of faults.
private func fuzzPattern(_ text: String) {
  var links: [Link<String>] = []
  for line in text.split(separator: "\n").prefix(20).map(String.init) {
    do throws(LinkPatternError) {
      let pattern = try LinkPattern(line)
      switch pattern.placeholders.map(\.kind) {
      case []: links.append(Link(line, line))
      case [.one]: links.append(Link(line, { (x: String) in line + "\0" + x }, extract: { after(line, $0) }))
      case [.optional]: links.append(Link(line, { (_: String?) in line }, extract: { $0 == line ? .some(nil) : nil }))
      case [.repeated], [.rest]:
        links.append(Link(line, { (x: [String]) in x == [] ? line : "" }, extract: { $0 == line ? [] : nil }))
      default: continue
      }
    } catch {
      precondition(error.offset <= line.utf8.count && !error.description.isEmpty)
    }
  }
  do throws(LinkTableError) {
    let table = try LinkTable(origins: ["https://a", "b://"], links: links)
    for value in links.flatMap({ [$0.text, $0.text + "\0x", $0.text + "\0" + text] }) {
      guard let link = try? table.print(value) else { continue }
      guard let read = try? table.parse(link), read == value else { fatalError("\(value) -> \(link)") }
    }
    let app = "ABCDE12345.a"
    let file = table.appSiteAssociation(appIDs: [app])
    precondition((try? AppSiteAssociation(Data(file.json.utf8))) == file)
    _ = file.issues(comparedWith: table, appID: app)
  } catch {
    precondition(!error.faults.isEmpty)
  }
}

private func after(_ line: String, _ value: String) -> String? {
  value.hasPrefix(line + "\0") ? String(value.dropFirst(line.count + 1)) : nil
}

private func fuzzAssociation(_ data: Data) {
  do throws(AssociationError) {
    let file = try AppSiteAssociation(data)
    for issue in file.issues { precondition(!issue.description.isEmpty) }
    _ = file.issues(comparedWith: table, appID: file.details.first?.appIDs.first ?? "")
    for appID in file.details.flatMap(\.appIDs).prefix(3) {
      let matcher = AssociationMatcher(file, appID: appID)
      for url in ["https://a/", "https://a/b/c?d=e#f", "https://a/%C3%A9?x&x=1"] { _ = matcher.decision(for: url) }
    }
    guard let again = try? AppSiteAssociation(Data(file.json.utf8)), again == file || hasDoubles(file) else {
      fatalError("what was written is read otherwise: \(file.json)")
    }
  } catch {
    precondition(!error.description.isEmpty)
  }
}

/// Returns a Boolean value that indicates whether a service has no apps, and so cannot be written and read again.
private func hasDoubles(_ file: AppSiteAssociation) -> Bool { file.services.values.contains([]) }

/// Compares the decision about a pattern and a path with the decision by a simple recursive matcher.
private func fuzzRule(_ text: String, _ flags: UInt8) {
  let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
  guard lines.count == 2 else { return }
  let app = "ABCDE12345.a"
  let rule = AppSiteAssociation.Rule(
    path: lines[0], defaults: .init(caseSensitive: flags % 2 == 0, percentEncoded: flags & 2 == 0))
  let file = AppSiteAssociation(
    details: [.init(appIDs: [app], rules: [rule])], substitutionVariables: ["food": ["a", "bc*"], "none": []])
  let opens = file.decision(for: "https://a/" + lines[1], appID: app).opens
  _ = file.issues
  let isSimple =
    flags % 2 == 0 && flags & 2 == 0 && lines[1].utf8.count < 12 && lines[0].utf8.count < 12
    && !lines[0].contains("$") && lines[1].utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"?#".utf8.contains($0) }
  if isSimple, opens != matchesPath(lines[0], "/" + lines[1]) {
    fatalError("\(lines[0]) and /\(lines[1]): \(opens)")
  }
}

/// Returns a Boolean value that indicates whether a path matches a pattern, ignoring slashes at the ends.
///
/// A `/*` at the end of the pattern also matches the path without it.
private func matchesPath(_ pattern: String, _ path: String) -> Bool {
  var pattern = Array(pattern.replacing(#/\*+/#, with: "*").unicodeScalars)
  var path = Array(path.unicodeScalars)
  while path.last == "/" { path.removeLast() }
  while pattern.last == "/" { pattern.removeLast() }
  while pattern.starts(with: ["/", "/"]) { pattern.removeFirst() }
  if let first = pattern.first, first != "/", first != "*" { pattern.insert("/", at: 0) }
  return matches(pattern[...], path[...])
    || (pattern.suffix(2) == ["/", "*"] && matches(pattern.dropLast(2), path[...]))
}

private func matches(_ pattern: ArraySlice<Unicode.Scalar>, _ text: ArraySlice<Unicode.Scalar>) -> Bool {
  guard let first = pattern.first else { return text.isEmpty }
  switch first {
  case "*": return matches(pattern.dropFirst(), text) || (!text.isEmpty && matches(pattern, text.dropFirst()))
  case "?": return !text.isEmpty && matches(pattern.dropFirst(), text.dropFirst())
  default: return text.first == first && matches(pattern.dropFirst(), text.dropFirst())
  }
}

/// Checks a file of the maximum size, which repeats the lines: a text of a variable, a pattern, a query item and the
/// path of a URL.
private func fuzzExpansion(_ text: String, _ flags: UInt8) {
  let lines = text.split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
  guard lines.count == 4, lines.allSatisfy({ $0.utf8.count < 200 }) else { return }
  func repeated(_ text: String, to size: Int) -> String {
    String(repeating: text, count: text.isEmpty ? 0 : size / text.utf8.count)
  }
  let texts = (0..<(flags & 1 == 0 ? 1 : 2000)).map { flags & 2 == 0 ? lines[0] + "\($0)" : lines[0] }
  let path = repeated(lines[1], to: flags & 4 == 0 ? 60 : 4000)
  let rules = (0..<(100_000 / (path.utf8.count + lines[2].utf8.count + 60))).map { number in
    AppSiteAssociation.Rule(
      path: path + "\(number)", query: lines[2].isEmpty ? nil : .items([lines[2]: lines[1], "\(number)": lines[2]]),
      defaults: .init(caseSensitive: flags & 8 == 0, percentEncoded: flags & 16 == 0))
  }
  let app = "ABCDE12345.a"
  let file = AppSiteAssociation(
    details: [.init(appIDs: [app], rules: rules)], substitutionVariables: ["v": texts])
  _ = file.issues
  _ = file.issues(comparedWith: table, appID: app)
  _ = file.decision(for: "https://a/" + repeated(lines[3], to: 8000), appID: app)
}

private func fuzzOrigin(_ text: String) {
  let origin = LinkOrigin(text)
  guard let table = try? LinkTable<Int>(origins: [origin], links: [Link("/x", 1)]) else { return }
  guard let link = try? table.print(1), let value = try? table.parse(link), value == 1 else {
    fatalError("\(text) cannot be read")
  }
}
