# Links to products fill the stack of the tab, and a link to one below leads back to it.
launch
link store://products/1
expect top product(id: 1)
link store://products/2
expect top product(id: 2)
link store://products/1
expect top product(id: 1)
back
expect top home
tap Bag
expect tree UITabBarController  selected 2
