# Whoever is asked to log in, and does so, gets to the settings.
launch
link https://store.example/settings
expect top settings
expect tree UITabBarController  selected 3
expect no text ── sheet ──
# Once logged in, nobody is asked again.
tap Home
link store://settings
expect top settings
tap Log out
expect top account
