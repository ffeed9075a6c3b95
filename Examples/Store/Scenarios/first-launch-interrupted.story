# Who leaves in the middle of the introduction sees it again; who has read it goes on with the login.
launch --first-time
expect top onboarding
relaunch
expect top onboarding
tap Start
relaunch
expect top login
tap Later
expect top home
