#if !canImport(UIKit)
  import Portolan

  /// A container that shows one of its children.
  final class OneOf: UIViewController, ContainerViewController {
    private(set) var parts: [UIViewController]
    private(set) var shown: UIViewController

    init(_ parts: [UIViewController]) {
      self.parts = parts
      shown = parts[0]
      super.init(nibName: nil, bundle: nil)
      for part in parts { adopt(part) }
    }

    required init?(coder: NSCoder) { nil }

    var containerAdapter: any ContainerAdapter { OneOfAdapter(container: self) }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(shown.view)
    }

    private func adopt(_ part: UIViewController) {
      addChild(part)
      part.didMove(toParent: self)
    }

    func show(_ part: UIViewController) {
      guard part !== shown else { return }
      if isViewLoaded {
        shown.viewIfLoaded?.removeFromSuperview()
        view.addSubview(part.view)
      }
      shown = part
    }

    func replace(with new: [UIViewController]) {
      for old in parts where !new.contains(where: { $0 === old }) {
        old.willMove(toParent: nil)
        old.viewIfLoaded?.removeFromSuperview()
        old.removeFromParent()
      }
      for part in new where part.parent !== self { adopt(part) }
      parts = new
      if !new.contains(where: { $0 === shown }), let first = new.first { show(first) }
    }
  }

  private struct OneOfAdapter: ContainerAdapter {
    let container: OneOf

    var containedViewControllers: [UIViewController] { container.parts }
    var visibleViewControllers: [UIViewController] { [container.shown] }

    func makeVisible(_ viewController: UIViewController, animated: Bool) async throws { container.show(viewController) }

    func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {
      container.replace(with: viewControllers)
    }
  }
#endif
