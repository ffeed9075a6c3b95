# A link that waits for the end of the payment is answered after it.
launch
link store://products/1
tap Add to bag
tap Bag
tap Check out
type Quay 7
tap Continue
tap Pay
link store://products/4711
swipe down
expect failure There is no product 4711
expect top OrderViewController(items: 1)
