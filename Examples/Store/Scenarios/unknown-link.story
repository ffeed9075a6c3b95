# A link without a screen is refused, and nothing changes.
launch
link store://products/5
link https://store.example/nowhere
expect failure Cannot open "https://store.example/nowhere"
expect top product(id: 5)
link https://example.com/bag
expect failure Cannot open
expect top product(id: 5)
link store://products/4711
expect failure There is no product 4711
expect top product(id: 5)
expect tree UITabBarController  selected 0
