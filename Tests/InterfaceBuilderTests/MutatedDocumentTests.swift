import Foundation
import HeadlessUIKit
import PortolanTestSupport
import Testing

@MainActor
@Suite("Documents changed at random")
struct MutatedDocumentTests {
  @Test("A storyboard whose bytes were changed is read or refused, and never ends the program")
  func bytes() throws {
    let original = [UInt8](try Fixtures.data("Split", "storyboard"))
    var numbers = SeededGenerator(seed: 0x9E37_79B9_7F4A_7C15)
    var refused = 0
    for _ in 0..<400 {
      var bytes = original
      for _ in 0...Int.random(in: 0..<4, using: &numbers) {
        let place = Int.random(in: bytes.indices, using: &numbers)
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
        case 1: bytes.removeSubrange(place..<min(place + 9, bytes.count))
        default: bytes.insert(contentsOf: bytes[..<place].suffix(12), at: place)
        }
      }
      do throws(InterfaceBuilderError) {
        _ = try StoryboardDocument(data: Data(bytes), file: "Mutated")
      } catch {
        refused += 1
      }
    }
    #expect(refused > 100 && refused < 400)
  }

  @Test("A storyboard whose names and relationships were changed is carried out or refused")
  func names() throws {
    let original = String(decoding: try Fixtures.data("Main", "storyboard"), as: UTF8.self)
    let words = ["tB1-c0-ntr", "nV1-c0-ntr", "hM1-c0-ntr", "aC1-c0-unt", "tabBarController", "navigationController"]
    let others =
      words + ["viewController", "alertController", "viewControllers", "rootViewController", "", "$s4main", "é"]
    var numbers = SeededGenerator(seed: 42)
    var loaded = 0
    for _ in 0..<100 {
      var text = original
      for word in words where Bool.random(using: &numbers) {
        text = text.replacingOccurrences(of: word, with: others.randomElement(using: &numbers) ?? "")
      }
      let files = try TemporaryBundle(["Mutated.storyboard": text])
      _ = UIKitWarnings.collect {
        guard let storyboard = try? UIStoryboard(loading: "Mutated", bundle: files.bundle) else { return }
        for identifier in [nil, "Tabs", "HomeNavigation", "Welcome"] {
          guard let viewController = try? storyboard.makeViewController(withIdentifier: identifier) else { continue }
          viewController.loadViewIfNeeded()
          loaded += 1
        }
      }
    }
    #expect(loaded > 0)
  }
}
