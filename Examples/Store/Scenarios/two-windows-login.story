# A login in one window completes the login in the other.
launch --wait-for-login
link store://products/1
tap Add to bag
link store://bag
tap Check out
type Quay 7
tap Continue
tap Pay
expect top login
window 2
link store://settings
expect top login
tap Log in
expect top settings
window 1
expect top ReceiptViewController(no. 1)
tap Done
expect top BagViewController(items: 0)
