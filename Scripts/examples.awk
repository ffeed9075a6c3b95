# Prints the share of public declarations that have an example in their documentation comment, and fails if it is below SHARE percent.
# Typealiases do not count. Used by Scripts/check.sh, on the sources of every module but HeadlessUIKit, whose interface is UIKit's,
# and except those of earlier names.
# Set EACH to print the declarations without an example.
FNR == 1 { has_example = 0 }
{
  line = $0
  sub(/^[ \t]+/, "", line)
}
line ~ /^\/\/\/ ```swift$/ { has_example = 1 }
{ is_declaration = line ~ /^(@[A-Za-z_]+(\([^)]*\))? +)*(public|open) +[@a-z]/ && line !~ /(public|open) (import|typealias) / }
is_declaration {
  declarations++
  if (has_example) examples++
  else if (EACH) printf "%s:%d: %s\n", FILENAME, FNR, line
}
# Only attributes stand between a comment and its declaration.
line !~ /^(\/\/|@|$)/ || is_declaration { has_example = 0 }
END {
  printf "%d of %d public declarations have an example: %.1f %%, at least %d %%\n", examples, declarations, examples * 100 / declarations, SHARE
  exit examples * 100 < SHARE * declarations
}
