// swift-format-ignore-file: a table has a line for each entry

extension AppleDecisions {
  /// The decisions of `swcutil verify` about whole files.
  ///
  /// Decisions about the host are left out, since a matcher ignores it.
  static let corpus = #"""
    overview ¦ {"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.app","ABCDE12345.com.example.app2"],"components":[{"#":"no_universal_links","exclude":true},{"/":"/buy/*"},{"/":"/help/website/*","exclude":true},{"/":"/help/*","?":{"articleNumber":"????"}}]}]}}
    levels ¦ {"applinks":{"defaults":{"caseSensitive":false},"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/Loose/*","caseSensitive":false},{"/":"/Strict/*"}],"defaults":{"caseSensitive":true}}]}}
    food ¦ {"applinks":{"substitutionVariables":{"food":["burrito","pizza","sushi","samosa"]},"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/$(lang)_$(region)/$(food)/"}]}]}}
    kind ¦ {"applinks":{"substitutionVariables":{"kind":["a*z"]},"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/$(kind)/x"}]}]}}
    paths ¦ {"applinks":{"apps":[],"details":[{"appID":"ABCDE12345.com.example.app","paths":["NOT /wwdc/internal/*","/wwdc/*"]}]}}
    dictionary ¦ {"applinks":{"apps":[],"details":{"ABCDE12345.com.example.app":{"paths":["/wwdc/news/"]}}}}
    single ¦ {"applinks":{"details":[{"appID":"ABCDE12345.com.example.app","components":[{"/":"/x"}]}]}}
    private-first ¦ [{"/":"/a/private/*","exclude":true},{"/":"/a/*"}]
    apple/overview/buy-matches ¦ overview ¦ /buy/42 ¦ opens
    apple/overview/earlier-exclude-wins ¦ overview ¦ /buy/42#no_universal_links ¦ excluded
    apple/overview/specific-exclude-before-general ¦ overview ¦ /help/website/faq?articleNumber=4815 ¦ excluded
    apple/overview/query-four-chars ¦ overview ¦ /help/123?articleNumber=4815 ¦ opens
    apple/overview/query-three-chars ¦ overview ¦ /help/123?articleNumber=481 ¦ none
    apple/overview/query-five-chars ¦ overview ¦ /help/123?articleNumber=48159 ¦ none
    apple/overview/query-item-absent ¦ overview ¦ /help/123 ¦ none
    apple/overview/unmatched-path ¦ overview ¦ /elsewhere ¦ none
    apple/components/all-specified-must-match ¦ {"/":"/abc","?":"def","#":"*"} ¦ /abc?def ¦ opens
    apple/components/missing-query-fails ¦ {"/":"/abc","?":"def","#":"*"} ¦ /abc ¦ none
    apple/components/missing-path-fails ¦ {"/":"/abc","?":"def","#":"*"} ¦ ?def ¦ none
    defaults/unspecified-path-matches-anything ¦ {"#":"promo"} ¦ /a/b?c=d#promo ¦ opens
    defaults/absent-fragment-matches-star ¦ {"/":"/a","?":"*","#":"*"} ¦ /a ¦ opens
    defaults/absent-fragment-fails-question-star ¦ {"/":"/a","#":"?*"} ¦ /a ¦ none
    wildcards/star-matches-empty ¦ {"/":"/buy/*"} ¦ /buy/ ¦ opens
    wildcards/star-crosses-slashes ¦ {"/":"/buy/*"} ¦ /buy/42/x ¦ opens
    wildcards/star-needs-the-literal-prefix ¦ {"/":"/buy/*"} ¦ /buy ¦ opens
    wildcards/question-exact-count ¦ {"/":"/id/????"} ¦ /id/4815 ¦ opens
    wildcards/question-too-few ¦ {"/":"/id/????"} ¦ /id/481 ¦ none
    wildcards/question-star-needs-one ¦ {"/":"/a/?*"} ¦ /a/ ¦ none
    wildcards/question-star-one-is-enough ¦ {"/":"/a/?*"} ¦ /a/b ¦ opens
    order/exclude-first-blocks ¦ private-first ¦ /a/private/x ¦ excluded
    order/general-rule-still-matches ¦ private-first ¦ /a/public ¦ opens
    order/reversed-makes-exclude-unreachable ¦ [{"/":"/a/*"},{"/":"/a/private/*","exclude":true}] ¦ /a/private/x ¦ opens
    defaults/rule-overrides-app ¦ levels ¦ /loose/1 ¦ opens
    defaults/app-overrides-domain ¦ levels ¦ /strict/1 ¦ none
    defaults/app-level-exact-case-matches ¦ levels ¦ /Strict/1 ¦ opens
    defaults/case-sensitive-is-true-by-default ¦ {"/":"/Help/*"} ¦ /help/1 ¦ none
    query/whole-string-must-match-entirely ¦ {"?":"a=1"} ¦ /x?a=1 ¦ opens
    query/whole-string-rejects-extra-items ¦ {"?":"a=1"} ¦ /x?a=1&b=2 ¦ none
    query/dictionary-ignores-unnamed-items ¦ {"?":{"a":"1"}} ¦ /x?a=1&b=2 ¦ opens
    query/dictionary-requires-named-item ¦ {"?":{"a":"1"}} ¦ /x?b=2 ¦ none
    query/all-named-predicates-must-hold ¦ {"?":{"a":"1","b":"*"}} ¦ /x?a=1 ¦ opens
    query/item-without-equals-is-empty ¦ {"?":{"flag":""}} ¦ /x?flag ¦ opens
    query/repeated-name-matches-any-occurrence ¦ {"?":{"id":"42"}} ¦ /x?id=7&id=42 ¦ none
    query/non-string-predicate-never-matches ¦ {"?":{"flag":true}} ¦ /x?flag=1 ¦ opens
    encoding/default-compares-encoded-url ¦ {"/":"/a%20b"} ¦ /a%20b ¦ opens
    encoding/default-rejects-decoded-pattern ¦ {"/":"/a b"} ¦ /a%20b ¦ none
    encoding/false-decodes-the-url ¦ {"/":"/a b","percentEncoded":false} ¦ /a%20b ¦ opens
    encoding/encoded-slash-is-not-a-separator ¦ {"/":"/a/b"} ¦ /a%2Fb ¦ none
    encoding/decoding-erases-the-slash-distinction ¦ {"/":"/a/b","percentEncoded":false} ¦ /a%2Fb ¦ opens
    encoding/non-ascii-decoded ¦ {"/":"/café/*","percentEncoded":false} ¦ /caf%C3%A9/menu ¦ opens
    substitution/apple-reference-example ¦ food ¦ /en_US/pizza/ ¦ opens
    substitution/unlisted-value-fails ¦ food ¦ /en_US/tacos/ ¦ none
    substitution/unknown-locale-fails ¦ food ¦ /qq_ZZ/pizza/ ¦ none
    substitution/literal-text-is-not-the-variable ¦ food ¦ /en_US/$(food)/ ¦ none
    substitution/region-uses-iso-not-prose ¦ {"/":"/$(region)/home"} ¦ /GB/home ¦ opens
    substitution/region-rejects-uk ¦ {"/":"/$(region)/home"} ¦ /UK/home ¦ none
    substitution/class-digit-accepts ¦ {"/":"/id/$(digit)"} ¦ /id/7 ¦ opens
    substitution/class-digit-rejects ¦ {"/":"/id/$(digit)"} ¦ /id/x ¦ none
    substitution/class-alpha-accepts ¦ {"/":"/id/$(alpha)"} ¦ /id/q ¦ opens
    substitution/class-alpha-rejects ¦ {"/":"/id/$(alpha)"} ¦ /id/7 ¦ none
    substitution/class-upper-accepts ¦ {"/":"/id/$(upper)"} ¦ /id/Q ¦ opens
    substitution/class-upper-rejects ¦ {"/":"/id/$(upper)"} ¦ /id/q ¦ none
    substitution/class-lower-accepts ¦ {"/":"/id/$(lower)"} ¦ /id/q ¦ opens
    substitution/class-lower-rejects ¦ {"/":"/id/$(lower)"} ¦ /id/Q ¦ none
    substitution/class-alnum-accepts ¦ {"/":"/id/$(alnum)"} ¦ /id/7 ¦ opens
    substitution/class-alnum-rejects ¦ {"/":"/id/$(alnum)"} ¦ /id/- ¦ none
    substitution/class-xdigit-accepts ¦ {"/":"/id/$(xdigit)"} ¦ /id/f ¦ opens
    substitution/class-xdigit-rejects ¦ {"/":"/id/$(xdigit)"} ¦ /id/g ¦ none
    substitution/class-folds-when-case-insensitive ¦ {"/":"/id/$(upper)","caseSensitive":false} ¦ /id/q ¦ opens
    substitution/values-may-contain-wildcards ¦ kind ¦ /abcz/x ¦ opens
    legacy/paths-positive ¦ paths ¦ /wwdc/2015 ¦ opens
    legacy/paths-not-exclusion ¦ paths ¦ /wwdc/internal/notes ¦ excluded
    legacy/paths-unmatched ¦ paths ¦ /other ¦ none
    legacy/details-as-dictionary ¦ dictionary ¦ /wwdc/news/ ¦ opens
    legacy/app-id-singular ¦ single ¦ /x ¦ opens
    """#
}
