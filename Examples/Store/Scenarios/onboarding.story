# Onboarding replaces the root, and its button replaces the onboarding.
launch
tap Catalogue
link store://onboarding
expect top onboarding
expect text Welcome
expect no text Catalogue
tap Start
expect top home
expect tree UITabBarController  selected 0
