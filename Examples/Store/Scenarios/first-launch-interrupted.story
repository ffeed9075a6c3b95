# An unfinished introduction is shown again. After it the login follows.
launch --first-time
expect top onboarding
relaunch
expect top onboarding
tap Start
relaunch
expect top login
tap Later
expect top home
