# If the user declines the login, the checkout stays, and can continue.
launch
link store://products/3
tap Add to bag
link store://bag
tap Check out
type Quay 7
tap Continue
tap Pay
expect top login
swipe down
expect top OrderViewController(items: 1)
expect text Nothing was ordered. Buying requires a login.
tap Pay
tap Log in
expect top ReceiptViewController(no. 1)
