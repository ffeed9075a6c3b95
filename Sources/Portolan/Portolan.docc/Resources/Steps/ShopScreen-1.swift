import Portolan

enum ShopScreen: Screen {
  case home
  case product(id: Int)
  case login
}
