/// An instantiation of a document's views.
@MainActor
struct ViewInstantiation {
  /// The lookup of the classes.
  let classes: ClassLookup
  /// The table that receives the views and their connections.
  let table: ObjectTable

  /// Creates a view and the views inside it.
  func view(_ model: ViewModel) throws(InterfaceBuilderError) -> UIView {
    let type = classes.type(model.customClass, element: model.kind, base: UIView.self)
    guard let view = type.init(coder: coder(for: model)) else {
      throw InterfaceBuilderError(rejectedBy: type, model, in: table.file)
    }
    table.add(view, for: model)
    view.apply(model)
    if let cell = view as? UITableViewCell {
      try fill(cell, with: model)
    } else if let cell = view as? UICollectionViewCell, let content = model.subviews.last {
      table.add(existing: cell.contentView, id: content.id)
      try addSubviews(to: cell.contentView, of: content)
    } else {
      try addSubviews(to: view, of: model)
    }
    if let tableView = view as? UITableView { try fill(tableView, with: model) }
    return view
  }

  private func coder(for model: ViewModel) -> NSCoder {
    guard model.kind == "tableViewCell" else { return ConstructionCoder(nibName: nil, bundle: nil) }
    let style = Self.cellStyles[model.element["style"] ?? ""] ?? .default
    return CellCoder(style: style, identifier: model.element["reuseIdentifier"])
  }

  private static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
    "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  private func addSubviews(to view: UIView, of model: ViewModel) throws(InterfaceBuilderError) {
    for subview in model.subviews {
      let made = try self.view(subview)
      if model.excluded.contains(subview.id) { continue }
      if let stack = view as? UIStackView { stack.addArrangedSubview(made) } else { view.addSubview(made) }
    }
  }

  /// Fills a cell, whose existing content view stands for the content view in the document.
  private func fill(_ cell: UITableViewCell, with model: ViewModel) throws(InterfaceBuilderError) {
    for subview in model.subviews {
      guard subview.kind == "tableViewCellContentView" else {
        cell.addSubview(try view(subview))
        continue
      }
      table.add(existing: cell.contentView, id: subview.id)
      try addSubviews(to: cell.contentView, of: subview)
    }
    guard model.kind == "tableViewCell" else { return }
    cell.accessoryType = UITableViewCell.AccessoryType(document: model.element["accessoryType"]) ?? .none
    cell.primaryLabel = table.object(model.element["textLabel"])
    cell.secondaryLabel = table.object(model.element["detailTextLabel"])
    cell.pictureView = table.object(model.element["imageView"])
  }

  private func fill(_ tableView: UITableView, with model: ViewModel) throws(InterfaceBuilderError) {
    if let style = UITableView.Style(document: model.element["style"]) { tableView.style = style }
    if let header = model.header { tableView.tableHeaderView = try view(header) }
    if let footer = model.footer { tableView.tableFooterView = try view(footer) }
    if let sections = model.sections {
      var made: [UITableView.StaticSection] = []
      for section in sections {
        var cells: [UITableViewCell] = []
        for cell in section.cells { if let cell = try view(cell) as? UITableViewCell { cells.append(cell) } }
        let (header, footer) = (section.element.string("headerTitle"), section.element.string("footerTitle"))
        made.append((header, footer, cells))
      }
      tableView.staticSections = made
    }
    for prototype in model.prototypes { register(prototype, in: tableView) }
  }

  private func register(_ prototype: ViewModel, in tableView: UITableView) {
    guard let identifier = prototype.element["reuseIdentifier"] else { return }
    let (classes, table) = (classes, table)
    let makeTable = table.forPrototypes()
    tableView.sources[identifier] = {
      let objects = makeTable()
      let cell = try? ViewInstantiation(classes: classes, table: objects).view(prototype)
      objects.connect()
      return cell as? UITableViewCell
    }
  }
}
