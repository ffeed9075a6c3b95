#if !canImport(UIKit)
  import Portolan

  // The actions of buttons and events.
  extension SketchWorld {
    /// Performs actions without waiting for them, as a button does.
    func start(_ actions: [SketchAction<AppScreen>], at placeholder: Placeholder? = nil) {
      Task { [weak self, weak placeholder] in
        do { try await self?.perform(actions, at: placeholder) } catch { self?.note(error) }
      }
    }

    /// Performs actions one after another, up to the end of a flow.
    ///
    /// - Throws: The error of an action. It is `CancellationError` if the user leaves a flow, or if the flow runs already.
    func perform(_ actions: [SketchAction<AppScreen>], at placeholder: Placeholder? = nil) async throws {
      for action in actions {
        switch (action.kind, flows.last?.flow) {
        case (.finish, let flow?): return flow.finish(())
        case (.cancel, let flow?): return flow.cancel()
        default: try await perform(action, at: placeholder)
        }
      }
    }

    private func perform(_ action: SketchAction<AppScreen>, at placeholder: Placeholder?) async throws {
      switch action.kind {
      case .open(let screen): try await open(screen)
      case .openForText(let screen): try await open(screen(placeholder?.text ?? ""))
      case .link(let text):
        guard let url = URL(string: text) else { throw URLError(.badURL) }
        inbox?.receive(.url(url)) { [weak self] in if case .denied(let error) = $0 { self?.note(error) } }
      case .pushByHand(let screen): push(assembly.buildController(for: screen), from: placeholder)
      case .presentByHand(let screen):
        let navigation = UINavigationController(rootViewController: assembly.buildController(for: screen))
        placeholder?.present(navigation, animated: true)
      case .turn(let flag, let value): turn(flag, on: value ?? !isOn(flag))
      case .close: try await placeholder?.leave()
      case .dismiss: placeholder?.presentingViewController?.dismiss(animated: true)
      case .emptyFields: placeholder?.emptyFields()
      case .ask(let question, let answers):
        let answer = try await ask(question, answers.map(\.title))
        if let chosen = answers.first(where: { $0.title == answer }) {
          try await perform([chosen.action], at: placeholder)
        }
      case .run(let start, let actions):
        // The button that began the flow performs its actions at the end of the flow.
        guard try await run(from: start) else { throw CancellationError() }
        try await perform(actions, at: placeholder)
      case .next(let page): push(followed(page), from: placeholder)
      case .replace(let page): placeholder?.navigationController?.setViewControllers([followed(page)], animated: true)
      case .require(let flag, let screen): try await require(flag, asking: screen)
      case .conclude: flows.last?.flow.conclude(with: ())
      case .finish, .cancel, .nothing: break
      case .perform(let body): try await body(self)
      }
    }

    private func push(_ controller: UIViewController, from placeholder: Placeholder?) {
      placeholder?.navigationController?.pushViewController(controller, animated: true)
    }

    /// Builds a screen of the innermost flow.
    private func followed(_ page: SketchPage<AppScreen>) -> UIViewController {
      let screen = assembly.build(page)
      flows.last?.flow.follow(screen)
      return screen
    }

    func holds(_ condition: SketchCondition, at placeholder: Placeholder) -> Bool {
      switch condition {
      case .always: true
      case .text: !placeholder.text.isEmpty
      case .on(let flag): isOn(flag)
      case .not(let flag): !isOn(flag)
      }
    }
  }
#endif
