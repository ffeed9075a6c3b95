public import Portolan
public import PortolanLinks

/// The screens of the profile.
public enum ProfileScreen: Screen, Codable {
  case profile
  case message(id: Int)

  /// The route to the screen that begins at a screen that the app supplies.
  public var route: Route<Self> {
    switch self {
    case .profile: .part(of: .parent)
    case .message: .push(onto: .profile)
    }
  }
}

/// The links of the profile, written by hand: a feature without macros does not build swift-syntax.
extension ProfileScreen: Linkable {
  /// The links below the prefix that the app chooses.
  public static let links = FeatureLinks<ProfileScreen> {
    Link("/", .profile)
    Link("/messages/{id}", ProfileScreen.message) { if case .message(let id) = $0 { id } else { nil } }
  }
}
