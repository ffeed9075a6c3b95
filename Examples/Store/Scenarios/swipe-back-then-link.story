# A product is built again after the user has swiped it away.
launch
link store://products/42
swipe back
expect top home
link store://products/42
expect top product(id: 42)
tap Add to bag
link store://bag
expect top BagViewController(items: 1)
