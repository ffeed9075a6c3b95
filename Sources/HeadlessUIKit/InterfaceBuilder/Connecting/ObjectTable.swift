/// The objects that a document created in one pass, with their pending connections and attributes.
@MainActor
final class ObjectTable {
  /// The path of the document that identifies its warnings.
  let file: String
  private var objects: [String: NSObject] = [:]
  private var made: [NSObject] = []
  private var pending: [(source: NSObject, connection: ConnectionModel)] = []
  private var attributes: [(object: NSObject, attribute: RuntimeAttribute)] = []
  private var ownerID: String?
  /// The identifiers of objects that are created at another time; outlets may still lead to them.
  private let elsewhere: Set<String>

  init(file: String, elsewhere: Set<String> = []) {
    self.file = file
    self.elsewhere = elsewhere
  }

  /// Adds an object that existed before, such as the content view of a cell.
  func add(existing object: NSObject, id: String) {
    if !id.isEmpty { objects[id] = object }
  }

  /// Adds the object that the document is loaded for, with its connections.
  func add(owner: NSObject, for model: some DocumentObject) {
    ownerID = model.id
    add(existing: owner, id: model.id)
    pending += model.connections.map { (owner, $0) }
  }

  /// Adds an object that was just created, with its connections and attributes.
  func add(_ object: NSObject, for model: some DocumentObject) {
    add(existing: object, id: model.id)
    pending += model.connections.map { (object, $0) }
    add(model.runtimeAttributes, of: object)
    made.append(object)
  }

  /// Adds properties of an object, to be set by name after everything is connected.
  func add(_ attributes: [RuntimeAttribute], of object: NSObject) {
    for attribute in attributes { self.attributes.append((object, attribute)) }
  }

  /// Returns the object with an identifier if it is of the given type.
  func object<Object>(_ id: String?) -> Object? { id.flatMap { objects[$0] } as? Object }

  /// Returns a closure that creates tables for copies of prototypes.
  ///
  /// Actions in these tables may lead to the owner; the tables do not retain it.
  func forPrototypes() -> () -> ObjectTable {
    let (file, ownerID) = (file, ownerID)
    weak let owner = ownerID.flatMap { objects[$0] }
    return {
      let table = ObjectTable(file: file)
      if let owner, let ownerID { table.add(existing: owner, id: ownerID) }
      return table
    }
  }

  /// Connects the objects, sets the attributes, and then notifies the objects that were created.
  func connect() {
    var collections: [(source: NSObject, property: String, objects: [AnyObject])] = []
    for item in pending {
      switch item.connection {
      case .outlet(let property, let destination):
        connect(property, of: item.source, to: destination)
      case .outletCollection(let property, let destination):
        guard let object = objects[destination] else { continue }
        if let index = collections.firstIndex(where: { $0.source === item.source && $0.property == property }) {
          collections[index].objects.append(object)
        } else {
          collections.append((item.source, property, [object]))
        }
      case .action(let selector, let destination, let event):
        let action = DocumentAction(selector: selector, target: objects[destination], file: file)
        action.attach(to: item.source, event: event)
      }
    }
    for (source, property, objects) in collections {
      let isTaken = (source as? any InterfaceBuilderConnecting)?.connect(outletCollection: property, to: objects)
      if isTaken != true { ConnectionReport.untaken(property, of: source, file: file) }
    }
    for (object, attribute) in attributes { attribute.set(on: object) }
    for object in made { (object as? UIResponder)?.awakeFromNib() }
  }

  private func connect(_ property: String, of source: NSObject, to destination: String) {
    guard let object = objects[destination] else {
      if !elsewhere.contains(destination) { ConnectionReport.missing(property, of: source, destination, file: file) }
      return
    }
    if source.connectBuiltIn(property, to: object) { return }
    if (source as? any InterfaceBuilderConnecting)?.connect(outlet: property, to: object) == true { return }
    ConnectionReport.untaken(property, of: source, file: file)
  }
}

extension NSObject {
  /// Sets an outlet of UIKit's own classes.
  ///
  /// - Returns: `true` if there is such an outlet.
  @MainActor
  fileprivate func connectBuiltIn(_ property: String, to object: NSObject) -> Bool {
    switch property {
    // The view was set when it was created.
    case "view" where self is UIViewController, "tableView" where self is UITableViewController,
      "collectionView" where self is UICollectionViewController:
      object is UIView
    case "accessoryView": link(object, \UITableViewCell.accessoryView)
    case "textLabel": link(object, \UITableViewCell.primaryLabel)
    case "detailTextLabel": link(object, \UITableViewCell.secondaryLabel)
    // The views that are plain ones here would call no delegate.
    case "dataSource":
      link(object, \UITableView.dataSource) || link(object, \UICollectionView.dataSource)
        || link(object, \UIPageViewController.dataSource) || self is UIView
    case "delegate":
      link(object, \UITableView.delegate) || link(object, \UICollectionView.delegate)
        || link(object, \UISearchBar.delegate) || link(object, \UITextField.delegate)
        || link(object, \UINavigationController.delegate) || link(object, \UITabBarController.delegate)
        || link(object, \UISplitViewController.delegate) || link(object, \UIPageViewController.delegate)
        || self is UIView
    case "gestureRecognizers": self is UIView
    default: false
    }
  }
}
