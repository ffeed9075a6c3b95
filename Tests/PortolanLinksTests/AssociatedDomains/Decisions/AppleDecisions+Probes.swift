// swift-format-ignore-file: a table has a line for each entry

extension AppleDecisions {
  /// The decisions of `swcutil match` about single components.
  static let probes = #"""
    trailing-star/buy-star-vs-no-slash ¦ {"/":"/buy/*"} ¦ /buy ¦ opens
    trailing-star/buy-star-vs-slash ¦ {"/":"/buy/*"} ¦ /buy/ ¦ opens
    trailing-star/buy-star-vs-child ¦ {"/":"/buy/*"} ¦ /buy/42 ¦ opens
    trailing-star/buy-star-vs-sibling ¦ {"/":"/buy/*"} ¦ /buyer ¦ none
    trailing-star/buy-star-vs-prefix ¦ {"/":"/buy/*"} ¦ /bu ¦ none
    trailing-star/deep-star-vs-no-slash ¦ {"/":"/a/b/*"} ¦ /a/b ¦ opens
    trailing-star/star-no-slash-vs-plain ¦ {"/":"/buy*"} ¦ /buy ¦ opens
    trailing-star/mid-star-vs-no-slash ¦ {"/":"/a/*/c"} ¦ /a/c ¦ none
    trailing-star/exact-no-star ¦ {"/":"/buy"} ¦ /buy ¦ opens
    trailing-star/exact-vs-trailing-slash ¦ {"/":"/buy"} ¦ /buy/ ¦ opens
    leading-slash/bare-abc-vs-slash-abc ¦ {"/":"abc"} ¦ /abc ¦ opens
    leading-slash/apple-doc-example ¦ {"/":"abc","?":"def","#":"*"} ¦ /abc?def ¦ opens
    leading-slash/bare-buy-star ¦ {"/":"buy/*"} ¦ /buy/42 ¦ opens
    query-missing/star-on-absent-item ¦ {"?":{"b":"*"}} ¦ /x?a=1 ¦ opens
    query-missing/question-star-on-absent ¦ {"?":{"b":"?*"}} ¦ /x?a=1 ¦ none
    query-missing/empty-pattern-on-absent ¦ {"?":{"b":""}} ¦ /x?a=1 ¦ opens
    query-missing/literal-on-absent ¦ {"?":{"b":"1"}} ¦ /x?a=1 ¦ none
    query-missing/star-on-empty-query ¦ {"?":{"b":"*"}} ¦ /x ¦ opens
    query-missing/two-items-one-absent ¦ {"?":{"a":"1","b":"*"}} ¦ /x?a=1 ¦ opens
    query-repeat/target-is-first ¦ {"?":{"id":"42"}} ¦ /x?id=42&id=7 ¦ none
    query-repeat/target-is-last ¦ {"?":{"id":"42"}} ¦ /x?id=7&id=42 ¦ none
    query-repeat/target-is-middle ¦ {"?":{"id":"42"}} ¦ /x?id=7&id=42&id=9 ¦ none
    query-nonstring/bool-true-value-present ¦ {"?":{"flag":true}} ¦ /x?flag=1 ¦ opens
    query-nonstring/bool-true-item-absent ¦ {"?":{"flag":true}} ¦ /x?other=1 ¦ opens
    query-nonstring/bool-false-value-present ¦ {"?":{"flag":false}} ¦ /x?flag=1 ¦ opens
    query-nonstring/number-predicate ¦ {"?":{"n":5}} ¦ /x?n=5 ¦ opens
    query-nonstring/null-predicate ¦ {"?":{"n":null}} ¦ /x?n=5 ¦ opens
    percent/default-encoded-space ¦ {"/":"/a%20b"} ¦ /a%20b ¦ opens
    percent/default-literal-space ¦ {"/":"/a b"} ¦ /a%20b ¦ none
    percent/false-literal-space ¦ {"/":"/a b","percentEncoded":false} ¦ /a%20b ¦ opens
    percent/false-encoded-pattern ¦ {"/":"/a%20b","percentEncoded":false} ¦ /a%20b ¦ none
    percent/encoded-slash-default ¦ {"/":"/a/b"} ¦ /a%2Fb ¦ none
    percent/encoded-slash-decoded ¦ {"/":"/a/b","percentEncoded":false} ¦ /a%2Fb ¦ opens
    percent/hex-case-default ¦ {"/":"/caf%C3%A9"} ¦ /caf%c3%a9 ¦ none
    percent/unicode-literal-false ¦ {"/":"/café","percentEncoded":false} ¦ /caf%C3%A9 ¦ opens
    percent/unicode-literal-default ¦ {"/":"/café"} ¦ /caf%C3%A9 ¦ none
    fragment/star-on-absent-fragment ¦ {"#":"*"} ¦ /x ¦ opens
    fragment/question-star-on-absent ¦ {"#":"?*"} ¦ /x ¦ none
    fragment/empty-on-absent ¦ {"#":""} ¦ /x ¦ opens
    query-whole/whole-exact ¦ {"?":"a=1"} ¦ /x?a=1 ¦ opens
    query-whole/whole-rejects-extra ¦ {"?":"a=1"} ¦ /x?a=1&b=2 ¦ none
    query-whole/whole-star-on-empty ¦ {"?":"*"} ¦ /x ¦ opens
    query-whole/whole-question-star-on-empty ¦ {"?":"?*"} ¦ /x ¦ none
    lead/bare-abc-vs-abcd ¦ {"/":"abc"} ¦ /abcd ¦ none
    lead/bare-abc-vs-xabc ¦ {"/":"abc"} ¦ /xabc ¦ none
    lead/bare-abc-star ¦ {"/":"abc/*"} ¦ /abc ¦ opens
    lead/bare-star-abc ¦ {"/":"*abc"} ¦ /xabc ¦ opens
    lead/double-slash-pattern ¦ {"/":"//abc"} ¦ /abc ¦ opens
    lead/bare-deep ¦ {"/":"a/b"} ¦ /a/b ¦ opens
    trail/pattern-trailing-slash ¦ {"/":"/buy/"} ¦ /buy ¦ opens
    trail/deep-pattern-trailing ¦ {"/":"/a/b/"} ¦ /a/b ¦ opens
    trail/double-trailing-url ¦ {"/":"/buy/*"} ¦ /buy// ¦ opens
    trail/star-vs-double-slash ¦ {"/":"/buy/"} ¦ /buy// ¦ opens
    trail/root-pattern ¦ {"/":"/"} ¦ / ¦ opens
    trail/root-pattern-vs-empty ¦ {"/":"/"} ¦  ¦ opens
    dup/star-on-duplicate ¦ {"?":{"id":"*"}} ¦ /x?id=7&id=42 ¦ opens
    dup/joined-forward ¦ {"?":{"id":"7,42"}} ¦ /x?id=7&id=42 ¦ none
    dup/joined-reverse ¦ {"?":{"id":"42,7"}} ¦ /x?id=42&id=7 ¦ none
    dup/empty-on-duplicate ¦ {"?":{"id":""}} ¦ /x?id=7&id=42 ¦ none
    dup/question-star-on-dup ¦ {"?":{"id":"?*"}} ¦ /x?id=7&id=42 ¦ opens
    dup/identical-duplicates ¦ {"?":{"id":"7"}} ¦ /x?id=7&id=7 ¦ opens
    nonstr/string-still-applies ¦ {"?":{"a":"1","flag":true}} ¦ /x?a=2 ¦ opens
    nonstr/string-passes-with-bool ¦ {"?":{"a":"1","flag":true}} ¦ /x?a=1 ¦ opens
    nonstr/array-predicate ¦ {"?":{"a":["1"]}} ¦ /x?a=2 ¦ opens
    nonstr/object-predicate ¦ {"?":{"a":{"b":"1"}}} ¦ /x?a=2 ¦ opens
    whole/empty-pattern-no-query ¦ {"?":""} ¦ /x ¦ opens
    whole/literal-vs-no-query ¦ {"?":"a=1"} ¦ /x ¦ none
    """#

  /// The decisions about unknown keys, and about patterns in `defaults`.
  static let gaps = #"""
    unknown-key/control-plain ¦ {"/":"/foo/*"} ¦ /foo/1 ¦ opens
    unknown-key/unknown-alongside-path ¦ {"/":"/foo/*","totallyUnknownKey":"x"} ¦ /foo/1 ¦ opens
    unknown-key/unknown-nonmatching ¦ {"/":"/foo/*","totallyUnknownKey":"x"} ¦ /bar ¦ none
    unknown-key/unknown-alone ¦ {"totallyUnknownKey":"x"} ¦ /anything ¦ opens
    unknown-key/control-empty ¦ {} ¦ /anything ¦ opens
    unknown-key/misspelled-known ¦ {"/":"/foo/*","casesensitive":true} ¦ /FOO/1 ¦ none
    unknown-key/nested-unknown-object ¦ {"/":"/foo/*","future":{"a":"b"}} ¦ /foo/1 ¦ opens
    defaults/control-no-defaults ¦ {"#":"*"} ¦ /bar ¦ opens
    defaults/applinks-path ¦ {"applinks":{"defaults":{"/":"/foo/*"},"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[{"#":"*"}]}]}} ¦ /bar ¦ none
    defaults/applinks-path-agreeing ¦ {"applinks":{"defaults":{"/":"/foo/*"},"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[{"#":"*"}]}]}} ¦ /foo/1 ¦ opens
    defaults/detail-path ¦ {"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.app"],"defaults":{"/":"/foo/*"},"components":[{"#":"*"}]}]}} ¦ /bar ¦ none
    defaults/applinks-exclude ¦ {"applinks":{"defaults":{"exclude":true},"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[{"#":"*"}]}]}} ¦ /bar ¦ excluded
    defaults/applinks-query ¦ {"applinks":{"defaults":{"?":{"id":"??"}},"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[{"#":"*"}]}]}} ¦ /bar?id=7 ¦ none
    defaults/applinks-query-violating ¦ {"applinks":{"defaults":{"?":{"id":"??"}},"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[{"#":"*"}]}]}} ¦ /bar?id=7777 ¦ none
    defaults/applinks-casesensitive-true ¦ {"applinks":{"defaults":{"caseSensitive":true},"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/foo"}]}]}} ¦ /FOO ¦ none
    defaults/applinks-casesensitive-false ¦ {"applinks":{"defaults":{"caseSensitive":false},"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/foo"}]}]}} ¦ /FOO ¦ opens
    """#
}
