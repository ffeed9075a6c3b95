# Developers see each screen with its link and its plan, open a link, and see the latest navigations.
launch
tap Routes
expect text https://gallery.example/pictures/2
expect text Latest navigations
tap Open link
type https://gallery.example/nowhere
tap Open
expect text nowhere
tap OK
tap Open link
type https://gallery.example/pictures/2/full
tap Open
expect top fullSize(id: 2)
