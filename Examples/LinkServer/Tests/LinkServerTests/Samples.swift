import StoreLinks

/// A sample of each screen that has a link.
///
/// A test finds a pattern of the table that has no sample.
let samples: [StoreScreen] = [
  .home, .catalogue, .product(id: 42), .bag, .account, .settings, .login, .forgotPassword, .onboarding, .cities,
  .city(name: .genoa), .textInput, .textConfirmation(text: "Ahoy, you/all"),
]
