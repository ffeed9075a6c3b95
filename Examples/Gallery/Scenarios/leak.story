# A picture of the slide show is still alive after it has left, and the report names its way in.
launch
tap Picture 1
tap Slide show
back
wait for a leak
expect text Leak: picture(id: 1), a PictureViewController, came by the route to picture(id: 1)
