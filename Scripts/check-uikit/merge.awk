# Writes the hand-written interface of UIKit with the members that Scripts/uikit-table.awk has for its classes and protocols.
#
#     awk -v OUT=FOLDER -f Scripts/check-uikit/merge.awk MEMBERS.txt FILE...

FNR == NR {
  at = index($0, "\t")
  owner = substr($0, 1, at - 1)
  members[owner] = members[owner] "  " substr($0, at + 1) "\n"
  next
}

FNR == 1 {
  if (file != "") close(file)
  file = FILENAME
  sub(/.*\//, "", file)
  file = OUT "/" file
}

{
  print > file
  if (match($0, /(open class|public protocol) [A-Za-z0-9]+/) && $0 ~ /\{$/) {
    split(substr($0, RSTART, RLENGTH), words, " ")
    if (words[3] in members) {
      printf "%s", members[words[3]] > file
      delete members[words[3]]
    }
  }
}

END {
  for (owner in members) {
    printf "The tables have members of %s, which the interface does not have.\n", owner > "/dev/stderr"
    failed = 1
  }
  exit failed
}
