# Each window has its own launch and its own inbox.
launch --first-time
link store://products/1
window 2
expect top onboarding
link store://products/2
tap Start
expect top login
tap Log in
expect top product(id: 2)
window 1
expect top onboarding
tap Start
expect top product(id: 1)
expect no text ── sheet ──
window 3
expect top home
