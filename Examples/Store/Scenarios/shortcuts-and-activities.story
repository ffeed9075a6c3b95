# The menu of the icon, and links to the website that were tapped in other apps.
launch
shortcut example.store.catalogue
expect top catalogue
shortcut example.store.bag
expect tree presents BagViewController(items: 0)  formSheet
activity https://store.example/cities/genoa
expect top CityViewController(Genoa)
activity https://example.com/bag
expect failure Cannot open "https://example.com/bag"
shortcut example.store.nothing
expect failure There is no URL in the shortcut
expect top CityViewController(Genoa)
