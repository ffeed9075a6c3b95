# While a link waits for the login, the next one waits behind it. None is lost, independent of the first one's result.
launch --wait-for-login
link store://settings
expect top login
expect no text [Later]
link store://products/8
expect top login
swipe down
expect failure closed without one
expect top product(id: 8)
link store://settings
tap Log in
expect top settings
expect no text ── sheet ──
