# If there are no tabs, a product is presented over the current screen.
launch
link store://onboarding
link store://products/9
expect top product(id: 9)
expect text ── sheet ──
swipe down
expect top onboarding
