# The second column shows the next city.
launch
link store://cities/Genoa
expect top CityViewController(Genoa)
expect text We deliver to Genoa.
expect tree CitiesViewController
link store://cities/lisbon
expect top CityViewController(Lisbon)
expect no text We deliver to Genoa.
link store://cities/atlantis
expect failure Cannot open
expect top CityViewController(Lisbon)
link store://
expect top home
