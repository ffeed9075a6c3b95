# Two windows of one shop: a link goes to the window that it was delivered to.
launch --wait-for-login
link store://products/1
tap Add to bag
window 2
expect top home
link store://products/2
expect top product(id: 2)
tap Add to bag
tap Bag
expect text 2 products
window 1
expect top product(id: 1)
expect no text Compass
notify payloads/offer.json
expect top product(id: 42)
# A login applies to all windows.
link store://settings
tap Log in
expect top settings
window 2
expect text 2 products
link store://settings
expect top settings
window 4
expect failure choose a number from 1 to 3
