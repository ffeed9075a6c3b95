// A call of an optional requirement needs a question mark on UIKit.
#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("The application's delegate", .headlessOnly, .tags(.documented))
  struct ApplicationDelegateTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
      private(set) var restored: [String] = []

      // The signature of UIKit: with another one the method is never called there.
      func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
      ) -> Bool {
        restorationHandler([self])
        return true
      }

      override func restoreUserActivityState(_ userActivity: NSUserActivity) {
        restored.append(userActivity.activityType)
      }
    }

    private final class Silent: UIResponder, UIApplicationDelegate {}

    private func proceed(_ delegate: any UIApplicationDelegate) -> Bool {
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      return delegate.application(.shared, continue: activity) { restoring in
        for object in restoring ?? [] { object.restoreUserActivityState(activity) }
      }
    }

    @Test(
      "The application's delegate continues an activity, and names the objects that restore it, with UIKit's signature")
    func continuesActivity() {
      let delegate = Delegate()
      #expect(proceed(delegate))
      #expect(delegate.restored == [NSUserActivityTypeBrowsingWeb])
    }

    @Test("The application's delegate need not continue activities")
    func isSilent() {
      #expect(!proceed(Silent()))
    }
  }
#endif
