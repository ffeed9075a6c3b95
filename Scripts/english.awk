# Prints the comments that do not read as the house writes English: a documentation comment, or a parameter or result in one,
# that begins with a question word; a sentence whose subject is "whoever", "nobody", "somebody", "anybody", "those who" or "the one
# who"; "mostly" for usually; "is to" for must or will; and, in a documentation comment, "says" for defines, returns or names.
# It counts "that of" and "those of" too, for which a sentence names the thing, and fails above one in 10,000 words.
# Used by Scripts/check.sh, on Swift files, on pages of the catalogues, and on scripts.
function report(text) { printf "%s:%d: %s\n", FILENAME, FNR, text; found = 1 }
function begins_with_question(text) { return text ~ /^(What|Who|Whose|Whoever|Whether|Where|How|Which)([^A-Za-z]|$)/ }
# The line without what it quotes: code in backquotes, and the words of others.
function without_quotes(text) { gsub(/`[^`]*`|"[^"]*"/, "", text); return text }

FNR == 1 { in_comment = 0 }
{
  line = $0
  sub(/^[ \t]+/, "", line)
  is_page = FILENAME ~ /\.(md|tutorial)$/
  is_script = FILENAME !~ /\.(swift|md|tutorial)$/
  is_prose = is_page || line ~ /^\/\// || is_script && line ~ /^#/
  # The help of a command and the titles of tests are strings, so that these words count in every line.
  if (!is_script || is_prose) {
    rest = tolower(FILENAME ~ /\.swift$/ && !is_prose ? line : without_quotes(line))
    while (match(rest, /(^|[^a-z])(that|those) of([^a-z]|$)/)) {
      pointers++
      places = places sprintf("%s:%d: %s\n", FILENAME, FNR, line)
      rest = substr(rest, RSTART + RLENGTH)
    }
  }
  if (is_prose) words += split(line, ignored)
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
  if (without_quotes(text) ~ /(^|[^A-Za-z])says([^A-Za-z]|$)/) report("\"says\" for defines, returns or names: " text)
  in_comment = 1
}
line !~ /^\/\/\// { in_comment = 0 }
is_page || line ~ /^\/\// {
  plain = without_quotes(line)
  if (tolower(line) ~ /(^|[^a-z])(whoever|nobody|somebody|anybody|(those|the ones?) who)([^a-z]|$)/) report("a person as subject: " line)
  if (tolower(plain) ~ /(^|[^a-z])mostly([^a-z]|$)/) report("\"mostly\" for usually: " line)
  if (plain ~ /(^|[^A-Za-z])(is|are|was|were) to [a-z]/) report("\"is to\" for must or will: " line)
}
END {
  if (pointers * 10000 > words) {
    printf "%s\"that of\" or \"those of\" %d times in %d words, of at most one in 10,000: name the thing.\n", places, pointers, words
    found = 1
  }
  exit found
}
