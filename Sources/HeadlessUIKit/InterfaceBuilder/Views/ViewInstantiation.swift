import Foundation

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
      let message = "\(String(reflecting: type)).init?(coder:) returned nil."
      throw InterfaceBuilderError(.rejectedByInitializer, file: table.file, element: model.label, message: message)
    }
    table.add(view, id: model.id, connections: model.connections)
    // In UIKit the class's own initialiser runs after the document's values are set, so its values stay.
    if view.tag == 0 { view.tag = model.tag }
    if view.accessibilityIdentifier == nil { view.accessibilityIdentifier = model.accessibilityIdentifier }
    view.apply(model.settings)
    if let content = model.content { view.apply(content) }
    table.add(model.runtimeAttributes, of: view)
    if let cell = view as? UITableViewCell {
      try fill(cell, with: model)
    } else if let cell = view as? UICollectionViewCell, let content = model.subviews.last {
      table.add(existing: cell.contentView, id: content.id)
      try addSubviews(to: cell.contentView, of: content)
    } else {
      try addSubviews(to: view, of: model)
    }
    if let tableView = view as? UITableView, case .table(let content) = model.content {
      try fill(tableView, with: content)
    }
    return view
  }

  private func coder(for model: ViewModel) -> NSCoder {
    guard case .cell(let cell) = model.content else { return ConstructionCoder(nibName: nil, bundle: nil) }
    return CellCoder(style: cell.style, identifier: cell.reuseIdentifier)
  }

  private func addSubviews(to view: UIView, of model: ViewModel) throws(InterfaceBuilderError) {
    for subview in model.subviews {
      let made = try self.view(subview)
      if model.excluded.contains(subview.id) { continue }
      if let stack = view as? UIStackView { stack.addArrangedSubview(made) } else { view.addSubview(made) }
    }
  }

  /// Fills a cell, whose existing content view stands for the one in the document.
  private func fill(_ cell: UITableViewCell, with model: ViewModel) throws(InterfaceBuilderError) {
    for subview in model.subviews {
      guard subview.kind == "tableViewCellContentView" else {
        cell.addSubview(try view(subview))
        continue
      }
      table.add(existing: cell.contentView, id: subview.id)
      try addSubviews(to: cell.contentView, of: subview)
    }
    guard case .cell(let content) = model.content else { return }
    cell.accessoryType = content.accessoryType
    cell.primaryLabel = table.object(content.textLabelID)
    cell.secondaryLabel = table.object(content.detailTextLabelID)
    cell.pictureView = table.object(content.imageViewID)
  }

  private func fill(_ tableView: UITableView, with model: TableModel) throws(InterfaceBuilderError) {
    if let style = UITableView.Style(document: model.style) { tableView.style = style }
    if let header = model.header { tableView.tableHeaderView = try view(header) }
    if let footer = model.footer { tableView.tableFooterView = try view(footer) }
    if let sections = model.sections {
      var made: [StaticSection] = []
      for section in sections {
        var cells: [UITableViewCell] = []
        for cell in section.cells { if let cell = try view(cell) as? UITableViewCell { cells.append(cell) } }
        made.append(StaticSection(header: section.header, footer: section.footer, cells: cells))
      }
      tableView.staticSections = made
    }
    for prototype in model.prototypes { register(prototype, in: tableView) }
  }

  private func register(_ prototype: ViewModel, in tableView: UITableView) {
    guard case .cell(let cell) = prototype.content, let identifier = cell.reuseIdentifier else { return }
    let (classes, table) = (classes, table)
    let makeTable = table.forPrototypes()
    tableView.sources[identifier] = .prototype {
      let objects = makeTable()
      let cell = try? ViewInstantiation(classes: classes, table: objects).view(prototype)
      objects.connect()
      return cell as? UITableViewCell
    }
  }
}
