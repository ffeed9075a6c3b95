# A product is pushed in the current tab, and not in the tab of the previous product.
launch
tap Account
expect top account
link store://products/7
expect top product(id: 7)
expect tree UITabBarController  selected 3
swipe back
expect top account
link store://catalogue
expect top catalogue
expect tree UITabBarController  selected 1
