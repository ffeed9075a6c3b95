# The app is not running when a link to a product arrives.
launch
link https://store.example/products/42
expect top product(id: 42)
expect text Compass, no. 42
expect tree UITabBarController  selected 0
back
expect top home
