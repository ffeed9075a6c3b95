import Foundation
import Portolan

/// Values that screens and contexts may carry: one of each kind that a mirror knows, and some that describe themselves.
enum Berth: Hashable, Sendable {
  case inner
  case outer(Side)
  case between(Side, to: Side?)

  enum Side: String, Hashable, Sendable { case port, starboard }
}

struct Cargo: Hashable, Sendable {
  var owner: String?
  var berth: Berth
}

struct Crate<Content: Hashable & Sendable>: Hashable, Sendable {
  struct Lid: Hashable, Sendable {}

  var content: Content
  var lid = Lid()
}

final class Captain: Hashable, Sendable {
  static func == (one: Captain, other: Captain) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct Named: Hashable, Sendable, CustomStringConvertible {
  let description = "Bonnie <3"
}

struct Leak: Error, Hashable {
  var berth: Berth
  var captain: String?
}

/// A screen that carries one value of each shape.
enum Shape: Screen, @unchecked Sendable {
  case plain, unbuilt
  case nested(Berth)
  case optionalText(String?)
  case optionalNested(Berth?)
  case doubly(Int??)
  case list([Berth], of: [String?])
  case dictionary([Berth: Berth.Side?])
  case set(Set<Berth>)
  case labelled(at: Berth, to: Berth?, Int)
  case structure(Cargo)
  case generic(Crate<Crate<Berth?>>)
  case lid(Crate<Berth>.Lid)
  case hashable(AnyHashable)
  case result(Result<Berth, Leak>)
  case range(Range<Int>, ClosedRange<Int>)
  case object(Captain)
  case named(Named?)
  case identifier(UUID?, URL?)
  case number(Double?, Character?, Substring?)
  indirect case other(Shape?)

  static let all: [(shape: Shape, text: String)] = {
    enum Local: Hashable { case here(Berth?) }
    let id = UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8")
    return [
      (.plain, "plain"), (.nested(.inner), "nested(inner)"),
      (.nested(.outer(.port)), "nested(outer(port))"),
      (.nested(.between(.port, to: .starboard)), "nested(between(port, to: starboard))"),
      (.nested(.between(.port, to: nil)), "nested(between(port, to: nil))"),
      (.optionalText("bob"), #"optionalText("bob")"#), (.optionalText(nil), "optionalText(nil)"),
      (.optionalText("a \"b\"\n"), #"optionalText("a \"b\"\n")"#),
      (.optionalNested(.outer(.port)), "optionalNested(outer(port))"), (.doubly(.some(.some(1))), "doubly(1)"),
      (.doubly(.some(.none)), "doubly(nil)"),
      (.list([.inner, .outer(.port)], of: ["a", nil]), #"list([inner, outer(port)], of: ["a", nil])"#),
      (.dictionary([.inner: .port, .outer(.port): .starboard]), "dictionary([inner: port, outer(port): starboard])"),
      (.dictionary([:]), "dictionary([:])"), (.set([.outer(.port), .inner]), "set([inner, outer(port)])"),
      (.labelled(at: .inner, to: .inner, 3), "labelled(at: inner, to: inner, 3)"),
      (.structure(Cargo(owner: "Ada", berth: .inner)), #"structure(Cargo(owner: "Ada", berth: inner))"#),
      (
        .generic(Crate(content: Crate(content: .inner))),
        "generic(Crate(content: Crate(content: inner, lid: Lid()), lid: Lid()))"
      ),
      (.lid(Crate<Berth>.Lid()), "lid(Lid())"), (.hashable(AnyHashable(Berth.outer(.port))), "hashable(outer(port))"),
      (.hashable(AnyHashable(Local.here(.inner))), "hashable(here(inner))"),
      (.result(.success(.inner)), "result(success(inner))"),
      (.result(.failure(Leak(berth: .inner, captain: "Ada"))), #"result(failure(Leak(berth: inner, captain: "Ada")))"#),
      (.range(0..<2, 1...3), "range(0..<2, 1...3)"), (.object(Captain()), "object(Captain)"),
      (.named(Named()), "named(Bonnie <3)"),
      (
        .identifier(id, URL(string: "https://a.example")),
        "identifier(6BA7B810-9DAD-11D1-80B4-00C04FD430C8, https://a.example)"
      ),
      (.number(1.5, "c", "sub"), #"number(1.5, "c", "sub")"#),
      (.other(.other(.nested(.inner))), "other(other(nested(inner)))"),
    ]
  }()

  var assembly: any Assembly {
    if case .unbuilt = self { return Unbuilt() }
    return InlineAssembly { UIViewController() }
  }

  var route: Route<Self> {
    guard self != .plain else { return .rootInNavigation }
    return .push(onto: .plain).guarded(by: InlineInterceptor<Shape> { _ in .proceed })
      .guarded(by: InlineInterceptor<Any?> { _ in .proceed }).guarded(by: Toll<Crate<Berth>, Shape>())
      .guarded(by: Toll<Berth, Any?>()).guarded(by: Assembled(\ShapeAssemblies<Berth>.toll))
      .guarded(by: Assembled(\ShapeAssemblies<Berth>.anyGuard))
  }

  /// Asks for an assembly that the router was not given.
  private struct Unbuilt: Assembly {
    func build() -> UIViewController { UIViewController() }
  }
}

/// A guard whose type has parameters.
struct Toll<Money, Context>: RoutingInterceptor {
  var refusal: (any Error)?

  func perform(with context: Context) async throws -> InterceptorAnswer {
    if let refusal { throw refusal }
    return .proceed
  }
}

final class Watchman<Money>: RoutingInterceptor {
  func perform(with context: Any?) async throws -> InterceptorAnswer { .proceed }
}

struct ShapeAssemblies<Money>: AssemblyDataSource {
  var toll: Toll<Money, Shape> { Toll() }
  var anyGuard: InlineInterceptor<Any?> { InlineInterceptor { _ in .proceed } }

  func getAssembly(key: Shape) -> (any Assembly)? { InlineAssembly { UIViewController() } }
}
