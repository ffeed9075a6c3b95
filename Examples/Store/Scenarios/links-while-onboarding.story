# Links during the introduction and the login wait, and are then carried out once each, in order.
launch --first-time
link store://products/42
shortcut example.store.bag
expect top onboarding
tap Start
expect top login
activity https://store.example/products/7
# This link equals the first one, which is already waiting.
notify payloads/offer.json
expect top login
swipe down
expect top product(id: 7)
expect tree ProductViewController(id: 42)
expect no text ── sheet ──
back
expect top product(id: 42)
back
expect top home
