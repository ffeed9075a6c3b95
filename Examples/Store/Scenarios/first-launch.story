# Who is new is introduced, and asked to log in. Who comes again sees the tabs at once.
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
# The device still knows who has logged in.
link store://settings
expect top settings
