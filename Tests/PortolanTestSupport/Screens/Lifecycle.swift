import Portolan

/// A stack that tells a trace how many controllers it holds when it comes and goes.
final class TracingNavigationController: UINavigationController {
  var trace: Trace?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    trace?.note("appears with \(viewControllers.count)")
  }
}

/// A screen that runs a closure when it is about to leave, and one when it has left.
final class LeavingViewController: UIViewController {
  var onLeave: () -> Void = {}
  var onLeft: () -> Void = {}

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onLeave()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onLeft()
  }
}
