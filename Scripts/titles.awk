# Prints the titles of tests that are no sentences: a title is true when its test passes, and a log shows it without its suite. A title
# begins with a capital letter, a digit or code, and not with a word that points at the suite, such as "It" or "These"; it does not
# contain "what"; and it has a verb outside of clauses such as "that leaves" and "if it leaves". The verbs are in Scripts/verbs.txt, which
# the first file must be: a verb that is missing there is added in its third person.
# Used by Scripts/check.sh, on the Swift files of tests.
function report(text) { printf "%s:%d: %s: \"%s\"\n", FILENAME, place, text, title; found = 1 }

# Returns whether the title has a verb of its own: one that no word such as "that" or "if" introduces.
function has_verb(title,    words, count, at, word, previous, in_clause, is_plural) {
  gsub(/[,;:]/, " , ", title)
  gsub(/[^A-Za-z', ]/, " ", title)
  sub(/^ +/, "", title)
  count = split(tolower(title), words, / +/)
  for (at = 1; at <= count; at++) {
    word = words[at]
    if (word == "") continue
    if (word == "," || word == "and") in_clause = 0
    if (word == "and" || word ~ /[^'s]s$/ && !(word in verbs) && word !~ /^(as|its|this|less|across)$/ || word in always_plural) is_plural = 1
    if (word in introduces && words[at + 1] != "of" || at == 1 && word in may_introduce) in_clause = 1
    else if (in_clause && (word ~ /[^e]ed$/ || word in past)) in_clause = 0
    else if (word in verbs || is_plural && word in plural && !(previous in before_noun)) {
      if (!in_clause) return 1
      in_clause = 0
    }
    previous = word
  }
  return 0
}

# Returns whether a word such as "Each" stands for something that the title does not name.
function stands_alone(title,    words) {
  split(title, words, " ")
  return words[2] in verbs || words[2] in introduces || words[2] in always_plural || words[2] == "of"
}

function check() {
  if (tolower(title) ~ /(^|[^a-z])what([^a-z]|$)/) report("a title contains \"what\"")
  if (tolower(title) ~ /(^|[^a-z])(whoever|nobody|somebody|anybody|everybody)([^a-z]|$)/) report("a title has a person for a thing of the code")
  if (title ~ /^([a-z]+|Not|To|Is|Has|Can|Does|Goes|Ends|Keeps|Waits|Takes|Writes|Replaces|Starts|Equals|Stays|Shows) /)
    report("a title begins in the middle of a sentence")
  else if (title ~ /^([0-9a-z]+|[A-Z][a-z]+):/) report("a title begins with a label")
  else if (title ~ /^[A-Za-z]+( [a-z-]+)?'s(:|,| (is|are|has|may|can|was) |$)/) report("a title has an owner without a thing")
  else if (title ~ /^(It|Its|They|Their|This|These|That|Those|Such|So|And|But|Or|Then|None) / \
    || match(title, /^(One|Each|All|Any|Another|Both|Neither|Some|Several) [a-z]+/) && stands_alone(title))
    report("a title points at its suite")
  else if (!has_verb(title)) report("a title has no verb of its own")
}

BEGIN {
  split("that which who whose whom where when whenever if while because although though unless whether how why", list, " ")
  for (at in list) introduces[list[at]] = 1
  split("after before until since", list, " ")
  for (at in list) may_introduce[list[at]] = 1
  split("became began brought came chose did found gave got held kept left lost made put ran saw set showed took went wrote", list, " ")
  for (at in list) past[list[at]] = 1
  split("children people all both data these those two three", list, " ")
  for (at in list) always_plural[list[at]] = 1
  split("a an the of to by in with without its their no one another or from on at for than into over under as newer first next last", list, " ")
  for (at in list) before_noun[list[at]] = 1
  split("is are was were has have had does do did can cannot could may might must need will would should", list, " ")
  for (at in list) verbs[list[at]] = 1
}
FNR == NR {
  if ($0 == "" || /^#/) next
  verbs[$1] = 1
  base = $1
  if (base ~ /ies$/) sub(/ies$/, "y", base)
  else if (base ~ /(ss|sh|ch|x|o|z)es$/) sub(/es$/, "", base)
  else sub(/s$/, "", base)
  plural[base] = 1
  next
}
{
  line = $0
  if (line ~ /@Test\(/) { waits = 1; place = FNR; sub(/.*@Test\(/, "", line) }
  if (waits && line ~ /[^ \t]/) {
    waits = 0
    sub(/^[ \t]+/, "", line)
    if (match(line, /^"([^"\\]|\\.)*"/)) {
      title = substr(line, 2, RLENGTH - 2)
      place = FNR
      check()
    }
  }
}
END { exit found }
