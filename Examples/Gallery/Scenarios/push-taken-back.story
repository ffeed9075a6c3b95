# A push that its animation takes back fails, and leaves the album as it was. So does a swipe back that the user gives up.
launch
link gallery://pictures/4
expect failure PictureViewController was found or added and is no longer shown
expect top album
tap Picture 4
expect failure PictureViewController was found or added and is no longer shown
tap Picture 1
tap Full size
begin to swipe back
expect top fullSize(id: 1)
swipe back
expect top picture(id: 1)
