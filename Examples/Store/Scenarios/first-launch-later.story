# Nobody has to log in to look around, and nobody is asked a second time, except where it matters.
launch --first-time --decline-login
tap Start
tap Later
expect top home
relaunch
expect top home
link store://settings
expect failure left without logging in
expect top home
