/// A form of route that apps write; the generated app uses it in turn with all others.
struct RouteForm {
  let name: String
  /// Returns the declaration of destination number `n`, whose controller is `Screen<n>`.
  let declaration: @Sendable (_ n: Int) -> String

  static let all = [
    RouteForm(name: "push into a new navigation controller, presented; spelled out") { n in
      """
      static let screen\(n) = StepAssembly(
        finder: ClassFinder(options: [.current, .visible]), factory: Screen\(n)Factory()
      )
      .using(UINavigationController.pushToNavigation())
      .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory()))
      .using(.present)
      .from(.current)
      .assemble()
      """
    },
    RouteForm(name: "the same with leading dots") { n in
      """
      static let screen\(n) = StepAssembly(finder: ClassFinder(), factory: Screen\(n)Factory())
        .using(.push).from(.navigationController).using(.present).from(.current).assemble()
      """
    },
    RouteForm(name: "one step: replaces the root") { n in
      """
      static let screen\(n) = StepAssembly(finder: ClassFinder<Screen\(n), Any?>(), factory: XibFactory())
        .using(.replaceRoot)
        .from(.root)
        .assemble()
      """
    },
    RouteForm(name: "push into whatever navigation controller there is") { n in
      """
      static let screen\(n) = StepAssembly(finder: ClassFinder<Screen\(n), Any?>(), factory: ClassFactory())
        .using(UINavigationController.pushToNavigation())
        .from(SingleStep(ClassFinder<UINavigationController, Any?>(), NilFactory()))
        .from(.current)
        .assemble()
      """
    },
    RouteForm(name: "a switch with a finder and a default") { n in
      """
      static let screen\(n) = StepAssembly(finder: ClassFinder<Screen\(n), Any?>(), factory: ClassFactory())
        .using(UINavigationController.pushToNavigation())
        .from(
          SwitchAssembly<UINavigationController, Any?>()
            .addCase(expecting: ClassFinder<UINavigationController, Any?>(options: .visible))
            .assemble(default: {
              ChainAssembly()
                .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory()))
                .using(.present)
                .from(.current)
                .assemble()
            })
        )
        .assemble()
      """
    },
    RouteForm(name: "a tab bar with four tabs as the root") { n in
      """
      static let screen\(n) = StepAssembly(
        finder: ClassFinder<UITabBarController, Any?>(options: .current),
        factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
          .with(XibFactory<Screen\(n), Any?>(), using: UITabBarController.addTab())
          .with(ClassFactory<Screen0, Any?>(), using: UITabBarController.addTab())
          .with(ClassFactory<Screen1, Any?>(), using: UITabBarController.add(at: 0))
          .with(ClassFactory<Screen2, Any?>(), using: UITabBarController.add(at: 1, replacing: true))
          .assemble()
      )
      .using(.replaceRoot)
      .from(.root)
      .assemble()
      """
    },
    RouteForm(name: "wherever it is in a tab bar of another route") { n in
      """
      static let screen\(n) = StepAssembly(finder: ClassFinder<Screen\(n), Any?>(), factory: NilFactory())
        .from(Shared.tabs)
        .assemble()
      """
    },
    RouteForm(name: "push on top of another route") { n in
      """
      static let screen\(n) = StepAssembly(finder: ClassFinder(), factory: Screen\(n)Factory())
        .using(UINavigationController.pushToNavigation())
        .from(Shared.product.expectingContainer())
        .assemble()
      """
    },
    RouteForm(name: "a modal with every option") { n in
      """
      static let screen\(n) = StepAssembly(finder: NilFinder<Screen\(n), Any?>(), factory: ClassFactory())
        .using(
          GeneralAction.presentModally(
            startingFrom: .topmost, presentationStyle: .formSheet, transitionStyle: .crossDissolve,
            preferredContentSize: CGSize(width: 320, height: 480), isModalInPresentation: true)
        )
        .from(.current)
        .assemble()
      """
    },
    RouteForm(name: "the first column of a split view") { n in
      """
      static let screen\(n) = StepAssembly(finder: ClassFinder<Screen\(n), Any?>(), factory: XibFactory())
        .using(UINavigationController.pushToNavigation())
        .from(.navigationController)
        .using(UISplitViewController.setAsMaster())
        .from(.splitController)
        .using(.present(as: .fullScreen))
        .from(.current)
        .assemble()
      """
    },
    RouteForm(name: "the second column, with a context that is handed over") { n in
      """
      static let screen\(n) = StepAssembly(finder: ClassFinder<Screen\(n), Int>(), factory: ClassFactory())
        .adding(ContextSettingTask())
        .using(UISplitViewController.pushToDetails())
        .from(Shared.cities.expectingContainer())
        .assemble()
      """
    },
    RouteForm(name: "five steps: navigation, tab, navigation, split, modal") { n in
      """
      static let screen\(n) = StepAssembly(finder: ClassFinder(), factory: Screen\(n)Factory())
        .using(UINavigationController.push())
        .from(.navigationController)
        .using(UITabBarController.add())
        .from(.tabBarController)
        .using(UISplitViewController.setAsMaster())
        .from(.splitController)
        .using(.present)
        .from(.root)
        .assemble()
      """
    },
    RouteForm(name: "with guards and tasks") { n in
      """
      static let screen\(n) = StepAssembly(finder: ClassWithContextFinder(), factory: Screen\(n)Factory())
        .adding(LoginGuard())
        .adding(InlineInterceptor<Int> { id in id > 0 ? .proceed : .redirect(to: Shared.tabs) })
        .adding(InlineContextTask<Screen\(n), Int> { screen, id in screen.title = "\\(id)" })
        .adding(InlinePostTask<Screen\(n), Int> { _, _, stack in precondition(!stack.isEmpty) })
        .using(.push)
        .from(.navigationController)
        .using(.present)
        .from(.current)
        .assemble()
      """
    },
    RouteForm(name: "with a context made from another") { n in
      """
      static let screen\(n) = StepAssembly(finder: ClassFinder<Screen\(n), String>(), factory: ClassFactory())
        .using(UINavigationController.pushToNavigation())
        .from(Shared.product.adaptingContext { (text: String) in text.count }.expectingContainer())
        .assemble()
      """
    },
    RouteForm(name: "a switch on the context") { n in
      """
      static let screen\(n) = SwitchAssembly<Screen0, Int>()
        .addCase(when: { $0 > 100 }, from: Shared.product)
        .addCase { id in id.isMultiple(of: 2) ? Shared.product : nil }
        .assemble(default: Shared.product)
      """
    },
    RouteForm(name: "what a tab bar brings along, with the tab bar in the same route") { n in
      """
      static let screen\(n) = StepAssembly(finder: ClassFinder<Screen\(n), Int>(), factory: NilFactory())
        .from(
          SingleContainerStep(
            finder: ClassFinder(),
            factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
              .with(ClassFactory<Screen\(n), Any?>(), using: UITabBarController.addTab())
              .assemble())
        )
        .using(.replaceRoot)
        .from(.root)
        .assemble()
      """
    },
    RouteForm(name: "a switch with steps that need no context") { n in
      """
      static let screen\(n) = StepAssembly(finder: ClassFinder(), factory: Screen\(n)Factory())
        .using(UINavigationController.pushToNavigation())
        .from(
          SwitchAssembly<UINavigationController, Int>()
            .addCase(expecting: ClassFinder<UINavigationController, Any?>(options: .visible))
            .addCase(when: { $0 > 100 }, from: Shared.product.expectingContainer())
            .addCase(when: ClassFinder<Screen1, Int>(), from: Shared.stack.adaptingContext())
            .assemble(default: Shared.stack.adaptingContext())
        )
        .assemble()
      """
    },
  ]
}
