// swift-format-ignore-file
// Lines of UIKit as public apps write them, restated with names of our own: one line a declaration, its source behind it. A line
// that HeadlessUIKit has no counterpart for ends with "absent:" and the reason. `Tests/CompileTests` compiles and counts them,
// and `Scripts/check-uikit.sh` compiles them against UIKit's interface. `Scaffold.swift` has the names that they use.
import Portolan

extension Lines {
  // Colours, fonts and images
  func a01() { view.backgroundColor = .systemBackground }  // mastodon/mastodon-ios Mastodon/Scene/Account/AccountViewController.swift
  func a02() { view.backgroundColor = .secondarySystemBackground }  // mastodon/mastodon-ios Mastodon/Scene/Discovery/ForYou/DiscoveryForYouViewController.swift
  func a03() { view.backgroundColor = UIColor.black.withAlphaComponent(0.9) }  // mastodon/mastodon-ios Mastodon/Scene/Account/AccountViewController.swift
  func a04() { label.font = .preferredFont(forTextStyle: .headline) }  // Automattic/simplenote-ios Simplenote/Classes/SPNoteHistoryViewController.swift
  func a05() { label.textColor = .secondaryLabel }  // Automattic/simplenote-ios Simplenote/Classes/SPNoteHistoryViewController.swift
  func a06() { label.textColor = UIColor(white: 1, alpha: 0.4) }  // wireapp/wire-ios Wire-iOS/Sources/UserInterface/Settings/SettingsTableViewController.swift
  func a07() { cell.textLabel?.textColor = .systemBlue }  // nextcloud/ios iOSClient/Account Request/NCAccountRequest.swift
  func a08() { cell.backgroundColor = .clear }  // nextcloud/ios iOSClient/Account Request/NCAccountRequest.swift
  func a09() { imageView.image = UIImage(contentsOfFile: "/avatars/1.png") }  // nextcloud/ios iOSClient/Account Request/NCAccountRequest.swift
  func a10() { imageView.contentMode = .center }  // nextcloud/ios iOSClient/Account Request/NCAccountRequest.swift
  func a11() { imageView.contentMode = .scaleAspectFill }  // mozilla-mobile/focus-ios Blockzilla/BrowserViewController.swift
  func a12() { container.layer.cornerRadius = 10 }  // mozilla-mobile/focus-ios Blockzilla/BrowserViewController.swift
  func a13() { view.tintColor = .link }  // wikimedia/wikipedia-ios Wikipedia/Code/AddArticlesToReadingListViewController.swift
  func a14() { _ = UIFont.systemFont(ofSize: 18) }  // zotero/zotero-ios Zotero/Scenes/Main/Views/MainViewController.swift
  func a15() { _ = "Library".size(withAttributes: [.font: UIFont.systemFont(ofSize: 18)]) }  // zotero/zotero-ios Zotero/Scenes/Main/Views/MainViewController.swift
  func a16() { imageView.image = imageView.image?.withRenderingMode(.alwaysOriginal) }  // kickstarter/ios-oss Kickstarter-iOS/Views/Controllers/RootTabBarViewController.swift
  func a17() { imageView.image = UIImage(data: Data(), scale: UIScreen.main.scale) }  // kickstarter/ios-oss Kickstarter-iOS/Views/Controllers/RootTabBarViewController.swift
  func a18() { UIGraphicsBeginImageContextWithOptions(CGSize(width: 24, height: 24), false, 0) }  // kickstarter/ios-oss Kickstarter-iOS/Views/Controllers/RootTabBarViewController.swift
  func a19() { _ = UIColor(red: 0.16, green: 0.74, blue: 0.56, alpha: 1) }  // brave/brave-ios Client/Frontend/Settings/SettingsViewController.swift
  func a20() { _ = view.backgroundColor?.withAlphaComponent(0.48) }  // mozilla-mobile/focus-ios Blockzilla/BrowserViewController.swift
  func a21() { tableView.separatorColor = .systemGray }  // mullvad/mullvadvpn-app ios/MullvadVPN/View controllers/Settings/SettingsViewController.swift
  func a22() { container.backgroundColor = child.view.backgroundColor }  // corona-warn-app/cwa-app-ios src/xcode/ENA/ENA/Source/Scenes/Home/HomeTableViewController.swift
  func a23() { _ = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 22, height: 22)) }  // kickstarter/ios-oss Kickstarter-iOS/Views/Controllers/RootTabBarViewController.swift

  // Layout
  func b01() { child.view.translatesAutoresizingMaskIntoConstraints = false }  // Automattic/pocket-casts-ios podcasts/MainTabBarController.swift
  func b02() { NSLayoutConstraint.activate([child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor)]) }  // Automattic/pocket-casts-ios podcasts/MainTabBarController.swift
  func b03() { child.view.bottomAnchor.constraint(equalTo: tabs.tabBar.topAnchor).isActive = true }  // Automattic/pocket-casts-ios podcasts/MainTabBarController.swift
  func b04() { view.insertSubview(child.view, belowSubview: tabs.tabBar) }  // Automattic/pocket-casts-ios podcasts/MainTabBarController.swift
  func b05() { container.heightAnchor.constraint(equalToConstant: 4).isActive = true }  // mastodon/mastodon-ios Mastodon/Scene/Account/AccountViewController.swift
  func b06() { let height = container.heightAnchor.constraint(equalToConstant: 4); height.priority = UILayoutPriority(999) }  // mastodon/mastodon-ios Mastodon/Scene/Account/AccountViewController.swift
  func b07() { _ = container.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor) }  // videolan/vlc-ios Sources/TabBarCoordinator.swift
  func b08() { view.bringSubviewToFront(container) }  // videolan/vlc-ios Sources/TabBarCoordinator.swift
  func b09() { child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }  // wikimedia/wikipedia-ios Wikipedia/Code/AddArticlesToReadingListViewController.swift
  func b10() { child.view.frame = container.bounds }  // wikimedia/wikipedia-ios Wikipedia/Code/AddArticlesToReadingListViewController.swift
  func b11() { view.setNeedsLayout() }  // home-assistant/iOS Sources/App/Frontend/WebView/WebViewController.swift
  func b12() { view.layoutIfNeeded() }  // home-assistant/iOS Sources/App/Frontend/WebView/WebViewController.swift
  func b13() { view.isOpaque = false }  // home-assistant/iOS Sources/App/Frontend/WebView/WebViewController.swift
  func b14() { edgesForExtendedLayout = UIRectEdge() }  // wireapp/wire-ios Wire-iOS/Sources/UserInterface/Settings/SettingsTableViewController.swift
  func b15() { tableView.clipsToBounds = true }  // wireapp/wire-ios Wire-iOS/Sources/UserInterface/Settings/SettingsTableViewController.swift
  func b16() { additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 83, right: 0) }  // OneBusAway/onebusaway-ios OBAKit/ClassicUI/MapsStyleRootController.swift
  func b17() { extendedLayoutIncludesOpaqueBars = true }  // wordpress-mobile/WordPress-iOS WordPress/Classes/ViewRelated/Me/Me Main/MeViewController.swift
  func b18() { view.isExclusiveTouch = true }  // wordpress-mobile/WordPress-iOS WordPress/Classes/ViewRelated/Me/Me Main/MeViewController.swift
  func b19() { container.setContentCompressionResistancePriority(.required, for: .horizontal) }  // mozilla-mobile/focus-ios Blockzilla/BrowserViewController.swift
  func b20() { container.setContentHuggingPriority(.required, for: .horizontal) }  // mozilla-mobile/focus-ios Blockzilla/BrowserViewController.swift
  func b21() { updateViewConstraints() }  // mozilla-mobile/focus-ios Blockzilla/BrowserViewController.swift
  func b22() { view.setNeedsUpdateConstraints() }  // openedx-unsupported/edx-app-ios Source/CourseOutlineViewController.swift
  func b23() { _ = topLayoutGuide.length }  // openedx-unsupported/edx-app-ios Source/CourseOutlineViewController.swift absent: deprecated in iOS 11
  func b24() { _ = container.systemLayoutSizeFitting(CGSize(width: 300, height: 300), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel) }  // brave/brave-ios Client/Frontend/Settings/SettingsViewController.swift
  func b25() { let bottom = view.bottomAnchor.constraint(equalTo: container.bottomAnchor); bottom.constant = -20 }  // element-hq/element-ios Riot/Modules/Home/AllChats/AllChatsViewController.swift
  func b26() { _ = view.bounds.height - container.frame.minY }  // element-hq/element-ios Riot/Modules/Home/AllChats/AllChatsViewController.swift
  func b27() { imageView.frame.size = CGSize(width: view.frame.width, height: 40) }  // duckduckgo/iOS DuckDuckGo/TabSwitcherViewController.swift
  func b28() { imageView.transform.ty = 40 }  // duckduckgo/iOS DuckDuckGo/TabSwitcherViewController.swift
  func b29() { UIView.animate(withDuration: 2, animations: { self.container.isHidden = true }) { _ in self.container.removeFromSuperview() } }  // duckduckgo/iOS DuckDuckGo/TabSwitcherViewController.swift
  func b30() { UIView.animate(withDuration: 0.2) { self.split.preferredPrimaryColumnWidthFraction = 0.3 } }  // zotero/zotero-ios Zotero/Scenes/Main/Views/MainViewController.swift
  func b31() { UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseIn) { self.view.layoutIfNeeded() } completion: { _ in } }  // element-hq/element-ios Riot/Modules/Home/AllChats/AllChatsViewController.swift
  func b32() { for view in [label, button, container] { view.alpha = 0 } }  // Automattic/simplenote-ios Simplenote/Classes/SPNoteHistoryViewController.swift
  func b33() { stack.alignment = .center }  // mozilla-mobile/focus-ios Blockzilla/BrowserViewController.swift
  func b34() { tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: tableView.frame.size.width, height: 1)) }  // nextcloud/ios iOSClient/Account Request/NCAccountRequest.swift
  func b35() { _ = tableView.safeAreaInsets.top }  // signalapp/Signal-iOS Signal/src/ViewControllers/HomeView/HomeTabBarController.swift
  func b36() { container.layer.removeAnimation(forKey: "fade") }  // signalapp/Signal-iOS Signal/src/ViewControllers/HomeView/HomeTabBarController.swift

  // Bars
  func c01() { tabs.tabBar.isHidden = true }  // signalapp/Signal-iOS Signal/src/ViewControllers/HomeView/HomeTabBarController.swift
  func c02() { tabs.tabBar.tintColor = .label }  // signalapp/Signal-iOS Signal/src/ViewControllers/HomeView/HomeTabBarController.swift
  func c03() { tabItem.badgeValue = "3" }  // signalapp/Signal-iOS Signal/src/ViewControllers/HomeView/HomeTabBarController.swift
  func c04() { tabs.tabBar.barTintColor = .secondarySystemBackground }  // signalapp/Signal-iOS Signal/src/ViewControllers/HomeView/HomeTabBarController.swift
  func c05() { tabs.tabBar.backgroundImage = UIImage() }  // signalapp/Signal-iOS Signal/src/ViewControllers/HomeView/HomeTabBarController.swift
  func c06() { tabs.tabBar.shadowImage = nil }  // signalapp/Signal-iOS Signal/src/ViewControllers/HomeView/HomeTabBarController.swift
  func c07() { tabs.setValue(UITabBar(), forKey: "tabBar") }  // signalapp/Signal-iOS Signal/src/ViewControllers/HomeView/HomeTabBarController.swift absent: key-value coding needs Objective-C
  func c08() { _ = tabs.tabBar.items?.firstIndex(of: tabItem) }  // woocommerce/woocommerce-ios WooCommerce/Classes/ViewRelated/MainTabBarController.swift
  func c09() { tabs.tabBar.isTranslucent = false }  // videolan/vlc-ios Sources/TabBarCoordinator.swift
  func c10() { tabs.tabBar.itemPositioning = .fill }  // videolan/vlc-ios Sources/TabBarCoordinator.swift
  func c11() { navigation.navigationBar.isTranslucent = false }  // videolan/vlc-ios Sources/TabBarCoordinator.swift
  func c12() { navigation.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.label] }  // videolan/vlc-ios Sources/TabBarCoordinator.swift
  func c13() { navigation.navigationBar.largeTitleTextAttributes = [NSAttributedString.Key.foregroundColor: UIColor.label] }  // videolan/vlc-ios Sources/TabBarCoordinator.swift
  func c14() { navigation.navigationBar.standardAppearance = UINavigationBarAppearance() }  // videolan/vlc-ios Sources/TabBarCoordinator.swift
  func c15() { navigation.navigationBar.scrollEdgeAppearance = navigation.navigationBar.standardAppearance }  // videolan/vlc-ios Sources/TabBarCoordinator.swift
  func c16() { navigationController?.navigationBar.prefersLargeTitles = false }  // corona-warn-app/cwa-app-ios src/xcode/ENA/ENA/Source/Scenes/Home/HomeTableViewController.swift
  func c17() { navigationController?.navigationBar.sizeToFit() }  // corona-warn-app/cwa-app-ios src/xcode/ENA/ENA/Source/Scenes/Home/HomeTableViewController.swift
  func c18() { navigationItem.largeTitleDisplayMode = .automatic }  // corona-warn-app/cwa-app-ios src/xcode/ENA/ENA/Source/Scenes/Home/HomeTableViewController.swift
  func c19() { navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(named: "Logo"), style: .plain, target: nil, action: nil) }  // corona-warn-app/cwa-app-ios src/xcode/ENA/ENA/Source/Scenes/Home/HomeTableViewController.swift
  func c20() { navigationItem.leftBarButtonItem?.customView = UIImageView(image: navigationItem.leftBarButtonItem?.image) }  // corona-warn-app/cwa-app-ios src/xcode/ENA/ENA/Source/Scenes/Home/HomeTableViewController.swift
  func c21() { navigationItem.leftBarButtonItem?.isAccessibilityElement = true }  // corona-warn-app/cwa-app-ios src/xcode/ENA/ENA/Source/Scenes/Home/HomeTableViewController.swift
  func c22() { navigationItem.leftBarButtonItem?.accessibilityTraits = .none }  // corona-warn-app/cwa-app-ios src/xcode/ENA/ENA/Source/Scenes/Home/HomeTableViewController.swift
  func c23() { navigationItem.rightBarButtonItem = UIBarButtonItem(customView: UIButton(type: .infoLight)) }  // corona-warn-app/cwa-app-ios src/xcode/ENA/ENA/Source/Scenes/Home/HomeTableViewController.swift
  func c24() { _ = UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: self, action: #selector(c23)) }  // mastodon/mastodon-ios Mastodon/Scene/Account/AccountViewController.swift absent: a selector needs Objective-C
  func c25() { navigationItem.titleView = UISegmentedControl(items: ["Groups", "Bookmarks"]) }  // OneBusAway/onebusaway-ios OBAKit/Bookmarks/ManageBookmarksAndGroupsViewController.swift
  func c26() { navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil) }  // wikimedia/wikipedia-ios Wikipedia/Code/AddArticlesToReadingListViewController.swift
  func c27() { navigation.navigationBar.topItem?.title = "Add to reading list" }  // wikimedia/wikipedia-ios Wikipedia/Code/AddArticlesToReadingListViewController.swift
  func c28() { navigation.navigationBar.setBackgroundImage(UIImage(), for: .default) }  // wikimedia/wikipedia-ios Wikipedia/Code/AddArticlesToReadingListViewController.swift
  func c29() { barItem.tintColor = .link }  // wikimedia/wikipedia-ios Wikipedia/Code/AddArticlesToReadingListViewController.swift
  func c30() { let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil); space.width = 20 }  // openedx-unsupported/edx-app-ios Source/CourseOutlineViewController.swift
  func c31() { navigationItem.backBarButtonItem = UIBarButtonItem(title: " ", style: .plain, target: nil, action: nil) }  // openedx-unsupported/edx-app-ios Source/CourseOutlineViewController.swift
  func c32() { _ = navigationController?.navigationBar.frame.width ?? 0 }  // brave/brave-ios Client/Frontend/Settings/SettingsViewController.swift
  func c33() { navigationItem.rightBarButtonItem?.accessibilityIdentifier = "Settings.done" }  // mozilla-mobile/firefox-ios firefox-ios/Client/Frontend/Settings/Main/AppSettingsTableViewController.swift
  func c34() { navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(c33)) }  // mozilla-mobile/firefox-ios firefox-ios/Client/Frontend/Settings/Main/AppSettingsTableViewController.swift absent: a selector needs Objective-C
  func c35() { let toolbar = UIToolbar(); toolbar.items = [UIBarButtonItem.flexibleSpace()] }  // element-hq/element-ios Riot/Modules/Home/AllChats/AllChatsViewController.swift
  func c36() { _ = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu(children: [UIAction { _ in }])) }  // element-hq/element-ios Riot/Modules/Home/AllChats/AllChatsViewController.swift
  func c37() { navigation.setToolbarHidden(true, animated: false) }  // zotero/zotero-ios Zotero/Scenes/Main/Views/MainViewController.swift
  func c38() { navigationController?.setNavigationBarHidden(true, animated: true) }  // mozilla-mobile/focus-ios Blockzilla/BrowserViewController.swift
  func c39() { _ = UIBarButtonItem(systemItem: .done, primaryAction: UIAction(handler: { [weak self] _ in self?.dismiss(animated: true) })) }  // mullvad/mullvadvpn-app ios/MullvadVPN/View controllers/Settings/SettingsViewController.swift
  func c40() { setNeedsStatusBarAppearanceUpdate() }  // woocommerce/woocommerce-ios WooCommerce/Classes/ViewRelated/MainTabBarController.swift

  // Traits, device and application
  func d01() { if UIDevice.current.userInterfaceIdiom == .phone { return } }  // Ranchero-Software/NetNewsWire iOS/RootSplitViewController.swift
  func d02() { guard split.traitCollection.userInterfaceIdiom == .pad, !split.isCollapsed else { return } }  // Ranchero-Software/NetNewsWire iOS/SceneCoordinator.swift
  func d03() { traitOverrides.horizontalSizeClass = .compact }  // Automattic/pocket-casts-ios podcasts/MainTabBarController.swift
  func d04() { _ = view.window?.traitCollection.horizontalSizeClass }  // Automattic/pocket-casts-ios podcasts/MainTabBarController.swift
  func d05() { _ = traitCollection.horizontalSizeClass == .regular && traitCollection.verticalSizeClass == .regular }  // mozilla-mobile/focus-ios Blockzilla/BrowserViewController.swift
  func d06() { _ = traitCollection.hasDifferentColorAppearance(comparedTo: nil) }  // home-assistant/iOS Sources/App/Frontend/WebView/WebViewController.swift
  func d07() { _ = UIScreen.main.bounds.width == view.frame.size.width }  // mozilla-mobile/focus-ios Blockzilla/BrowserViewController.swift
  func d08() { _ = UIDevice.current.orientation.isLandscape }  // zotero/zotero-ios Zotero/Scenes/Main/Views/MainViewController.swift
  func d09() { _ = "iOS \(UIDevice.current.systemVersion)" }  // GitHawkApp/GitHawk Classes/Settings/SettingsViewController.swift
  func d10() { if let url = URL(string: UIApplication.openSettingsURLString) { UIApplication.shared.open(url, options: [:], completionHandler: nil) } }  // GitHawkApp/GitHawk Classes/Settings/SettingsViewController.swift
  func d11() { tokens.append(NotificationCenter.default.addObserver(forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil) { _ in }) }  // kickstarter/ios-oss Kickstarter-iOS/Views/Controllers/RootTabBarViewController.swift
  func d12() { tokens.append(NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil) { _ in }) }  // mozilla-mobile/focus-ios Blockzilla/BrowserViewController.swift
  func d13() { tokens.append(NotificationCenter.default.addObserver(forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil) { _ in }) }  // kickstarter/ios-oss Kickstarter-iOS/Views/Controllers/RootTabBarViewController.swift
  func d14() { NotificationCenter.default.addObserver(self, selector: #selector(c23), name: UIApplication.willEnterForegroundNotification, object: nil) }  // Automattic/pocket-casts-ios podcasts/MainTabBarController.swift absent: a selector needs Objective-C
  func d15() { NotificationCenter.default.removeObserver(self, name: UIDevice.orientationDidChangeNotification, object: nil) }  // mozilla-mobile/focus-ios Blockzilla/BrowserViewController.swift
  func d16() { if UIAccessibility.isVoiceOverRunning { container.isAccessibilityElement = true } }  // mastodon/mastodon-ios Mastodon/Scene/Account/AccountViewController.swift
  func d17() { if UIAccessibility.isReduceTransparencyEnabled { container.isHidden = true } }  // signalapp/Signal-iOS Signal/src/ViewControllers/HomeView/HomeTabBarController.swift
  func d18() { userActivity = NSUserActivity(activityType: "frontend") }  // home-assistant/iOS Sources/App/Frontend/WebView/WebViewController.swift
  func d19() { userActivity?.isEligibleForHandoff = true }  // home-assistant/iOS Sources/App/Frontend/WebView/WebViewController.swift
  func d20() { userActivity?.resignCurrent() }  // home-assistant/iOS Sources/App/Frontend/WebView/WebViewController.swift
  func d21() { _ = undoManager }  // Ranchero-Software/NetNewsWire iOS/SceneCoordinator.swift absent: Foundation has no UndoManager on Linux
  func d22() { _ = UIApplication.shared.applicationIconBadgeNumber }  // woocommerce/woocommerce-ios WooCommerce/Classes/ViewRelated/MainTabBarController.swift
  func d23() { _ = max(UIScreen.main.bounds.width, UIScreen.main.bounds.height) }  // zotero/zotero-ios Zotero/Scenes/Main/Views/MainViewController.swift
  func d24() { let window = UIWindow(frame: UIScreen.main.bounds); window.makeKeyAndVisible() }  // zdodev/PlayiOS SplitViewController/SplitViewController-1/SplitViewController-1/SceneDelegate.swift
  func d25() { _ = UIKeyCommand(title: "Play", action: #selector(c23), input: " ", modifierFlags: []) }  // Automattic/pocket-casts-ios podcasts/MainTabBarController.swift absent: a selector needs Objective-C
  func d26() { tokens.append(NotificationCenter.default.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main) { _ in }) }  // nextcloud/ios iOSClient/Account Request/NCAccountRequest.swift
  func d27() { _ = (UIApplication.shared.delegate as? Lines)?.title }  // Automattic/pocket-casts-ios podcasts/MainTabBarController.swift
  func d29() { becomeFirstResponder() }  // home-assistant/iOS Sources/App/Frontend/WebView/WebViewController.swift

  // Gestures and controls
  func e01() { container.addGestureRecognizer(UITapGestureRecognizer()) }  // mastodon/mastodon-ios Mastodon/Scene/Account/AccountViewController.swift
  func e02() { let tap = UITapGestureRecognizer(target: self, action: #selector(c23)); container.addGestureRecognizer(tap) }  // robertmryan/SwiftCustomTransitions CustomTransitionDemo/ViewController.swift absent: a selector needs Objective-C
  func e03() { let edge = UIScreenEdgePanGestureRecognizer(); edge.edges = .left }  // home-assistant/iOS Sources/App/Frontend/WebView/WebViewController.swift
  func e04() { let pan = UIPanGestureRecognizer(); _ = pan.translation(in: pan.view).y }  // robertmryan/SwiftCustomTransitions CustomTransitionDemo/ViewController.swift
  func e05() { let pan = UIPanGestureRecognizer(); if pan.state == .ended || pan.state == .cancelled { _ = pan.velocity(in: view) } }  // robertmryan/SwiftCustomTransitions CustomTransitionDemo/ViewController.swift
  func e06() { let interaction = UIPercentDrivenInteractiveTransition(); interaction.update(0.4) }  // robertmryan/SwiftCustomTransitions CustomTransitionDemo/ViewController.swift
  func e07() { let interaction = UIPercentDrivenInteractiveTransition(); interaction.finish() }  // robertmryan/SwiftCustomTransitions CustomTransitionDemo/ViewController.swift
  func e08() { let slider = UISlider(); slider.minimumTrackTintColor = slider.maximumTrackTintColor }  // Automattic/simplenote-ios Simplenote/Classes/SPNoteHistoryViewController.swift
  func e09() { let wheel = UIActivityIndicatorView(style: .medium); wheel.startAnimating() }  // Automattic/simplenote-ios Simplenote/Classes/SPNoteHistoryViewController.swift
  func e10() { let bar = UIProgressView(); bar.progress = 1 }  // nextcloud/ios iOSClient/Account Request/NCAccountRequest.swift
  func e11() { let bar = UIProgressView(); bar.trackTintColor = .clear }  // nextcloud/ios iOSClient/Account Request/NCAccountRequest.swift
  func e12() { let segments = UISegmentedControl(); segments.insertSegment(withTitle: "Groups", at: 0, animated: false) }  // OneBusAway/onebusaway-ios OBAKit/Bookmarks/ManageBookmarksAndGroupsViewController.swift
  func e13() { let segments = UISegmentedControl(items: ["A"]); segments.selectedSegmentIndex = 0 }  // OneBusAway/onebusaway-ios OBAKit/Bookmarks/ManageBookmarksAndGroupsViewController.swift
  func e14() { button.addTarget(self, action: #selector(c23), for: .touchUpInside) }  // corona-warn-app/cwa-app-ios src/xcode/ENA/ENA/Source/Scenes/Home/HomeTableViewController.swift absent: a selector needs Objective-C
  func e15() { button.setTitle("Use staging", for: .normal) }  // artsy/eidolon Kiosk/Admin/AdminPanelViewController.swift
  func e17() { let refresh = UIRefreshControl(); tableView.refreshControl = refresh }  // mastodon/mastodon-ios Mastodon/Scene/Discovery/ForYou/DiscoveryForYouViewController.swift
  func e18() { let refresh = UIRefreshControl(); if !refresh.isRefreshing { refresh.beginRefreshing() } }  // mastodon/mastodon-ios Mastodon/Scene/Discovery/ForYou/DiscoveryForYouViewController.swift
  func e19() { tableView.refreshControl?.endRefreshing() }  // mastodon/mastodon-ios Mastodon/Scene/Discovery/ForYou/DiscoveryForYouViewController.swift
  func e20() { let blur = UIVisualEffectView(); blur.isUserInteractionEnabled = false }  // signalapp/Signal-iOS Signal/src/ViewControllers/HomeView/HomeTabBarController.swift
  func e21() { view.addInteraction(UIDropInteraction(delegate: self)) }  // mozilla-mobile/focus-ios Blockzilla/BrowserViewController.swift
  func e24() { textField.keyboardType = .emailAddress }  // KyoPak/UIKit-Study TextFieldProject/ViewController.swift
  func e25() { textField.returnKeyType = .next }  // KyoPak/UIKit-Study TextFieldProject/ViewController.swift
  func e26() { textField.borderStyle = .roundedRect }  // KyoPak/UIKit-Study TextFieldProject/ViewController.swift

  // Scrolling, tables and collections
  func f01() { tableView.setContentOffset(CGPoint(x: 0, y: -tableView.safeAreaInsets.top), animated: true) }  // signalapp/Signal-iOS Signal/src/ViewControllers/HomeView/HomeTabBarController.swift
  func f02() { _ = tableView.adjustedContentInset.top + tableView.contentOffset.y }  // corona-warn-app/cwa-app-ios src/xcode/ENA/ENA/Source/Scenes/Home/HomeTableViewController.swift
  func f03() { guard tableView.isDragging else { return } }  // element-hq/element-ios Riot/Modules/Home/AllChats/AllChatsViewController.swift
  func f04() { tableView.separatorStyle = .none }  // wireapp/wire-ios Wire-iOS/Sources/UserInterface/Settings/SettingsTableViewController.swift
  func f05() { tableView.rowHeight = UITableView.automaticDimension }  // wireapp/wire-ios Wire-iOS/Sources/UserInterface/Settings/SettingsTableViewController.swift
  func f06() { tableView.estimatedRowHeight = 56 }  // wireapp/wire-ios Wire-iOS/Sources/UserInterface/Settings/SettingsTableViewController.swift
  func f07() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Setting") }  // wireapp/wire-ios Wire-iOS/Sources/UserInterface/Settings/SettingsTableViewController.swift
  func f08() { tableView.deselectRow(at: path, animated: true) }  // mastodon/mastodon-ios Mastodon/Scene/Account/AccountViewController.swift
  func f09() { tableView.scrollToRow(at: IndexPath(row: 1, section: 1), at: .top, animated: false) }  // corona-warn-app/cwa-app-ios src/xcode/ENA/ENA/Source/Scenes/Home/HomeTableViewController.swift
  func f10() { tableView.reloadSections([0], with: .none) }  // corona-warn-app/cwa-app-ios src/xcode/ENA/ENA/Source/Scenes/Home/HomeTableViewController.swift
  func f11() { tableView.selectRow(at: path, animated: true, scrollPosition: .middle) }  // wordpress-mobile/WordPress-iOS WordPress/Classes/ViewRelated/Me/Me Main/MeViewController.swift
  func f12() { cell.accessoryType = .disclosureIndicator }  // GitHawkApp/GitHawk Classes/Settings/SettingsViewController.swift
  func f13() { _ = UITableViewDiffableDataSource<Section, Int>(tableView: tableView) { _, _, _ in UITableViewCell() }.itemIdentifier(for: path) }  // mastodon/mastodon-ios Mastodon/Scene/Account/AccountViewController.swift
  func f14() { var snapshot = NSDiffableDataSourceSnapshot<Section, Int>(); snapshot.appendSections([.main]); snapshot.appendItems([1, 2]) }  // alexandre-pod/Apple-sample-code-Modern-Collection-Views README.md
  func f15() { _ = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout()) }  // yhkaplan/presentations 2021/09/19/README.md
  func f16() { let layout = UICollectionViewFlowLayout(); layout.itemSize = CGSize(width: 80, height: 80) }  // yhkaplan/presentations 2021/09/19/README.md
  func f17() { scrollView.contentInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }  // yhkaplan/presentations 2021/09/19/README.md
  func f18(_ collection: UICollectionView) { collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Basic") }  // yhkaplan/presentations 2021/09/19/README.md
  func f19(_ collection: UICollectionView) { collection.reloadData() }  // duckduckgo/iOS DuckDuckGo/TabSwitcherViewController.swift
  func f20(_ collection: UICollectionView) { guard collection.numberOfItems(inSection: 0) > 0 else { return } }  // duckduckgo/iOS DuckDuckGo/TabSwitcherViewController.swift
  func f21(_ collection: UICollectionView) { collection.scrollToItem(at: path, at: .top, animated: true) }  // duckduckgo/iOS DuckDuckGo/TabSwitcherViewController.swift
  func f22(_ collection: UICollectionView) { _ = collection.dequeueReusableCell(withReuseIdentifier: "Tab", for: path) }  // duckduckgo/iOS DuckDuckGo/TabSwitcherViewController.swift
  func f23(_ collection: UICollectionView) { _ = collection.dequeueReusableSupplementaryView(ofKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: "Footer", for: path) }  // duckduckgo/iOS DuckDuckGo/TabSwitcherViewController.swift
  func f24() { _ = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)) }  // huangboju/Moots Examples/DiffableDataSource/ImplementingModernCollectionViews/README.md
  func f25(_ size: NSCollectionLayoutSize) { _ = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]) }  // huangboju/Moots Examples/DiffableDataSource/ImplementingModernCollectionViews/README.md
  func f26(_ group: NSCollectionLayoutGroup) { _ = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)) }  // huangboju/Moots Examples/DiffableDataSource/ImplementingModernCollectionViews/README.md
  func f27() { _ = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)) }  // huangboju/Moots Examples/DiffableDataSource/ImplementingModernCollectionViews/README.md
  func f28() { _ = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in var content = cell.defaultContentConfiguration(); content.text = text; cell.contentConfiguration = content } }  // huangboju/Moots Examples/DiffableDataSource/ImplementingModernCollectionViews/README.md
  func f29(_ source: UICollectionViewDiffableDataSource<Section, String>) { source.apply(NSDiffableDataSourceSnapshot<Section, String>(), animatingDifferences: true) }  // huangboju/Moots Examples/DiffableDataSource/ImplementingModernCollectionViews/README.md
  func f32() { let chosen = UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }]); _ = chosen.actions }  // nezhyborets/ios-case-study-playgrounds UISwipeActionsConfiguration/UISwipeActionsConfiguration/ViewController.swift

  // Presenting and containing
  func g01() { navigation.modalPresentationStyle = .formSheet; navigation.isNavigationBarHidden = true }  // Automattic/pocket-casts-ios podcasts/MainTabBarController.swift
  func g02() { let detent = UISheetPresentationController.Detent.custom(identifier: .init("compact")) { _ in 75 }; sheetPresentationController?.detents = [detent, .medium(), .large()] }  // OneBusAway/onebusaway-ios OBAKit/ClassicUI/MapsStyleRootController.swift
  func g03() { sheetPresentationController?.largestUndimmedDetentIdentifier = .medium }  // OneBusAway/onebusaway-ios OBAKit/ClassicUI/MapsStyleRootController.swift
  func g04(_ sheet: UISheetPresentationController) { sheet.animateChanges { sheet.selectedDetentIdentifier = .medium } }  // OneBusAway/onebusaway-ios OBAKit/ClassicUI/MapsStyleRootController.swift
  func g05(_ sheet: UISheetPresentationController) { sheet.prefersScrollingExpandsWhenScrolledToEdge = true; sheet.prefersGrabberVisible = false }  // OneBusAway/onebusaway-ios OBAKit/ClassicUI/MapsStyleRootController.swift
  func g06(_ sheet: UISheetPresentationController) { sheet.prefersEdgeAttachedInCompactHeight = true }  // oyvinddd/officesports OfficeSports/Extensions/UIViewController+Sheet.swift
  func g07(_ sheet: UISheetPresentationController) { sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true }  // oyvinddd/officesports OfficeSports/Extensions/UIViewController+Sheet.swift
  func g08() { child.popoverPresentationController?.barButtonItem = barItem }  // duckduckgo/iOS Core/UIViewControllerExtension.swift
  func g09() { child.popoverPresentationController?.sourceView = button }  // duckduckgo/iOS Core/UIViewControllerExtension.swift
  func g10() { let share = UIActivityViewController(activityItems: ["text"], applicationActivities: nil); present(share, animated: true, completion: nil) }  // duckduckgo/iOS Core/UIViewControllerExtension.swift
  func g11() { _ = UIPresentationController(presentedViewController: child, presenting: self) }  // woocommerce/woocommerce-ios WooCommerce/Classes/ViewRelated/MainTabBarController.swift
  func g12() { split.preferredSplitBehavior = .tile }  // woocommerce/woocommerce-ios WooSplitViewController
  func g13() { split.minimumPrimaryColumnWidth = 300; split.maximumPrimaryColumnWidth = UIScreen.main.bounds.width * 0.4 }  // zotero/zotero-ios Zotero/Scenes/Main/Views/MainViewController.swift
  func g14() { _ = split.viewController(for: .supplementary) as? UINavigationController }  // Ranchero-Software/NetNewsWire iOS/RootSplitViewController.swift
  func g15() { split.showDetailViewController(UINavigationController(), sender: self) }  // Ranchero-Software/NetNewsWire iOS/SceneCoordinator.swift
  func g16() { _ = split.preferredDisplayMode == .oneBesideSecondary || split.preferredDisplayMode == .secondaryOnly }  // Ranchero-Software/NetNewsWire iOS/RootSplitViewController.swift
  func g17() { split.viewControllers = [navigation]; split.preferredDisplayMode = .allVisible }  // Ranchero-Software/NetNewsWire iOS/SceneCoordinator.swift
  func g18() { child.willMove(toParent: nil); child.view.removeFromSuperview(); child.removeFromParent() }  // bitwarden/ios BitwardenShared/UI/Platform/Application/Utilities/RootViewController.swift
  func g19() { tabs.viewControllers?.insert(navigation, at: 2) }  // woocommerce/woocommerce-ios WooCommerce/Classes/ViewRelated/MainTabBarController.swift
  func g20() { let search = UISearchController(searchResultsController: nil); search.obscuresBackgroundDuringPresentation = false; navigationItem.searchController = search }  // element-hq/element-ios Riot/Modules/Home/AllChats/AllChatsViewController.swift
  func g21() { navigationItem.searchController?.isActive = false }  // element-hq/element-ios Riot/Modules/Home/AllChats/AllChatsViewController.swift
  func g22() { guard let text = navigationItem.searchController?.searchBar.text, !text.isEmpty else { return } }  // element-hq/element-ios Riot/Modules/Home/AllChats/AllChatsViewController.swift
  func g24() { tabs.tabs = [UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { _ in UIViewController() }] }  // bwake2012/FunWithTabCtrlV2 FunWithTabCtrlV2/TabBarController.swift
  func g25() { tabs.mode = .tabSidebar }  // bwake2012/FunWithTabCtrlV2 FunWithTabCtrlV2/TabBarController.swift
  func g26() { transitionCoordinator?.animate(alongsideTransition: { _ in self.view.setNeedsLayout() }, completion: nil) }  // home-assistant/iOS Sources/App/Frontend/WebView/WebViewController.swift
  func g27() { present(UIHostingController(rootView: "Settings"), animated: true) }  // zotero/zotero-ios Zotero/Scenes/Main/Views/MainViewController.swift absent: SwiftUI is not on Linux
  func g28() { present(SFSafariViewController(url: URL(fileURLWithPath: "/")), animated: true) }  // GitHawkApp/GitHawk Classes/Settings/SettingsViewController.swift absent: another framework's
  func g29() { view.addSubview(WKWebView(frame: view.frame)) }  // home-assistant/iOS Sources/App/Frontend/WebView/WebViewController.swift absent: another framework's

  // Menus, lists, values and empty screens
  func j01() { _ = UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: { _ in UIMenu(children: [UIAction(title: "Tag") { _ in }]) }) }  // deltachat/deltachat-ios deltachat-ios/Controller/AccountSwitchViewController.swift
  func j02() { _ = UIContextMenuConfiguration(identifier: nil, previewProvider: { UIViewController() }) { _ in UIMenu(title: "", children: [UIAction(title: "Save") { _ in }]) } }  // Pocket/pocket-ios PocketKit/Sources/PocketKit/Article/ReadableViewController.swift
  func j03() { imageView.addInteraction(UIContextMenuInteraction(delegate: I14())) }  // Aidoku/Aidoku iOS/UI/Manga/MangaCoverViewController.swift
  func j04() { button.menu = UIMenu(title: "Presets", children: [UIMenu(options: .displayInline, children: []), UIAction(title: "7 days") { _ in }]); button.showsMenuAsPrimaryAction = true }  // keepassium/KeePassium KeePassium/database/expiry-date/ExpiryDateEditorVC.swift
  func j05() { button.menu = UIMenu(children: [UIDeferredMenuElement { completion in completion([]) }]) }  // metabolist/metatext View Controllers/NewStatusViewController.swift
  func j06() { let action = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }; action.accessibilityLabel = "Share" }  // deltachat/deltachat-ios deltachat-ios/Controller/Settings/Proxy/ProxySettingsViewController.swift
  func j07() { let actions = UISwipeActionsConfiguration(actions: []); actions.performsFirstActionWithFullSwipe = false }  // olvid-io/olvid-ios iOSClient/ObvMessenger/ObvMessenger/CollectionViewControllers/Discussions/UIKit/DiscussionsViewController.swift
  func j08() { var list = UICollectionLayoutListConfiguration(appearance: .plain); list.trailingSwipeActionsConfigurationProvider = { _ in nil } }  // olvid-io/olvid-ios iOSClient/ObvMessenger/ObvMessenger/CollectionViewControllers/Discussions/UIKit/DiscussionsViewController.swift
  func j09() { collection.collectionViewLayout = UICollectionViewCompositionalLayout(sectionProvider: { NSCollectionLayoutSection.list(using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: $1) }) }  // metabolist/metatext View Controllers/ExploreViewController.swift
  func j10() { var list = UICollectionLayoutListConfiguration(appearance: .plain); list.headerMode = .supplementary }  // metabolist/metatext View Controllers/ExploreViewController.swift
  func j11() { var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped); list.headerMode = .none; list.footerMode = .supplementary }  // keepassium/KeePassium KeePassium/database/group-viewer/GroupViewerVC+setup.swift
  func j12() { section.contentInsetsReference = .readableContent }  // Pocket/pocket-ios PocketKit/Sources/PocketKit/Article/ReadableViewController.swift
  func j13() { NSCollectionLayoutGroup(layoutSize: size).interItemSpacing = .fixed(0) }  // Pocket/pocket-ios PocketKit/Sources/PocketKit/Article/ReadableViewController.swift
  func j14() { section.orthogonalScrollingBehavior = .continuous }  // Pocket/pocket-ios PocketKit/Sources/PocketKit/Home/HomeViewController.swift
  func j15() { section.boundarySupplementaryItems = [NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "header", alignment: .top)] }  // Pocket/pocket-ios PocketKit/Sources/PocketKit/Home/HomeViewController.swift
  func j16() { _ = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: UICollectionView.elementKindSectionHeader) { header, _, _ in header.tag = 1 } }  // Aidoku/Aidoku iOS/UI/Library/LibraryViewController.swift
  func j17() { let source = UICollectionViewDiffableDataSource<Section, String>(collectionView: collection) { _, _, _ in nil }; source.supplementaryViewProvider = { view, kind, path in view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path) } }  // Pocket/pocket-ios PocketKit/Sources/PocketKit/Home/HomeViewController.swift
  func j18() { let source = UICollectionViewDiffableDataSource<Section, String>(collectionView: collection) { _, _, _ in nil }; source.reorderingHandlers.canReorderItem = { _ in true } }  // keepassium/KeePassium KeePassium/database/group-viewer/GroupViewerVC+setup.swift
  func j19() { collection.isEditing = isEditing; collection.allowsSelectionDuringEditing = true }  // Aidoku/Aidoku iOS/UI/Library/LibraryViewController.swift
  func j20() { collection.allowsMultipleSelectionDuringEditing = true }  // keepassium/KeePassium KeePassium/database/group-viewer/GroupViewerVC+setup.swift
  func j21() { collection.allowsFocus = true }  // keepassium/KeePassium KeePassium/database/group-viewer/GroupViewerVC+setup.swift
  func j22() { collection.refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { [weak self] _ in self?.title = "" }) }  // Pocket/pocket-ios PocketKit/Sources/PocketKit/Home/HomeViewController.swift
  func j23() { var look = UIListContentConfiguration.subtitleCell(); look.textProperties.alignment = .center; look.secondaryTextProperties.color = .secondaryLabel }  // keepassium/KeePassium KeePassium/database/entry/LargeTypeVC.swift
  func j24() { var look = UIListContentConfiguration.cell(); look.attributedText = NSAttributedString(string: "x"); look.imageProperties.tintColor = .systemBlue }  // keepassium/KeePassium KeePassium/database/group-viewer/GroupViewerVC+setup.swift
  func j25() { var look = UIListContentConfiguration.cell(); look.textToSecondaryTextVerticalPadding = 4; look.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8) }  // keepassium/KeePassium KeePassium/database/entry/LargeTypeVC.swift
  func j26() { (UICollectionViewListCell(frame: .zero)).accessories = [.disclosureIndicator()] }  // keepassium/KeePassium KeePassium/database/group-viewer/GroupViewerVC+setup.swift
  func j27() { label.font = UIFontMetrics.default.scaledFont(for: .monospacedSystemFont(ofSize: 44, weight: .semibold)) }  // keepassium/KeePassium KeePassium/database/entry/LargeTypeVC.swift
  func j28() { picker.preferredDatePickerStyle = .inline; picker.setDate(Date(timeIntervalSinceNow: 86400), animated: true) }  // keepassium/KeePassium KeePassium/database/expiry-date/ExpiryDateEditorVC.swift
  func j29() { picker.addAction(UIAction { [weak self] _ in self?.title = nil }, for: .valueChanged) }  // keepassium/KeePassium KeePassium/database/expiry-date/ExpiryDateEditorVC.swift
  func j30() { picker.datePickerMode = .date; picker.maximumDate = Date(); picker.minimumDate = nil }  // JohanDegraeve/xdripswift xdrip/View Controllers/Helpers/Date Picker View Controller/DatePickerViewController.swift
  func j31() { wheels.selectRow(1, inComponent: 0, animated: false) }  // JohanDegraeve/xdripswift xdrip/View Controllers/Helpers/Picker View Controller/PickerViewController.swift
  func j32() { stepper.minimumValue = 1; stepper.maximumValue = 9; stepper.stepValue = 2; stepper.value = 3; cell.accessoryView = stepper }  // Aidoku/Aidoku iOS/UI/Base/Settings/SettingsTableViewController.swift
  func j33() { stepper.addAction(UIAction { action in _ = (action.sender as? UIStepper)?.value }, for: .valueChanged) }  // MonaTn/ShoppingList ShoppingList/ViewController.swift
  func j34() { textView.adjustsFontForContentSizeCategory = true; textView.becomeFirstResponder() }  // metabolist/metatext View Controllers/EditAttachmentViewController.swift
  func j35() { textView.isEditable = false; textView.adjustsFontForContentSizeCategory = true; textView.backgroundColor = .clear }  // metabolist/metatext View Controllers/ImageViewController.swift
  func j36() { searchBar.keyboardType = .twitter; searchBar.scopeButtonTitles = ["All", "People"] }  // metabolist/metatext View Controllers/ExploreViewController.swift
  func j37() { scrollView.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true) }  // metabolist/metatext View Controllers/ImageViewController.swift
  func j38() { scrollView.scrollRectToVisible(scrollView.convert(container.frame, from: stack), animated: true) }  // metabolist/metatext View Controllers/NewStatusViewController.swift
  func j39() { _ = UIResponder.keyboardWillShowNotification; _ = UIResponder.keyboardFrameBeginUserInfoKey }  // uypoko/ScrollingForm ScrollingForm/ViewController.swift
  func j40() { scrollView.scrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }  // uypoko/ScrollingForm ScrollingForm/ViewController.swift
  func j41() { _ = scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor) }  // keepassium/KeePassium KeePassium/database/group-viewer/GroupViewerVC+setup.swift
  func j42() { _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }  // keepassium/KeePassium KeePassium/database/entry/LargeTypeVC.swift
  func j43() { stack.setCustomSpacing(16, after: label) }  // deltachat/deltachat-ios deltachat-ios/Controller/AccountSetup/Instand Onboarding/InstantOnboardingView.swift
  func j44() { button.contentVerticalAlignment = .fill; button.contentHorizontalAlignment = .fill }  // deltachat/deltachat-ios deltachat-ios/Controller/AccountSetup/Instand Onboarding/InstantOnboardingView.swift
  func j45() { textField.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner] }  // keepassium/KeePassium KeePassium/database/DatabaseCreatorVC.swift
  func j46() { var look = UIButton.Configuration.plain(); look.imagePlacement = .trailing; look.contentInsets.leading = 0; look.attributedTitle = AttributedString("All"); button.configuration = look }  // Pocket/pocket-ios PocketKit/Sources/PocketKit/Home/SectionHeaderView.swift
  func j47() { tabItem = UITabBarItem(tabBarSystemItem: .history, tag: 2) }  // Aidoku/Aidoku iOS/UI/Common/TabBarController.swift
  func j48() { tabItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0) }  // dannylnz/Diis diis44/C/TabBarController.swift
  func j49() { UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.label]; UIBarButtonItem.appearance().tintColor = .systemBlue }  // hartlco/Icro Icro/Helper/AppearanceManager.swift
  func j50() { UITableView.appearance(whenContainedInInstancesOf: [UITableViewController.self]).separatorColor = .separator }  // hartlco/Icro Icro/Helper/AppearanceManager.swift
  func j51() { UITabBar.appearance().scrollEdgeAppearance = UITabBarAppearance() }  // stefanthomsen/UKBankHolidays UKBankHolidays/AppDelegate.swift
  func j52() { button.setImage(UIImage(systemName: "star")?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 60)), for: .normal) }  // antonianemi/CoolManager CoolManager/ViewControllers/Extensions/UIButton.swift
  func j53() { UIPasteboard.general.string = "token" }  // the-blue-alliance/the-blue-alliance-ios the-blue-alliance-ios/View Controllers/Settings/Notifications/NotificationsViewController.swift
  func j54() { contentUnavailableConfiguration = UIContentUnavailableConfiguration.search(); setNeedsUpdateContentUnavailableConfiguration() }  // keepassium/KeePassium KeePassium/database/database-picker/DatabasePickerCoordinator+emptyState.swift
  func j55() { var empty = UIContentUnavailableConfiguration.empty(); empty.text = "None"; empty.button = .plain(); empty.buttonProperties.primaryAction = UIAction { _ in } }  // keepassium/KeePassium KeePassium/database/database-picker/DatabasePickerCoordinator+emptyState.swift
  func j56() { UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { [container] in container.alpha = 0 }.startAnimation() }  // alphagov/govuk-mobile-ios-app Production/govuk_ios/Animations/Modal/Animations/FadeAnimation.swift
  func j57() { var snapshot = NSDiffableDataSourceSnapshot<Section, String>(); snapshot.insertItems(["b"], afterItem: "a") }  // Aidoku/Aidoku iOS/UI/Browse/BrowseViewController.swift
  func j58() { UITableViewHeaderFooterView(reuseIdentifier: nil).contentConfiguration = UIListContentConfiguration.cell() }  // Aidoku/Aidoku iOS/UI/Browse/BrowseViewController.swift
  func j59() { _ = UISceneConfiguration(name: "Default", sessionRole: .windowApplication).delegateClass }  // Andrewsorokin13/Trackers Tracker/DelegateAndProtocol/Delegate/AppDelegate.swift
}

