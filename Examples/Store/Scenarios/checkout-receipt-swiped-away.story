# The order is complete even if the user swipes the receipt away.
launch
log in
link store://products/1
tap Add to bag
link store://bag
tap Check out
type Quay 7
tap Continue
tap Pay
expect top ReceiptViewController(no. 1)
swipe down
expect top BagViewController(items: 0)
tap Check out
expect failure not enabled
swipe down
tap Account
expect text 1 order, the last to "Quay 7"
