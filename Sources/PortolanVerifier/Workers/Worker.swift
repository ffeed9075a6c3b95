/// A process that explores a part of the states, and tells the parent what it finds.
///
/// If an action ends the process, the parent starts another one, with the same orders and without that action.
@MainActor
final class Worker<App: VerifiableApp> {
  private let verification: Verification<App>
  private let checkpoint: Checkpoint
  private let input: MessageChannel
  private let output: MessageChannel
  private var explorer: Explorer<App>
  private var sender = Sender(id: 0)
  private var share = Share(0, of: 1)
  private var peers: [UInt64: Peer] = [:]
  private var avoided: [UInt64: [AvoidedAction]] = [:]

  /// Creates the worker of this process, whose standard input and output are pipes of the parent.
  init(_ verification: Verification<App>, checkpoint path: String) throws {
    self.verification = verification
    checkpoint = try Checkpoint(path)
    (input, output) = try MessageChannel.ofWorker()
    explorer = try Explorer<App>(verification.bounds, options: verification.options)
  }

  /// Carries out orders until the parent ends.
  func work() throws {
    do { try Verifying.run { try carryOutOrders() } } catch {
      try output.write(Message.fault(ToolFault(error)))
    }
    // The parent reads the error before it ends this process.
    _ = input.read()
  }

  private func carryOutOrders() throws {
    explorer.willTake = { [unowned self] in reasonToAvoid($1, in: $0) }
    while let message = input.message() {
      switch message {
      case .hello(let id, let share): (sender, self.share) = (Sender(id: id), share)
      case .delta(let delta): try add(delta)
      case .avoid(let action): avoided[action.state, default: []].append(action)
      case .round(let order): try explore(order)
      case .finish(let skipped): return try finish(skipping: skipped)
      case .roundEnd, .report, .fault, .header: break
      }
    }
  }

  private func add(_ delta: Delta) throws {
    var peer = peers[delta.sender] ?? Peer()
    try explorer.add(delta, from: &peer)
    peers[delta.sender] = peer
  }

  private func reasonToAvoid(_ move: Move, in state: UInt64) -> String? {
    if !avoided.isEmpty, let action = avoided[state]?.first(where: { $0.move == move.text }) { return action.reason }
    checkpoint.begin(.action, in: state, move.text)
    checkpoint.publish(transitions: explorer.transitionCount, states: explorer.graph.nodes.count)
    return nil
  }

  private func explore(_ order: RoundOrder) throws {
    checkpoint.begin(.launch)
    explorer.onProgress = { [unowned self] _ in !checkpoint.isStopRequested }
    let isLeft = try explorer.run(
      Round(
        process: share, shard: verification.shard, stage: order.stage, level: order.level,
        lastTransition: explorer.transitionCount + order.transitions,
        lastNode: explorer.graph.nodes.count + order.states))
    checkpoint.begin(.none)
    checkpoint.publish(transitions: explorer.transitionCount, states: explorer.graph.nodes.count)
    let delta = explorer.takeDelta(from: &sender)
    try output.write(Message.roundEnd(RoundEnd(of: delta, isLeft: isLeft)))
    try output.write(Message.delta(delta))
  }

  private func finish(skipping skipped: [String: String]) throws {
    // A worker that has explored nothing does not know the bounds that follow from a launch.
    try explorer.prepare()
    try explorer.finish()
    explorer.willCheck = { [unowned self] name in
      checkpoint.begin(.check, name)
      return skipped[name]
    }
    let result = try verification.result(of: explorer)
    checkpoint.begin(.none)
    try output.write(Message.report(result))
  }
}
