# During the payment a link waits until the user has seen the receipt.
launch
link store://products/1
tap Add to bag
link store://bag
tap Check out
type Quay 7
tap Continue
tap Pay
link store://products/3
expect top login
tap Log in
expect top ReceiptViewController(no. 1)
notify payloads/offer.json
expect top ReceiptViewController(no. 1)
tap Done
expect top product(id: 42)
expect tree ProductViewController(id: 3)
expect no text ── sheet ──
