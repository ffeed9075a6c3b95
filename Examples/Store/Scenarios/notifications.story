# A notification contains a product or a link. Otherwise it fails, and nothing changes.
launch
tap Account
notify payloads/offer.json
expect top product(id: 42)
expect tree UITabBarController  selected 3
notify payloads/settings.json
expect top settings
notify payloads/silent.json
expect failure There is no URL in the notification
expect top settings
notify payloads/none.json
expect failure Cannot read "payloads/none.json"
