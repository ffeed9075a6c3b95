# If the user declines the login, the current screen stays.
launch --decline-login
tap Catalogue
link store://settings
expect failure closed without one
expect top catalogue
expect tree UITabBarController  selected 1
expect no text ── sheet ──
# The button does not bypass the guard.
tap Account
tap Settings
expect failure This screen requires a login
expect top account
# A user who is logged in is not asked.
log in
tap Settings
expect top settings
