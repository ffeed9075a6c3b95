package import Portolan

/// A container that puts each child into a card, a controller of its own with a header.
///
/// The cards are the children as UIKit knows them, and the adapter lists what is in them.
package final class CardDeckController: UIViewController, StrangersContainer {
  private final class Card: UIViewController {
    let content: UIViewController

    init(_ content: UIViewController) {
      self.content = content
      super.init(nibName: nil, bundle: nil)
      addChild(content)
      content.didMove(toParent: self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(UIView())
      view.addSubview(content.view)
    }
  }

  private var cards: [Card] = []
  private weak var top: UIViewController?

  package init() { super.init(nibName: nil, bundle: nil) }
  package required init?(coder: NSCoder) { nil }

  package var containerAdapter: any ContainerAdapter { StrangersAdapter(self) }
  package var kept: [UIViewController] { cards.map(\.content) }
  package var front: UIViewController? { topCard?.content }
  private var topCard: Card? { cards.first { $0.content === top } ?? cards.last }

  package func parent(of child: UIViewController) -> UIViewController? { cards.first { $0.content === child } }

  package override func viewDidLoad() {
    super.viewDidLoad()
    showAlone(topCard)
  }

  package func keep(_ children: [UIViewController]) {
    let old = cards
    for card in old where !children.contains(card.content) {
      give(up: card)
      card.give(up: card.content)
    }
    cards = children.map { child in old.first { $0.content === child } ?? Card(child) }
    for card in cards where card.parent !== self {
      addChild(card)
      card.didMove(toParent: self)
    }
    showAlone(topCard)
  }

  package func show(_ child: UIViewController) {
    top = child
    showAlone(topCard)
  }
}
