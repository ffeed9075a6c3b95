# What arrives during the introduction and the login waits, and is then carried out: each once, in order.
launch --first-time
link store://products/42
shortcut example.store.bag
expect top onboarding
tap Start
expect top login
activity https://store.example/products/7
# The same as the first: it waits already.
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