// Overrides
class H01: UIViewController { override var prefersStatusBarHidden: Bool { true } }  // Ranchero-Software/NetNewsWire iOS/RootSplitViewController.swift
class H02: UIViewController { override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide } }  // Ranchero-Software/NetNewsWire iOS/RootSplitViewController.swift
class H03: UISplitViewController { override func show(_ column: UISplitViewController.Column) { super.show(column) } }  // Ranchero-Software/NetNewsWire iOS/RootSplitViewController.swift
class H04: UITabBarController { override var childForStatusBarStyle: UIViewController? { nil } }  // woocommerce/woocommerce-ios WooCommerce/Classes/ViewRelated/MainTabBarController.swift
class H05: UITabBarController { override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent } }  // woocommerce/woocommerce-ios WooCommerce/Classes/ViewRelated/MainTabBarController.swift
class H06: UITabBarController { override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {} }  // woocommerce/woocommerce-ios WooCommerce/Classes/ViewRelated/MainTabBarController.swift
class H07: UIViewController { override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() } }  // duckduckgo/iOS DuckDuckGo/TabSwitcherViewController.swift
class H08: UIViewController { override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() } }  // wordpress-mobile/WordPress-iOS WordPress/Classes/ViewRelated/Me/Me Main/MeViewController.swift
class H09: UIViewController { override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection) } }  // Automattic/pocket-casts-ios podcasts/MainTabBarController.swift
class H10: UIViewController { override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { super.viewWillTransition(to: size, with: coordinator) } }  // home-assistant/iOS Sources/App/Frontend/WebView/WebViewController.swift
class H11: UIViewController { override var prefersHomeIndicatorAutoHidden: Bool { true } }  // home-assistant/iOS Sources/App/Frontend/WebView/WebViewController.swift
class H12: UIViewController { override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {} }  // home-assistant/iOS Sources/App/Frontend/WebView/WebViewController.swift
class H13: UITableView { override var intrinsicContentSize: CGSize { layoutIfNeeded(); return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height) } }  // wireapp/wire-ios Wire-iOS/Sources/UserInterface/Settings/SettingsTableViewController.swift
class H14: UITableView { override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } } }  // wireapp/wire-ios Wire-iOS/Sources/UserInterface/Settings/SettingsTableViewController.swift
class H15: UIViewController { override func updateViewConstraints() { super.updateViewConstraints() } }  // openedx-unsupported/edx-app-ios Source/CourseOutlineViewController.swift
class H16: UIViewController { override func prepare(for segue: UIStoryboardSegue, sender: Any?) { _ = segue.destination } }  // GitHawkApp/GitHawk Classes/Settings/SettingsViewController.swift
class H17: UITableViewController { override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 } }  // corona-warn-app/cwa-app-ios src/xcode/ENA/ENA/Source/Scenes/Home/HomeTableViewController.swift
class H18: UITableViewController { override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() } }  // corona-warn-app/cwa-app-ios src/xcode/ENA/ENA/Source/Scenes/Home/HomeTableViewController.swift
class H19: UITableViewController { override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 80 } }  // corona-warn-app/cwa-app-ios src/xcode/ENA/ENA/Source/Scenes/Home/HomeTableViewController.swift
class H20: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait } }  // tigeyshark22/Set Set/NavigationController.swift
class H23: UIViewController { override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() } }  // Sasha1980Y/Test1 Test1/ViewController.swift
class H24: UITableViewController { override func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { nil } }  // deltachat/deltachat-ios deltachat-ios/Controller/AccountSwitchViewController.swift
class H25: UITableViewController { override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 } }  // deltachat/deltachat-ios deltachat-ios/Controller/ChatListViewController.swift
class H26: UITableViewController { override func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {} }  // the-blue-alliance/the-blue-alliance-ios the-blue-alliance-ios/View Controllers/Settings/Notifications/NotificationsViewController.swift
class H27: UITableViewController { override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .none } }  // Aidoku/Aidoku iOS/UI/Browse/BrowseViewController.swift
class H28: UITableViewDiffableDataSource<Int, String> { override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true } }  // Aidoku/Aidoku iOS/UI/Browse/BrowseViewController.swift
class H29: UIViewController { override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) { contentUnavailableConfiguration = nil } }  // keepassium/KeePassium KeePassium/database/database-picker/DatabasePickerCoordinator+emptyState.swift
class H30: UITableViewController { override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated); tableView.setEditing(editing, animated: animated) } }  // deltachat/deltachat-ios deltachat-ios/Controller/ChatListViewController.swift

