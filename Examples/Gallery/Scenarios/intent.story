# The system passes an app intent twice, and the picture opens once.
launch
run the intent of picture 2
expect top picture(id: 2)
back
expect top album
