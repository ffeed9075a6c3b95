# The bag is empty after address, order, login and receipt.
launch
link store://products/1
tap Add to bag
link store://products/2
tap Add to bag
tap Bag
expect text 2 products
tap Check out
expect top AddressViewController
tap Continue
expect text Where to?
type Address Quay 7, Genoa
tap Continue
expect text Sextant, Compass, to "Quay 7, Genoa"
tap Pay
expect top login
tap Log in
expect top ReceiptViewController(no. 1)
expect text Order no. 1: Sextant, Compass, to "Quay 7, Genoa"
expect tree BagViewController(items: 0)
tap Done
expect text Nothing yet
expect no text ── sheet ──
tap Account
expect text 1 order, the last to "Quay 7, Genoa"
