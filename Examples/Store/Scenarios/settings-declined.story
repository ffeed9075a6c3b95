# Whoever declines to log in stays where they were.
launch --decline-login
tap Catalogue
link store://settings
expect failure left without logging in
expect top catalogue
expect tree UITabBarController  selected 1
expect no text ── sheet ──
# The button is no way around the guard.
tap Account
tap Settings
expect failure Only who is logged in may go there
expect top account
# Whoever is logged in already is not asked.
log in
tap Settings
expect top settings
