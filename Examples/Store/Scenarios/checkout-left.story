# If the user leaves the checkout in any way, the bag does not change.
launch
log in
link store://products/1
tap Add to bag
tap Bag
tap Check out
swipe down
expect text 1 product
tap Check out
tap Cancel
expect text 1 product
tap Check out
type Address Quay 7
tap Continue
expect top OrderViewController(items: 1)
back
expect top AddressViewController
tap Continue
swipe down
expect text 1 product
expect no text ── sheet ──
# Nothing was bought.
tap Account
expect no text order
