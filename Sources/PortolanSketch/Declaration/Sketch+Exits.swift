#if !canImport(UIKit)
  import Portolan

  // The buttons, the fields, and the ways in which a screen leaves.
  extension Sketch {
    /// Returns the sketch with another title than the name of the case, so that stories fit the app.
    public func titled(_ title: String) -> Sketch { changed { $0.title = title } }

    /// Returns the sketch with a button for each of several screens, named after them.
    ///
    /// - Parameters:
    ///   - screens: The screens, with sample values.
    ///   - condition: The condition under which the buttons are enabled.
    /// - Returns: The changed sketch.
    public func exits(_ screens: [AppScreen], if condition: SketchCondition = .always) -> Sketch {
      screens.reduce(self) { $0.exit(SketchTitle.of($1), to: $1, if: condition) }
    }

    /// Returns the sketch with a button that opens a screen.
    ///
    /// ```swift
    /// case .bag: .screen.exit("Buy", to: .pay, if: "bag-filled")
    /// ```
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - screen: The screen. The router opens it by its route.
    ///   - condition: The condition under which the button is enabled.
    /// - Returns: The changed sketch.
    public func exit(_ title: String, to screen: AppScreen, if condition: SketchCondition = .always) -> Sketch {
      button(title, .open(screen), if: condition)
    }

    /// Returns the sketch with a button that opens a screen for the text of the first field.
    ///
    /// ```swift
    /// case .address: .screen.field("Street", "Quay 7").exit("Continue", to: ShopScreen.review)
    /// ```
    ///
    /// - Parameters:
    ///   - title: The title of the button. It is enabled while the field has a text.
    ///   - screen: Returns the screen for a text. Usually it is the case itself.
    /// - Returns: The changed sketch.
    public func exit(_ title: String, to screen: @escaping @Sendable (_ text: String) -> AppScreen) -> Sketch {
      button(title, .openForText(screen), if: .text)
    }

    /// There is no such exit.
    @available(
      *, unavailable, message: "a button opens a screen with its value. To fix: write a sample, as in .product(id: 1)"
    )
    public func exit<Value>(_ title: String, to screen: @escaping @Sendable (_ value: Value) -> AppScreen) -> Sketch {
      self
    }

    /// Returns the sketch with a button that performs actions one after another.
    ///
    /// ```swift
    /// case .login: .screen.button("Log in", .set("logged-in"), .close)
    /// ```
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - actions: The actions. If one fails, such as a flow that the user leaves, those after it are not performed.
    ///   - condition: The condition under which the button is enabled.
    /// - Returns: The changed sketch.
    public func button(
      _ title: String, _ actions: SketchAction<AppScreen>..., if condition: SketchCondition = .always
    ) -> Sketch {
      changed { $0.buttons.append(Button(title: title, actions: actions, condition: condition)) }
    }

    /// Returns the sketch with a text field.
    ///
    /// ```swift
    /// case .note: .screen.field("Note", "Ahoy", "Farewell")
    /// ```
    ///
    /// - Parameters:
    ///   - name: The placeholder of the field, for stories to name it.
    ///   - samples: The texts that the verification types there.
    /// - Returns: The changed sketch.
    public func field(_ name: String, _ samples: String...) -> Sketch {
      changed { $0.fields.append(Field(name: name, samples: samples)) }
    }

    /// Returns the sketch of a screen that neither a link nor a swipe takes away while a condition holds.
    ///
    /// A button of its own with `.close` does.
    ///
    /// ```swift
    /// case .note: .screen.field("Note", "Ahoy").stays(while: .text).button("Send", .emptyFields, .close)
    /// ```
    ///
    /// - Parameter condition: The condition, such as `.text`.
    /// - Returns: The changed sketch.
    public func stays(while condition: SketchCondition = .always) -> Sketch { changed { $0.stays = condition } }

    /// Returns the sketch of a screen that asks before it leaves while its first field has a text.
    ///
    /// ```swift
    /// case .draft: .screen.field("Text", "Ahoy").asksBeforeLeaving("Discard the draft?")
    /// ```
    ///
    /// - Parameter question: The title of the alert, whose answers are "Discard" and "Keep".
    /// - Returns: The changed sketch.
    public func asksBeforeLeaving(_ question: String) -> Sketch { changed { $0.question = question } }

    /// Returns the sketch of a screen that does something by itself after a while, such as a splash screen.
    ///
    /// ```swift
    /// case .splash: .screen.after(.seconds(2), .open(.tabs))
    /// ```
    ///
    /// - Parameters:
    ///   - delay: The time since the screen has appeared.
    ///   - actions: The actions.
    /// - Returns: The changed sketch.
    public func after(_ delay: Duration, _ actions: SketchAction<AppScreen>...) -> Sketch {
      changed { $0.departure = (delay, actions) }
    }
  }
#endif
