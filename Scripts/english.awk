# Prints the comments that do not read as the house writes English: a documentation comment, or a parameter or result in one,
# that begins with a question word; a sentence whose subject is "whoever", "nobody", "somebody", "anybody", "those who" or "the one
# who"; "mostly" for usually; "is to" for must or will; a sentence of more than 30 words; and, in a documentation comment, "says" for
# defines, returns or names. "Whether" may begin a comment in a file without a public declaration.
# It counts "that of" and "those of", for which a sentence names the thing, and fails above one in 10,000 words. It counts "which" and
# the pronoun "one" in documentation comments, in pages and in titles of tests, and fails above three in 1,000 words of each.
# Used by Scripts/check.sh, on Swift files, on pages of the catalogues, and on scripts; with -v EACH=1 it prints each word that it counts.
function report(text) { printf "%s:%d: %s\n", FILENAME, FNR, text; found = 1 }
function begins_with_question(text) { return text ~ /^(What|Who|Whose|Whoever|Where|How|Which)([^A-Za-z]|$)/ }
# The line without what it quotes: code in backquotes, and the words of others.
function without_quotes(text) { gsub(/`[^`]*`|"[^"]*"/, "", text); return text }

# Counts the words of a text for one kind of prose: in all, "which", and "one" unless a noun follows, as in "one window".
function count(kind, text,    words, total, at, next_word) {
  text = tolower(text)
  gsub(/\]\([^)]*\)/, "]", text)
  gsub(/`[^`]*`|"[^"]*"/, "x", text)
  total = split(text, words, /[ \t]+/)
  for (at = 1; at <= total; at++) {
    if (words[at] == "") continue
    kinds[kind]++
    if (words[at] ~ /^[(]?which[^a-z]*$/) { which[kind]++; if (EACH) report("which: " text) }
    if (words[at] ~ /^[(]?ones?('s)?[^a-z]*$/) {
      next_word = words[at + 1]
      gsub(/[^a-z]/, "", next_word)
      if (words[at] !~ /^[(]?one$/ || next_word == "" || next_word in after_pronoun) {
        ones[kind]++
        if (EACH) report("one: " text)
      }
    }
  }
}

# Ends a paragraph of prose: counts its words, and reports its long sentences.
function end_paragraph(    sentences, total, at, words, length_) {
  if (paragraph == "") return
  count(paragraph_kind, paragraph)
  gsub(/\]\([^)]*\)/, "]", paragraph)
  gsub(/`[^`]*`|"[^"]*"/, "x", paragraph)
  total = split(paragraph, sentences, /[.!?:;]+[)*]*( |$)/)
  for (at = 1; at <= total; at++) {
    length_ = split(sentences[at], words, /[ \t]+/)
    if (length_ > 30)
      printf "%s:%d: a sentence of %d words: %s\n", paragraph_file, paragraph_line, length_, sentences[at]
    if (length_ > 30) found = 1
  }
  paragraph = ""
}

function add_to_paragraph(kind, text) {
  if (paragraph == "") { paragraph_kind = kind; paragraph_file = FILENAME; paragraph_line = FNR }
  paragraph = paragraph " " text
}

# Reports the comments of the last file that begin with "Whether", if it has public declarations.
function end_file(    at) {
  if (is_public) for (at = 1; at <= whethers; at++) { print whether[at]; found = 1 }
  whethers = is_public = 0
}

BEGIN {
  split("that which who whose with without in at is was has have does do from to and as before under over may must can will would below above if when than not are were beside inside outside until where it they so but then there", list, " ")
  for (at in list) after_pronoun[list[at]] = 1
}
FNR == 1 { end_paragraph(); end_file(); in_comment = in_code = 0 }
{
  line = $0
  sub(/^[ \t]+/, "", line)
  is_page = FILENAME ~ /\.(md|tutorial)$/
  is_script = FILENAME !~ /\.(swift|md|tutorial)$/
  is_prose = is_page || line ~ /^\/\// || is_script && line ~ /^#/
  if (FILENAME ~ /\.swift$/ && line ~ /^(@[A-Za-z]+ )*(public|open) /) is_public = 1
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
# The prose of a page: not its code, its tables and its comments.
is_page {
  if (line ~ /^```/) { end_paragraph(); in_code = !in_code }
  else if (in_code || $0 ~ /^    / && paragraph == "" || line ~ /^[|<]/) end_paragraph()
  else if (line == "" || line ~ /^#/) end_paragraph()
  else {
    if (line ~ /^([-*]|[0-9]+\.) /) end_paragraph()
    add_to_paragraph("pages", line)
  }
}
FILENAME ~ /\.swift$/ && line ~ /^\/\/\// {
  text = line
  sub(/^\/\/\/ ?/, "", text)
  if (text ~ /^ *```/) { end_paragraph(); in_code = !in_code }
  else if (in_code || text ~ /^    / && paragraph == "" || text ~ /^ *[|#]/ || text ~ /^ *$/) end_paragraph()
  else {
    if (text ~ /^ *(-|[0-9]+\.) /) end_paragraph()
    sub(/^ +/, "", text)
    sub(/^- ([A-Za-z]+( [A-Za-z_]+)?: )?/, "", text)
    add_to_paragraph("documentation comments", text)
  }
}
FILENAME ~ /\.swift$/ && line !~ /^\/\/\// { end_paragraph(); in_code = 0 }
FILENAME ~ /\.swift$/ && match(line, /@Test\("([^"\\]|\\.)*"/) {
  count("titles", substr(line, RSTART + 7, RLENGTH - 8))
}
line ~ /^\/\/\/ ?/ {
  text = line
  sub(/^\/\/\/ ?/, "", text)
  sub(/^ +/, "", text)
  if (!in_comment && begins_with_question(text)) report("a documentation comment begins with a question word: " text)
  if (!in_comment && text ~ /^Whether([^A-Za-z]|$)/)
    whether[++whethers] = sprintf("%s:%d: a documentation comment of a public declaration begins with a question word: %s", FILENAME, FNR, text)
  if (text ~ /^- [A-Za-z]+( [A-Za-z_]+)?: /) {
    tail = text
    sub(/^- [A-Za-z]+( [A-Za-z_]+)?: +/, "", tail)
    if (begins_with_question(tail) || tail ~ /^Whether /) report("a parameter or result begins with a question word: " text)
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
  end_paragraph()
  end_file()
  if (pointers * 10000 > words) {
    printf "%s\"that of\" or \"those of\" %d times in %d words, of at most one in 10,000: name the thing.\n", places, pointers, words
    found = 1
  }
  for (kind in kinds) {
    printf "%s: \"which\" %.1f times and \"one\" %.1f times in 1,000 words\n", kind, which[kind] * 1000 / kinds[kind], ones[kind] * 1000 / kinds[kind]
    if (which[kind] * 1000 > 3 * kinds[kind] || ones[kind] * 1000 > 3 * kinds[kind]) {
      printf "That is above 3: begin a second sentence, or name the thing. To list each, run the awk above with -v EACH=1.\n"
      found = 1
    }
  }
  exit found
}
