#if !canImport(UIKit)
  extension Walk {
    /// Returns the shortest walk that violates the same rule, found by omitting and simplifying operations.
    ///
    /// - Parameters:
    ///   - rule: The violated rule.
    ///   - length: The number of operations after which the violation was detected.
    /// - Returns: The shortest walk that was found.
    func shrunk(breaking rule: Violation.Rule, after length: Int) -> Walk {
      func fails(_ walk: Walk) -> Bool { walk.take()?.violation.rule == rule }
      var best = self
      best.operations = Array(operations.prefix(length))
      if !fails(best) { best.operations = operations }
      var improves = true
      while improves {
        improves = false
        var chunk = max(1, best.operations.count / 2)
        while true {
          var start = 0
          while start < best.operations.count {
            var candidate = best
            candidate.operations.removeSubrange(start..<min(start + chunk, candidate.operations.count))
            if fails(candidate) {
              best = candidate
              improves = true
            } else {
              start += chunk
            }
          }
          if chunk == 1 { break }
          chunk /= 2
        }
        if let simpler = best.simplifications.first(where: fails) {
          best = simpler
          improves = true
        }
      }
      return best
    }

    private var simplifications: [Walk] {
      var simpler = configuration.simplifications.map { configuration in
        var walk = self
        walk.configuration = configuration
        return walk
      }
      for index in operations.indices {
        for operation in operations[index].simplifications {
          var walk = self
          walk.operations[index] = operation
          simpler.append(walk)
        }
      }
      return simpler
    }
  }
#endif
