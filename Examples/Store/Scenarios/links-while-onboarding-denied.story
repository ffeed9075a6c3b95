# A link that had to wait is answered, and the next one is carried out.
launch --first-time --decline-login
link store://settings
link store://products/4711
link store://catalogue
link store://nowhere
expect failure Cannot open "store://nowhere"
expect top onboarding
tap Start
tap Later
expect failure closed without one
expect failure There is no product 4711
expect top catalogue