// Conformances
class I01: NSObject, UICollectionViewDataSource { func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }; func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell() } }  // duckduckgo/iOS DuckDuckGo/TabSwitcherViewController.swift
class I02: NSObject, UICollectionViewDelegate { func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {} }  // duckduckgo/iOS DuckDuckGo/TabSwitcherViewController.swift
class I03: NSObject, UICollectionViewDelegateFlowLayout { func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { CGSize(width: collectionView.bounds.size.width, height: 70) } }  // duckduckgo/iOS DuckDuckGo/TabSwitcherViewController.swift
class I04: NSObject, UITableViewDelegate { func scrollViewDidScroll(_ scrollView: UIScrollView) {}; func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .label } }  // wireapp/wire-ios Wire-iOS/Sources/UserInterface/Settings/SettingsTableViewController.swift
class I05: NSObject, UITableViewDelegate { func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}; func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {} }  // nextcloud/ios iOSClient/Account Request/NCAccountRequest.swift
class I06: UIViewController, UISearchResultsUpdating { func updateSearchResults(for searchController: UISearchController) { _ = searchController.searchBar.text } }  // element-hq/element-ios Riot/Modules/Home/AllChats/AllChatsViewController.swift
class I07: UIViewController, UIAdaptivePresentationControllerDelegate { func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {} }  // element-hq/element-ios Riot/Modules/Home/AllChats/AllChatsViewController.swift
class I08: UIViewController, UISheetPresentationControllerDelegate { func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {} }  // OneBusAway/onebusaway-ios OBAKit/ClassicUI/MapsStyleRootController.swift
class I09: NSObject, UITabBarControllerDelegate { func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil } }  // kickstarter/ios-oss Kickstarter-iOS/Views/Controllers/RootTabBarViewController.swift
class I10: NSObject, UISplitViewControllerDelegate { func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column { .primary } }  // woocommerce/woocommerce-ios WooSplitViewController
class I11: UIPercentDrivenInteractiveTransition { override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) { super.startInteractiveTransition(transitionContext) } }  // finn-labs/HorizontalSlide SlideRightTransition/SwipeSecondViewController.swift
class I12: UIViewController, UIPopoverPresentationControllerDelegate { func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none } }  // duckduckgo/iOS Core/UIViewControllerExtension.swift
class I13: NSObject, UIGestureRecognizerDelegate { func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { true } }  // DariaKovalenko/levelUp Gestures/Gestures/ViewController.m
class I14: NSObject, UIContextMenuInteractionDelegate { func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? { nil } }  // Aidoku/Aidoku iOS/UI/Manga/MangaCoverViewController.swift
class I15: NSObject, UITextViewDelegate { func textViewDidBeginEditing(_ textView: UITextView) { textView.text = nil }; func textViewDidEndEditing(_ textView: UITextView) {} }  // saladaczia/GoldenNotes GoldenNotes/Controller/NoteController.swift
class I16: NSObject, UITextViewDelegate { func textViewDidChange(_ textView: UITextView) { _ = textView.text.count } }  // metabolist/metatext View Controllers/EditAttachmentViewController.swift
class I17: NSObject, UIPickerViewDataSource, UIPickerViewDelegate { func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }; func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }; func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil } }  // maksimn/personal-dictionary-ios PersonalDictionary/Core/Picker/PickerController.swift
class I18: NSObject, UICollectionViewDelegate { func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {} }  // Pocket/pocket-ios PocketKit/Sources/PocketKit/Article/ReadableViewController.swift
class I19: NSObject, UICollectionViewDelegateFlowLayout { func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { 0 } }  // keepassium/KeePassium KeePassium/database/entry/LargeTypeVC.swift
class I20: NSObject, UIApplicationDelegate { func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) } }  // dinequickly/salesapp FirebaseStarterApp/SalesIntelligence/Application/AppDelegate.swift
