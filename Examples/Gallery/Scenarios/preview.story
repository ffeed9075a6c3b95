# A tap on a preview shows that very controller. A picture that is not on display has a menu without a preview.
launch
press picture 1
tap the preview
expect top picture(id: 1)
expect text Picture 1, built as number 1
back
press picture 3
tap the preview
expect failure NoPreview
choose Favourite in the menu of Picture 3
expect text Favourite: picture 3
expect top album
