import Foundation
import HeadlessUIKit
import PortolanTestSupport
import Testing

@MainActor
@Suite("Views of documents changed at random")
struct MutatedViewTests {
  private static let kinds = [
    "label", "button", "textField", "switch", "imageView", "stackView", "tableView", "tableViewCell", "view", "window",
    "tableViewCellContentView", "scrollView", "mapView", "control", "listContentView", "state", "sections", "cells",
  ]

  private static let nib = """
    <view id="v"><subviews><stackView axis="vertical" id="s"><subviews>
      <label text="A" id="l"/><button id="b"><state key="normal" title="B"/>
      <connections><action selector="a:" destination="v" eventType="touchUpInside"/></connections></button>
      <textField text="C" placeholder="D" id="f"/><switch on="YES" id="w"/><imageView image="e" id="i"/>
      <tableView id="t"><label key="tableHeaderView" text="F" id="h"/><prototypes>
        <tableViewCell reuseIdentifier="r" textLabel="x" id="c"><tableViewCellContentView key="contentView" id="d">
        <subviews><label text="G" id="x"/></subviews></tableViewCellContentView></tableViewCell></prototypes>
        <sections><tableViewSection headerTitle="H" id="q"><cells><tableViewCell id="y"/></cells></tableViewSection>
        </sections><connections><outlet property="dataSource" destination="v"/></connections></tableView>
    </subviews></stackView></subviews><connections><outlet property="o" destination="l"/></connections></view>
    """

  @Test("A nib whose elements are of other kinds is made, read and tapped, or refused; it never ends the program")
  func kinds() throws {
    var numbers = SeededGenerator(seed: 2_463_534_242)
    var made = 0
    _ = UIKitWarnings.collect {
      for _ in 0..<300 {
        var text = Self.nib
        for _ in 0..<3 {
          guard let old = Self.kinds.randomElement(using: &numbers), let new = Self.kinds.randomElement(using: &numbers)
          else { continue }
          for (before, after) in [("<", " "), ("<", ">"), ("</", ">")] {
            text = text.replacingOccurrences(of: before + old + after, with: before + new + after)
          }
        }
        let nib = UINib(data: Data(Fixtures.nibText(text).utf8), bundle: nil)
        guard let view = try? nib.makeObjects(owner: nil).first as? UIView else { continue }
        made += 1
        let controller = UIViewController()
        controller.view.addSubview(view)
        let window = UIWindow(frame: .zero)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #if !canImport(UIKit)
          HeadlessSystem.stopKeeping(window)
        #endif
        _ = window.renderedText
        for gesture in window.user.possibleGestures {
          if let quote = gesture.firstIndex(of: "\"") {
            try? window.user.tap(String(gesture[quote...].dropFirst().dropLast()))
          }
        }
      }
    }
    #expect(made > 100)
  }
}
