import Portolan

/// The assembly of the forgot-password screen that is in a storyboard.
struct ForgotPasswordAssembly: Assembly {
  func build() -> UIViewController {
    UIStoryboard(name: "Login", bundle: .module).instantiateViewController(withIdentifier: "ForgotPassword")
  }
}
