# A product that the user has swiped away is built again.
launch
link store://products/42
swipe back
expect top home
link store://products/42
expect top product(id: 42)
tap Add to bag
link store://bag
expect top BagViewController(items: 1)
