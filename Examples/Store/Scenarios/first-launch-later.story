# The login at the first launch can be skipped. It is only asked again where a screen requires it.
launch --first-time --decline-login
tap Start
tap Later
expect top home
relaunch
expect top home
link store://settings
expect failure closed without one
expect top home
