# Faults that Scripts/check-uikit.sh must find: each is put into a copy, and the check of that copy must fail and name the place.
# Sourced by that script. A fault that fits its file no longer is a failure too.

found=0
missed=0

# verdict NAME EXPECTED STATUS LOG: says whether a check failed and named what it should.
verdict() {
  if [ "$3" -ne 0 ] && grep -qF "$2" "$4"; then
    found=$((found + 1))
    printf 'found   %s\n' "$1"
  else
    missed=$((missed + 1))
    printf 'MISSED  %s: "%s" is not in\n' "$1" "$2"
    tail -5 "$4"
  fi
}

# break_file FILE EXPRESSION: edits a file, which must change by it.
break_file() {
  cp "$1" "$1.before"
  sed -i -E "$2" "$1"
  if cmp -s "$1" "$1.before"; then
    printf 'MISSED  "%s" does not fit %s\n' "$2" "$1"
    missed=$((missed + 1))
    return 1
  fi
  rm "$1.before"
}

# headless NAME EXPECTED FILE EXPRESSION: a fault in the interface of HeadlessUIKit, which the comparison must name.
headless() {
  local copy="$work/fault"
  rm -rf "$copy"
  cp -r Sources/HeadlessUIKit "$copy"
  break_file "$copy/$3" "$4" || return 0
  compare "$copy" "$INTERFACE/differences.txt" >"$work/logs/fault.txt" 2>&1
  verdict "$1" "$2" $? "$work/logs/fault.txt"
}

# faulty MODULE NAME EXPECTED FILE EXPRESSION: a fault in a module, with which it must not compile.
faulty() {
  local copy="$work/fault"
  rm -rf "$copy"
  cp -r "Sources/$1" "$copy"
  break_file "$copy/$4" "$5" || return 0
  compile "$1" $(swift_files "$copy") >"$work/logs/fault.txt" 2>&1
  verdict "$2" "$3" $? "$work/logs/fault.txt"
}

# shared NAME EXPECTED FILE EXPRESSION: a fault in PortolanCore.
shared() {
  faulty PortolanCore "$@"
}

# hosted NAME EXPECTED FILE EXPRESSION: a fault in PortolanSwiftUI.
hosted() {
  faulty PortolanSwiftUI "$@"
}

headless 'a missing label' 'UIView.insertSubview(_:_:)' Views/UIView+Tree.swift \
  's/func insertSubview\(_ view: UIView, belowSubview/func insertSubview(_ view: UIView, _/'
headless 'another name' 'UIViewController.isLoaded' ViewController/UIViewController+View.swift \
  's/var isViewLoaded/var isLoaded/'
headless 'a type that is not optional' 'UIBarItem.title' Generated/Bars+Inert.swift \
  '/class InertUIBarItem/,/^}/s/open var title: String\? = nil/open var title: String = ""/'
headless 'another type' 'UIView.tag' Generated/UIView+Inert.swift 's/open var tag: Int = 0/open var tag: UInt8 = 0/'
headless 'a default that is missing' 'UIViewController.dismiss(animated:completion:)' ViewController/UIViewController.swift \
  's/(func dismiss\(animated flag: Bool, completion: \(\(\) -> Void\)\?) = nil/\1/'
headless 'a requirement that is not optional' 'UITableViewDataSource.numberOfSections(in:)' \
  Generated/UITableView+Inert.swift 's/public func numberOfSections\(in tableView: UITableView\) -> Int \{ 1 \}//'
headless 'a method that must be awaited' 'UINavigationController.setViewControllers(_:animated:)' \
  Navigation/UINavigationController.swift 's/(open func setViewControllers\(.*animated: Bool\)) \{/\1 async {/'
headless 'a property that can be set' 'UIViewController.isViewLoaded' ViewController/UIViewController+View.swift \
  's/var isViewLoaded: Bool \{.*/var isViewLoaded: Bool { get { true } set {} }/'
headless 'a case that is missing' 'UISplitViewController.DisplayMode.secondaryOnly' Generated/Enumerations+Inert.swift '/case secondaryOnly/d'
headless 'a protocol of another base' 'UITableViewDelegate' Generated/UITableView+Inert.swift \
  's/protocol UITableViewDelegate: UIScrollViewDelegate/protocol UITableViewDelegate: NSObjectProtocol/'
headless 'an isolation that is missing' 'UIViewController.title' ViewController/UIViewController.swift \
  's/open var title: String\?/nonisolated(unsafe) open var title: String?/'
headless 'a name that UIKit has not' 'UIView.shake()' Views/UIView.swift 's/^(open class UIView.*\{)$/\1\n  public func shake() {}/'
headless 'a line of the list that is not needed' 'WindowUser' User/WindowUser.swift 's/public (struct|init|func|var)/\1/'

shared 'a wrong argument in the half for UIKit' 'Platform.swift' Platform.swift \
  's/(CFRunLoopAddObserver\(CFRunLoopGetMain\(\), observer), \.commonModes\)/\1)/'
shared 'a name of HeadlessUIKit without a condition' 'Platform.swift' Platform.swift \
  's/^(package enum Platform \{)$/\1\n  @MainActor static func text(of window: UIWindow) -> String { window.renderedText }/'
shared 'an optional requirement that is called without a question mark' 'Platform.swift' Platform.swift \
  's/^(package enum Platform \{)$/\1\n  @MainActor static func close(_ field: UITextField) { _ = field.delegate?.textFieldShouldReturn(field) }/'

for module in $EXPORTED PortolanArticles; do
  compile "$module" $(swift_files "Sources/$module") >/dev/null || missed=$((missed + 1))
done
hosted 'an initializer that UIHostingController has not' 'HostedController.swift' HostedController.swift \
  's/super\.init\(rootView: .*/super.init(nibName: nil, bundle: nil)/'
hosted 'a result that OpenURLAction has not' 'EnvironmentValues+Actions.swift' EnvironmentValues+Actions.swift \
  's/inbox\.take\(url\) \? \.handled : \.systemAction/inbox.take(url) ? .handled : .ignored/'
hosted 'a view without its environment key' 'HostedView.swift' HostedView.swift 's/\\\.close, CloseAction/\\.shut, CloseAction/'

printf '%d faults found, %d missed\n' "$found" "$missed"
[ "$missed" -eq 0 ] && version >Scripts/check-uikit/tested
