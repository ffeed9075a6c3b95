# Who does not want to log in is where they were, and can think again.
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
expect text Nothing was ordered. Only who is logged in can buy.
tap Pay
tap Log in
expect top ReceiptViewController(no. 1)
