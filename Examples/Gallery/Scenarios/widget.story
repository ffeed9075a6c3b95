# A widget and a Live Activity carry a link, and so does a link to the website.
launch
link gallery://pictures/1/full
expect top fullSize(id: 1)
back
expect top picture(id: 1)
activity https://gallery.example/pictures/2
expect top picture(id: 2)
back
expect top album
