# The router drives the path of a NavigationStack of SwiftUI, and leaves it for a screen elsewhere.
launch
tap Guide
expect top chapters
tap Chapter 1
expect top chapter(id: 1)
expect text The text of chapter 1
tap ‹ Guide
expect top chapters
expect text All chapters
link gallery://guide/2
expect top chapter(id: 2)
tap See picture 2
expect top picture(id: 2)
link gallery://guide/1
expect top chapter(id: 1)
