package import Portolan

/// A stack that tells a trace how many controllers it holds when it comes and goes.
package final class TracingNavigationController: UINavigationController {
  package var trace: Trace?

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    trace?.note("appears with \(viewControllers.count)")
  }
}

/// A screen that runs closures when it has appeared, when it is about to leave and when it has left.
package final class LeavingViewController: UIViewController {
  package var onAppear: () -> Void = {}
  package var onLeave: () -> Void = {}
  package var onLeft: () -> Void = {}

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppear()
  }

  package override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onLeave()
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onLeft()
  }
}
