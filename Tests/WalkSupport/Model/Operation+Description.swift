#if !canImport(UIKit)
  import Portolan

  extension Operation: CustomStringConvertible {
    var description: String {
      switch self {
      case .request(let order): "\(order)"
      case .cancel(let choice): "cancel open request \(choice)"
      case .gesture(let gesture): "the user: \(gesture)"
      case .byHand(let change, let animated): "by hand: \(change)\(animated ? ", animated" : "")"
      case .stepClock: "step the clock"
      case .openGate(let choice): "let suspended code \(choice) go on"
      case .plan(let route, let subject): "plan route \(route) for subject \(subject)"
      case .overlay(let cover): "overlay: \(cover)"
      case .forgetAnimations(let forgets): forgets ? "animations never complete" : "animations complete"
      case .settle: "let everything come to rest"
      }
    }
  }

  extension Operation.Order: CustomStringConvertible {
    var description: String {
      var text = "request route \(route) for subject \(subject), \(isAsync ? "async" : "completion")"
      if let policy { text += ", .\(policy)" }
      if isAnimated { text += ", animated" }
      if usesSecondRouter { text += ", by the second router" }
      if let mishap { text += ", \(mishap)" }
      return text
    }
  }
#endif
