# Prints the comments that do not read as the house writes English: a documentation comment, or a parameter or result in one,
# that begins with a question word, and a sentence whose subject is "whoever", "nobody", "somebody" or "anybody".
# Used by Scripts/check.sh, on Swift files and on pages of the catalogues.
function report(text) { printf "%s:%d: %s\n", FILENAME, FNR, text; found = 1 }
function begins_with_question(text) { return text ~ /^(What|Who|Whose|Whoever|Whether|Where|How|Which)([^A-Za-z]|$)/ }

FNR == 1 { in_comment = 0 }
{
  line = $0
  sub(/^[ \t]+/, "", line)
  is_page = FILENAME ~ /\.md$/
}
line ~ /^\/\/\/ ?/ {
  text = line
  sub(/^\/\/\/ ?/, "", text)
  sub(/^ +/, "", text)
  if (!in_comment && begins_with_question(text)) report("a documentation comment begins with a question word: " text)
  if (text ~ /^- [A-Za-z]+( [A-Za-z_]+)?: /) {
    tail = text
    sub(/^- [A-Za-z]+( [A-Za-z_]+)?: +/, "", tail)
    if (begins_with_question(tail)) report("a parameter or result begins with a question word: " text)
  }
  in_comment = 1
}
line !~ /^\/\/\// { in_comment = 0 }
is_page || line ~ /^\/\// {
  if (tolower(line) ~ /(^|[^a-z])(whoever|nobody|somebody|anybody)([^a-z]|$)/) report("a person as subject: " line)
}
END { exit found }
