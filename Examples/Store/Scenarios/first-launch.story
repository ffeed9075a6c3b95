# New customers see the introduction and the login. Returning customers see the tabs at once.
launch --first-time
expect top onboarding
expect no text Catalogue
tap Start
expect top login
expect text [Later]
tap Forgot password
expect top forgotPassword
back
tap Log in
expect top home
expect no text ── sheet ──
relaunch
expect top home
# The device has stored the login.
link store://settings
expect top settings
