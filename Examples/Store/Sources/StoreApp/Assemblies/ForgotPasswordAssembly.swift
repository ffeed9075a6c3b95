import Portolan

/// Forgot-password comes from a storyboard.
struct ForgotPasswordAssembly: Assembly {
  func build() -> UIViewController {
    UIStoryboard(name: "Login", bundle: .module).instantiateViewController(withIdentifier: "ForgotPassword")
  }
}
