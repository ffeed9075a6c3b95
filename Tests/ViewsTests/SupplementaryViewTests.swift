#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("Views above and below the sections of a collection")
  struct SupplementaryViewTests {
    private static let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))

    /// Shows a collection whose data source returns a label with the kind and the section.
    private func screen(_ layout: UICollectionViewLayout) -> (Screen, UICollectionView, Items) {
      let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      let items = Items(["Oak"], in: collection)
      items.source.supplementaryViewProvider = { view, kind, path in
        let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: kind) {
          $0.addSubview(label("\($1 == UICollectionView.elementKindSectionHeader ? "head" : $1) \($2.section)"))
        }
        return view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
      }
      return (Screen(collection), collection, items)
    }

    private func section(_ alignments: (String, NSRectAlignment)...) -> NSCollectionLayoutSection {
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: Self.size, subitems: [NSCollectionLayoutItem(layoutSize: Self.size)]))
      section.boundarySupplementaryItems = alignments.map {
        NSCollectionLayoutBoundarySupplementaryItem(layoutSize: Self.size, elementKind: $0, alignment: $1)
      }
      return section
    }

    @Test("A list has headers and footers in the modes that ask for them")
    func list() {
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      let (plain, _, kept) = screen(UICollectionViewCompositionalLayout.list(using: list))
      #expect(plain.window.renderedText == "- Oak")
      list.headerMode = .supplementary
      list.footerMode = .supplementary
      let (both, _, items) = screen(UICollectionViewCompositionalLayout.list(using: list))
      #expect(both.window.renderedText == "head 0\n- Oak\n\(UICollectionView.elementKindSectionFooter) 0")
      list.headerMode = .firstItemInSection
      list.footerMode = .none
      let (first, _, others) = screen(UICollectionViewCompositionalLayout.list(using: list))
      #expect(first.window.renderedText == "- Oak")
      withExtendedLifetime((kept, items, others)) {}
    }

    @Test("A section has the views of its layout, at the edge that it names")
    func boundaries() {
      let layout = UICollectionViewCompositionalLayout(
        section: section(("top", .top), ("bottom", .bottomTrailing), ("corner", .topLeading)))
      let (screen, _, items) = screen(layout)
      #expect(screen.window.renderedText == "top 0\ncorner 0\n- Oak\nbottom 0")
      withExtendedLifetime(items) {}
    }

    @Test("A closure returns the section with an index, and knows the traits and the size of the collection")
    func provider() {
      var asked: [String] = []
      let layout = UICollectionViewCompositionalLayout { index, environment in
        let width = environment.container.effectiveContentSize.width
        asked.append("\(index) \(width) \(environment.traitCollection.userInterfaceStyle == .light)")
        return index == 0 ? section(("top", .top)) : nil
      }
      let (screen, collection, items) = screen(layout)
      collection.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
      #expect(screen.window.renderedText == "top 0\n- Oak")
      #expect(asked.contains("0 320.0 true"))
      withExtendedLifetime(items) {}
    }

    @Test("A flow layout has headers and footers if their size is not zero, and asks its delegate for that first")
    func flow() {
      final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
        func collectionView(
          _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
          referenceSizeForHeaderInSection section: Int
        ) -> CGSize { CGSize(width: 0, height: 20) }
      }
      let layout = UICollectionViewFlowLayout()
      let (screen, collection, items) = screen(layout)
      #expect(screen.window.renderedText == "- Oak")
      layout.footerReferenceSize = CGSize(width: 0, height: 20)
      #expect(screen.window.renderedText == "- Oak\n\(UICollectionView.elementKindSectionFooter) 0")
      layout.footerReferenceSize = .zero
      let sizes = Sizes()
      collection.delegate = sizes
      #expect(screen.window.renderedText == "head 0\n- Oak")
      withExtendedLifetime(items) {}
    }

    @Test("The user reaches the buttons in them, and they are kept until the layout changes or the content is reloaded")
    func buttons() throws {
      var (made, taps) = (0, 0)
      let layout = UICollectionViewCompositionalLayout(section: section(("top", .top), ("bottom", .bottom)))
      let (screen, collection, items) = screen(layout)
      items.source.supplementaryViewProvider = { _, kind, _ in
        made += 1
        let view = UICollectionReusableView(frame: .zero)
        view.addSubview(button(kind) { taps += 1 })
        return view
      }
      try screen.window.user.tap(button: "top")
      try screen.window.user.tap(button: "bottom")
      #expect(taps == 2)
      #expect(made == 2)
      items.source.apply(items.source.snapshot())
      #expect(screen.window.renderedText == "[top]\n- Oak\n[bottom]")
      #expect(made == 4)
      collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
      #expect(screen.window.renderedText == "- Oak")
    }
  }
#endif
