import SwiftSyntax

/// A visitor that collects the faults that fit a source file.
///
/// It knows the syntax alone. A fault that does not compile is removed when the package is built.
final class MutationFinder: SyntaxVisitor {
  private(set) var mutations: [Mutation] = []
  private let file: String
  private let converter: SourceLocationConverter

  init(file: String, tree: SourceFileSyntax) {
    self.file = file
    converter = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  // No test runs code that is compiled with UIKit only.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    ["canImport(UIKit)", "canImport(os)"].contains(node.condition?.trimmedDescription) ? .skipChildren : .visitChildren
  }

  // The values of attributes and of parameters cannot be switched.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionParameterClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if case .expr(let expression) = node.item, isDeletable(expression), !isValue(node) {
      add(.delete, at: node.item, "if !Mutant.isOn(#) { \(node.item.trimmedDescription) }")
    }
    return .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition {
      add(.negate, at: condition, "Mutant.flip(#, \(condition.trimmedDescription))")
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count == 3, let operation = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      let swapped = Self.swapped[operation]
    {
      let (left, right) = (elements[0].trimmedDescription, elements[2].trimmedDescription)
      add(
        .swap, at: node, "(Mutant.isOn(#) ? (\(left) \(swapped) \(right)) : (\(node.trimmedDescription)))",
        doubles: true)
    }
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let expression = node.expression, !expression.is(NilLiteralExprSyntax.self), returnsOptional(Syntax(node)) {
      add(.returnNil, at: expression, "Mutant.isOn(#) ? nil : (\(expression.trimmedDescription))")
    }
    return .visitChildren
  }

  private static let swapped = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&",
  ]

  private func add(
    _ kind: Mutation.Operator, at node: some SyntaxProtocol, _ replacement: String, doubles: Bool = false
  ) {
    let original = node.trimmedDescription
    // A replacement has as many lines as the original, so that the compiler's messages name the fault's line.
    guard !doubles || !original.contains("\n") else { return }
    mutations.append(
      Mutation(
        operator: kind, file: file, line: node.startLocation(converter: converter).line,
        start: node.positionAfterSkippingLeadingTrivia.utf8Offset, end: node.endPositionBeforeTrailingTrivia.utf8Offset,
        replacement: replacement, original: original.split(whereSeparator: \.isWhitespace).joined(separator: " ")))
  }

  /// Returns a Boolean value that indicates whether an expression is a call or an assignment outside of an initializer, where
  /// it may be the first one of a property.
  private func isDeletable(_ expression: ExprSyntax) -> Bool {
    if let inner = expression.as(TryExprSyntax.self) { return isDeletable(inner.expression) }
    if let inner = expression.as(AwaitExprSyntax.self) { return isDeletable(inner.expression) }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.trimmedDescription
      return !name.hasSuffix(".init") && !name.hasSuffix(".reserveCapacity")
        && !["preconditionFailure", "precondition", "fatalError", "assert"].contains(name)
    }
    guard let sequence = expression.as(SequenceExprSyntax.self), let operation = sequence.elements.dropFirst().first
    else {
      return false
    }
    let isAssignment =
      operation.is(AssignmentExprSyntax.self)
      || ["+=", "-="].contains(operation.as(BinaryOperatorExprSyntax.self)?.operator.text)
    return isAssignment && ancestor(of: Syntax(expression), InitializerDeclSyntax.self) == nil
  }

  /// Returns a Boolean value that indicates whether an item is the value of its closure, function or accessor.
  private func isValue(_ node: CodeBlockItemSyntax) -> Bool {
    guard let list = node.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
    if list.parent?.is(ClosureExprSyntax.self) == true || list.parent?.is(AccessorBlockSyntax.self) == true {
      return true
    }
    guard let block = list.parent?.parent else { return true }
    if let function = block.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
    return block.is(SubscriptDeclSyntax.self) || block.is(AccessorDeclSyntax.self) && !node.description.contains("=")
  }

  /// Returns a Boolean value that indicates whether the function or property around a node has an optional value.
  private func returnsOptional(_ node: Syntax) -> Bool {
    var next = node.parent
    while let current = next {
      if current.is(ClosureExprSyntax.self) { return false }
      if let function = current.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.is(OptionalTypeSyntax.self) == true
      }
      if let binding = current.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
      }
      next = current.parent
    }
    return false
  }

  private func ancestor<Node: SyntaxProtocol>(of node: Syntax, _ type: Node.Type) -> Node? {
    var next = node.parent
    while let current = next {
      if let found = current.as(type) { return found }
      next = current.parent
    }
    return nil
  }
}
