# The settings open after the user has logged in.
launch
link https://store.example/settings
expect top settings
expect tree UITabBarController  selected 3
expect no text ── sheet ──
# After the login the guard does not ask again.
tap Home
link store://settings
expect top settings
tap Log out
expect top account
