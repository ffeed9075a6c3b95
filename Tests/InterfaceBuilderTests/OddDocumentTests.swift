import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Genuine documents with much that is not known here")
struct OddDocumentTests {
  private func warnings(_ objects: String, check: (UIView) -> Void = { _ in }) throws -> [String] {
    let files = try TemporaryBundle(["Odd.xib": Fixtures.nibText(objects)])
    return try UIKitWarnings.collect {
      let nib = UINib(nibName: "Odd", bundle: files.bundle)
      let objects = try nib.makeObjects(owner: nil)
      if let view = objects.first as? UIView { check(view) }
      _ = try nib.makeObjects(owner: nil)
    }
  }

  @Test("Elements for drawing, layout and the editor are skipped without a word")
  func silent() throws {
    let found = try warnings(
      """
      <view contentMode="scaleToFill" semanticContentAttribute="forceLeftToRight" id="v">
        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <viewLayoutGuide key="safeArea" id="g"/>
        <color key="backgroundColor" cocoaTouchSystemColor="groupTableViewBackgroundColor"/>
        <color key="tintColor" name="Accent"/>
        <constraints><constraint firstItem="g" firstAttribute="top" secondItem="v" id="c"/></constraints>
        <nil key="simulatedStatusBarMetrics"/>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        <simulatedStatusBarMetrics key="simulatedStatusBarMetrics"/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        <variation key="heightClass=compact"><mask key="subviews"><exclude reference="x"/></mask></variation>
        <connections><outletCollection property="gestureRecognizers" destination="r" appends="YES" id="o"/></connections>
        <point key="canvasLocation" x="1" y="2"/>
      </view>
      """
    )
    #expect(found == [])
  }

  @Test("A view that the variation for every size leaves out is made and not shown")
  func variation() throws {
    let found = try warnings(
      """
      <view id="v"><subviews><label text="Wide" id="w"/><label text="All" id="a"/></subviews>
        <variation key="default"><mask key="subviews"><exclude reference="w"/></mask></variation>
        <variation key="widthClass=regular"><mask key="subviews"><include reference="w"/></mask></variation></view>
      """
    ) { view in
      #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["All"])
    }
    #expect(found == [])
  }

  @Test("Views of unknown kinds become plain views with their contents, and each kind causes one warning")
  func otherViews() throws {
    let found = try warnings(
      """
      <view id="v"><subviews>
        <mapView id="m"><subviews><label text="Here" id="l"/></subviews></mapView>
        <collectionView dataMode="prototypes" id="c"><collectionViewFlowLayout key="collectionViewLayout" id="y"/>
          <cells><collectionViewCell id="z"/></cells>
          <connections><outlet property="dataSource" destination="v" id="o"/></connections></collectionView>
        <segmentedControl id="s"><segments><segment title="One"/></segments></segmentedControl>
        <mapView id="n"/>
      </subviews></view>
      """
    ) { view in
      #expect(view.subviews.count == 4)
      #expect(view.subviews.map { type(of: $0) == UIView.self } == [true, false, false, true])
      #expect((view.subviews[2] as? UISegmentedControl)?.titleForSegment(at: 0) == "One")
      #expect(view.subviews[1] is UICollectionView)
      #expect((view.subviews.first?.subviews.first as? UILabel)?.text == "Here")
    }
    let ends = [
      ":4: <mapView id=\"m\"> becomes a plain view, as its kind is not known here.",
      "skipped <collectionViewFlowLayout> in <collectionView id=\"c\">, which is not known here.",
      "skipped <cells> in <collectionView id=\"c\">, which is not known here.",
    ]
    #expect(found.count == ends.count)
    for (warning, end) in zip(found, ends) { #expect(warning.hasSuffix(end), "\(warning)") }
  }

  @Test("Objects that are no views are skipped, and connections to them do nothing")
  func otherObjects() throws {
    let found = try warnings(
      """
      <view id="v"><gestureRecognizers/><subviews><button id="b"><state key="normal" title="Go"/>
        <connections><action selector="go:" destination="o" eventType="touchUpInside"/></connections></button></subviews>
        <connections><outletCollection property="gestureRecognizers" destination="t" appends="YES"/></connections></view>
      <customObject id="o" customClass="Helper"/>
      <tapGestureRecognizer id="t"><connections><action selector="tapped:" destination="-1"/></connections>
      </tapGestureRecognizer>
      """
    ) { view in
      (view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    }
    #expect(found.count == 2)
  }

  @Test("A storyboard with scenes of many kinds is made, and its embedded controllers are reported")
  func otherControllers() throws {
    let controllers = [
      """
      <viewController storyboardIdentifier="container" id="a"><layoutGuides>
        <viewControllerLayoutGuide type="top" id="g"/></layoutGuides>
        <view key="view" id="v"><subviews><containerView id="c"><connections>
          <segue destination="b" kind="embed" id="e"/></connections></containerView></subviews></view>
        <extendedEdge key="edgesForExtendedLayout"/></viewController>
      """,
      "<tableViewController storyboardIdentifier=\"table\" id=\"b\"/>",
      """
      <collectionViewController storyboardIdentifier="collection" id="d">
        <collectionView key="view" id="w"/></collectionViewController>
      """,
      "<pageViewController storyboardIdentifier=\"page\" transitionStyle=\"scroll\" id=\"f\"/>",
      "<hostingController storyboardIdentifier=\"hosting\" id=\"h\"/>",
    ]
    let files = try TemporaryBundle(["Many.storyboard": Fixtures.storyboardText(controllers: controllers)])
    let warnings = UIKitWarnings.collect {
      let storyboard = UIStoryboard(name: "Many", bundle: files.bundle)
      for name in ["container", "table", "collection", "page", "hosting"] {
        storyboard.instantiateViewController(withIdentifier: name).loadViewIfNeeded()
      }
    }
    #expect(warnings.contains { $0.contains("skipped <segue> in <containerView id=\"c\">") })
    #expect(!warnings.contains { $0.contains("<collectionView id=\"w\"> becomes a plain view") })
  }

  @Test("A document in the folder of the base localisation is found")
  func localised() throws {
    let text = Fixtures.nibText("<label text=\"Base\" id=\"l\"/>")
    let files = try TemporaryBundle(["Base.lproj/Local.xib": text])
    let objects = try UINib(nibName: "Local", bundle: files.bundle).makeObjects(owner: nil)
    #expect((objects.first as? UILabel)?.text == "Base")
  }

  @Test("A file of 64 GB, which no machine can read, is refused by its size")
  func huge() throws {
    let files = try TemporaryBundle(["Huge.xib": ""])
    let path = try #require(files.bundle.path(forResource: "Huge", ofType: "xib"))
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: 64 << 30)
    try handle.close()
    let error = #expect(throws: InterfaceBuilderError.self) {
      _ = try UINib(nibName: "Huge", bundle: files.bundle).makeObjects(owner: nil)
    }
    #expect(error?.reason == .tooLarge)
  }
}
