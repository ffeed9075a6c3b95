import Portolan
import Testing

@MainActor
@Suite("Items of bars", .rule(.items))
struct ItemTests {
  @Test("A bar button takes its title from its action", .tags(.documented))
  func actionTitle() {
    let button = UIBarButtonItem(primaryAction: UIAction(title: "Done") { _ in })
    #expect(button.title == "Done")
    let titled = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in })
    #expect(titled.title == "Save")
  }

  @Test("An action is an entry of a menu, and keeps the title, image and state that a menu shows", .tags(.documented))
  func menuEntry() {
    let action = UIAction(
      title: "Delete", subtitle: "for good", identifier: UIAction.Identifier("delete"),
      discoverabilityTitle: "Deletes it",
      attributes: [.destructive, .disabled], state: .mixed
    ) { _ in }
    let entry: UIMenuElement = action
    #expect(entry.title == "Delete")
    #expect(entry.subtitle == "for good")
    #expect(entry.image == nil)
    action.title = "Remove"
    action.image = UIImage(systemName: "trash")
    #expect(entry.title == "Remove")
    #expect(entry.image?.isSymbolImage == true)
    #expect(action.discoverabilityTitle == "Deletes it")
    #expect(action.attributes == [.disabled, .destructive])
    #expect(action.state == .mixed)
    #expect(UIAction { _ in }.attributes == [])
    #expect(UIBarButtonItem(title: "More", menu: nil).menu == nil)
  }

  @Test("The single bar button is the first of the list", .tags(.documented))
  func singleButton() {
    let item = UINavigationItem(title: "Bag")
    #expect(item.rightBarButtonItem == nil)
    let first = UIBarButtonItem(title: "A")
    let second = UIBarButtonItem(title: "B")
    item.rightBarButtonItems = [first, second]
    #expect(item.rightBarButtonItem === first)
    item.rightBarButtonItem = second
    #expect(item.rightBarButtonItems == [second])
    item.leftBarButtonItem = first
    #expect(item.leftBarButtonItems == [first])
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItem == nil)
  }

  @Test("An alert keeps its actions in order", .tags(.documented))
  func alertActions() {
    let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    #expect(alert.actions.map(\.title) == ["Delete", "Cancel"])
    #expect(alert.title == "Delete?")
    #expect(alert.preferredStyle == .alert)
  }

  @Test("A tab bar item carries the arguments of its initialiser", .tags(.documented))
  func tabBarItem() {
    let controller = UIViewController()
    controller.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 3)
    #expect(controller.tabBarItem.title == "Home")
    #expect(controller.tabBarItem.tag == 3)
    #expect(controller.tabBarItem.image != nil)
  }
}
