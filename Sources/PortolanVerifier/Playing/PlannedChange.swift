#if !canImport(UIKit)
  import Portolan

  /// The hierarchy at the time of a plan, to compare what then happens with the plan.
  @MainActor
  struct PlannedChange {
    private struct Place {
      /// The controller, weak because another one may have its address later.
      weak var controller: UIViewController?
      let type: UIViewController.Type
      let parent: Int

      // Only the names of controllers that left are needed.
      var name: String { String(describing: type) }

      /// The identity, or `nil` once the controller is released.
      @MainActor var id: ObjectIdentifier? { controller.map(ObjectIdentifier.init) }
    }

    /// The plan, or `nil` if a guard has denied the request, so that nothing must happen.
    let plan: NavigationPlan?
    /// The window of the navigation, since an app may have several.
    let window: ObjectIdentifier
    private var places: [Place] = []

    init(_ plan: NavigationPlan?, in window: UIWindow) {
      self.plan = plan
      self.window = ObjectIdentifier(window)
      if let root = window.rootViewController { visit(root, parent: -1) }
    }

    private mutating func visit(_ controller: UIViewController, parent: Int) {
      let index = places.count
      places.append(Place(controller: controller, type: type(of: controller), parent: parent))
      let contained = (controller as? any ContainerViewController)?.containerAdapter.containedViewControllers
      for child in contained ?? controller.children { visit(child, parent: index) }
      if let presented = controller.presentedViewController, presented.presentingViewController === controller {
        visit(presented, parent: index)
      }
    }

    /// A Boolean value that indicates whether the hierarchy has the same controllers in the same order.
    func isUnchanged(_ after: [ObjectIdentifier]) -> Bool { places.map(\.id) == after }

    /// Returns the difference between the plan and the hierarchy afterwards, or `nil` if it is what was planned.
    func lie(_ after: [ObjectIdentifier]) -> String? {
      guard let plan else { return nil }
      let present = Set(after)
      var planned = (plan.dismissed + plan.removed).map { String($0.prefix { $0 != "(" }) }
      var explained: Set<Int> = []
      for (index, place) in places.enumerated() where !(place.id.map(present.contains) ?? false) {
        let name = place.name
        if let number = planned.firstIndex(of: name) {
          planned.remove(at: number)
          explained.insert(index)
        } else if explained.contains(place.parent) {
          explained.insert(index)
        } else {
          return "\(name) has left, which the plan did not say: \(plan.summary)"
        }
      }
      guard let stayed = planned.first else { return nil }
      return "\(stayed) has not left, as the plan said: \(plan.summary)"
    }
  }
#endif
