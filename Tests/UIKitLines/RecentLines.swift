// swift-format-ignore-file
// Uses of UIKit in screens of 2024 to 2026 and in the libraries of the field, in our own words: one function or class a topic. Where
// HeadlessUIKit has no counterpart, the first line of the topic ends with "absent:" and the reason. `Tests/CompileTests` compiles and counts them, and `Scripts/check-uikit.sh` compiles
// them against UIKit's interface. `Scaffold.swift` has the names that they use.
import Portolan

extension Lines {
  func tabsOfAnIPad() { tabs.tabs = [UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() }]; tabs.mode = .tabSidebar }
  func tabGroups() { let group = UITabGroup(title: "Library", image: nil, identifier: "library", children: []); group.managingNavigationController = navigation }
  func minimisingTabs() { tabs.tabBarMinimizeBehavior = .onScrollDown; tabs.setTabBarHidden(true, animated: false); _ = tabs.isTabBarHidden }
  func tabAccessory() { tabs.setBottomAccessory(UITabAccessory(contentView: container), animated: true) }
  func searchPlacement() { navigationItem.preferredSearchBarPlacement = .stacked; _ = navigationItem.searchBarPlacement }
  func itemStyles() { navigationItem.style = .editor; navigationItem.subtitle = "3 unread"; navigationItem.titleMenuProvider = { suggested in UIMenu(children: suggested) } }
  func itemGroups() { navigationItem.trailingItemGroups = [UIBarButtonItemGroup.fixedGroup(items: [barItem])] }
  func glass() { let effect = UIGlassEffect(style: .regular); effect.isInteractive = true; container.addSubview(UIVisualEffectView(effect: effect)) }
  func glassButtons() { button.configuration = .prominentGlass(); barItem.hidesSharedBackground = true }
  func edgeEffects() { scrollView.topEdgeEffect.style = .soft; scrollView.bottomEdgeEffect.isHidden = true }
  func corners() { container.cornerConfiguration = .corners(radius: .fixed(12)); container.layer.cornerCurve = .continuous }
  func emptyScreens() { var empty = UIContentUnavailableConfiguration.empty(); empty.text = "No mail"; contentUnavailableConfiguration = empty }
  func traitChanges() { registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (screen: Lines, _: UITraitCollection) in screen.view.setNeedsLayout() } }
  func ownTraits() { traitOverrides[Density.self] = 2; _ = traitCollection[Density.self] }
  func currentTraits() { UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { _ = UITraitCollection.current.userInterfaceStyle } }
  func zoom() { preferredTransition = .zoom { [weak self] _ in self?.imageView } }
  func buttonSizes() { var filled = UIButton.Configuration.filled(); filled.buttonSize = .large; filled.titleAlignment = .center; filled.background.cornerRadius = 8; button.configuration = filled }
  func buttonUpdates() { button.configurationUpdateHandler = { button in button.alpha = button.isHighlighted ? 0.5 : 1 }; button.setNeedsUpdateConfiguration() }
  func titleTransformers() { var plain = UIButton.Configuration.plain(); plain.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }; button.configuration = plain }
  func pullDownButtons() { button.menu = UIMenu(children: [UIAction(title: "Sort") { _ in }]); button.showsMenuAsPrimaryAction = true; button.changesSelectionAsPrimaryAction = true }
  func cellBackgrounds() { cell.backgroundConfiguration = .listCell(); cell.configurationUpdateHandler = { cell, state in cell.alpha = state.isHighlighted ? 0.6 : 1 } }
  func listAccessories() { let list = UICollectionViewListCell(frame: .zero); list.accessories = [.disclosureIndicator(), .checkmark(displayed: .always)] }
  func listSeparators() { var list = UICollectionLayoutListConfiguration(appearance: .plain); list.separatorConfiguration.color = .clear; list.headerTopPadding = 0 }
  func reconfiguring() { tableView.reconfigureRows(at: [path]); collection.reconfigureItems(at: [path]); _ = tableView.indexPathsForVisibleRows }
  func prefetching() { tableView.isPrefetchingEnabled = false; tableView.cellLayoutMarginsFollowReadableWidth = true }
  func dragging() { tableView.dragInteractionEnabled = true; view.addInteraction(UIDropInteraction(delegate: self)) }
  func keyCommands() { addKeyCommand(UIKeyCommand(title: "New", action: Selector(("compose:")), input: "n", modifierFlags: .command)) }
  func targetsByName() { button.addTarget(self, action: Selector(("save:")), for: .touchUpInside); button.removeTarget(nil, action: nil, for: .allEvents) }
  func selectors() { button.addTarget(self, action: #selector(save), for: .touchUpInside) }  // absent: a selector of the language needs Objective-C
  func feedback() { let feedback = UIImpactFeedbackGenerator(style: .light); feedback.prepare(); feedback.impactOccurred(); UINotificationFeedbackGenerator().notificationOccurred(.success) }
  func paths() { let path = UIBezierPath(roundedRect: container.bounds, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 8, height: 8)); path.addLine(to: .zero); path.close() }
  func shapes() { let shape = CAShapeLayer(); shape.path = UIBezierPath(ovalIn: container.bounds).cgPath; shape.fillColor = UIColor.red.cgColor; container.layer.addSublayer(shape) }
  func gradients() { let gradient = CAGradientLayer(); gradient.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]; gradient.frame = container.bounds; container.layer.insertSublayer(gradient, at: 0) }
  func layerAnimations() { let turn = CABasicAnimation(keyPath: "transform.rotation"); turn.toValue = CGFloat.pi; turn.duration = 1; container.layer.add(turn, forKey: "turn") }
  func displayLinks() { let link = CADisplayLink(target: self, selector: Selector(("step:"))); link.add(to: .main, forMode: .common); link.invalidate() }
  func renderers() { let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in UIColor.red.setFill(); context.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) }; _ = image.pngData() }
  func oldContexts() { UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), false, 0); _ = UIGraphicsGetImageFromCurrentImageContext(); UIGraphicsEndImageContext() }
  func paragraphs() { let style = NSMutableParagraphStyle(); style.alignment = .center; style.lineSpacing = 4; label.attributedText = NSAttributedString(string: "Hello", attributes: [.paragraphStyle: style, .strikethroughStyle: NSUnderlineStyle.single.rawValue]) }
  func textSizes() { _ = ("Hello" as NSString).boundingRect(with: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: nil, context: nil) }
  func attachments() { let text = NSMutableAttributedString(string: "a"); text.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage()))); label.attributedText = text }
  func textContainers() { textView.textContainer.lineFragmentPadding = 0; textView.textContainer.maximumNumberOfLines = 2; textView.selectedRange = NSRange(location: 0, length: 0) }
  func fontDescriptors() { let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withSymbolicTraits(.traitBold); label.font = descriptor.map { UIFont(descriptor: $0, size: 0) } }
  func colourParts() { var red: CGFloat = 0; UIColor.systemRed.getRed(&red, green: nil, blue: nil, alpha: nil); _ = UIColor(cgColor: UIColor.red.cgColor) }
  func imageParts() { _ = UIImage(cgImage: UIImage().cgImage!, scale: 2, orientation: .up).imageOrientation; _ = UIImage(named: "a", in: .main, with: nil) }
  func pickersOfDocuments() { let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image], asCopy: true); picker.allowsMultipleSelection = true; present(picker, animated: true) }
  func pickersOfImages() { let picker = UIImagePickerController(); picker.sourceType = UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : .photoLibrary; picker.allowsEditing = true }
  func hitTesting() { _ = container.hitTest(.zero, with: nil); _ = container.point(inside: .zero, with: nil) }
  func recognisers() { let pan = scrollView.panGestureRecognizer; pan.delaysTouchesBegan = true; pan.addTarget(self, action: Selector(("pan:"))); pan.require(toFail: UITapGestureRecognizer()) }
  func scrollGuides() { NSLayoutConstraint.activate([container.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor), container.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor)]) }
  func scrolling() { scrollView.decelerationRate = .fast; scrollView.flashScrollIndicators(); scrollView.setZoomScale(1, animated: true); _ = scrollView.isTracking || scrollView.isDecelerating }
  func springs() { UIView.animate(springDuration: 0.4, bounce: 0.2) { self.container.alpha = 1 }; let spring = UISpringTimingParameters(dampingRatio: 0.8); UIViewPropertyAnimator(duration: 0.3, timingParameters: spring).startAnimation() }
  func keyframes() { UIView.animateKeyframes(withDuration: 1, delay: 0) { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.container.alpha = 0 } } }
  func springsOfSwiftUI() { UIView.animate(.spring(duration: 1)) { self.container.alpha = 1 } }  // absent: the animation is SwiftUI's, which is not on Linux
  func backgroundTasks() { let task = UIApplication.shared.beginBackgroundTask(withName: "sync") {}; UIApplication.shared.endBackgroundTask(task) }
  func icons() { UIApplication.shared.setAlternateIconName("Dark") { _ in }; UIApplication.shared.registerForRemoteNotifications() }
  func inspectors() { split.setViewController(child, for: .inspector); split.show(.inspector); if split.isShowing(.inspector) { split.hide(.inspector) }; _ = traitCollection.splitViewControllerLayoutEnvironment }
  func outlines() { var outline = NSDiffableDataSourceSectionSnapshot<String>(); outline.append(["Fruit"]); outline.append(["Apple"], to: "Fruit"); outline.expand(["Fruit"]); _ = outline.visibleItems }
  func mainMenu() { let menus = UIMainMenuSystem.Configuration(); menus.printingPreference = .removed; UIMainMenuSystem.shared.setBuildConfiguration(menus) { $0.remove(menu: .help) } }
  func updateLinks() { let link = UIUpdateLink(view: view) { _, info in _ = info.modelTime }; link.requiresContinuousUpdates = true; link.isEnabled = true }
  func sceneActivation() { UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest(role: .windowApplication)) }
  func sceneGeometry() { view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in } }
  func statusBars() { _ = view.window?.windowScene?.statusBarManager?.statusBarFrame.height; _ = view.window?.windowScene?.interfaceOrientation.isLandscape }
  func barAppearances() { let bar = UINavigationBarAppearance(); bar.configureWithOpaqueBackground(); bar.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.clear]; navigationItem.compactAppearance = bar }
  func tabAppearances() { let bar = UITabBarAppearance(); bar.stackedLayoutAppearance.selected.iconColor = .systemBlue; tabs.tabBar.standardAppearance = bar }
  func itemTitles() { barItem.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 15)], for: .normal); tabItem.badgeColor = .systemRed }
  func accessibility() { container.accessibilityTraits = [.button, .toggleButton]; _ = UIAccessibilityCustomAction(name: "Delete") { _ in true } }
  func largeContent() { container.showsLargeContentViewer = true; container.addInteraction(UILargeContentViewerInteraction()) }
  func pointers() { container.addInteraction(UIPointerInteraction(delegate: nil)); button.isPointerInteractionEnabled = true }
  func previews() { _ = UITargetedPreview(view: container, parameters: UIPreviewParameters()) }
  func layouts() { let layout = UICollectionViewCompositionalLayout(sectionProvider: { _, _ in nil }, configuration: UICollectionViewCompositionalLayoutConfiguration()); layout.configuration.interSectionSpacing = 8 }
  func layoutAttributes() { let attributes = UICollectionViewLayoutAttributes(forCellWith: path); attributes.frame.size.width = 10; _ = collection.layoutAttributesForItem(at: path) }
  func pasteboards() { UIPasteboard.general.image = UIImage(); _ = UIPasteboard.general.hasImages }
  func homeIndicator() { setNeedsUpdateOfHomeIndicatorAutoHidden(); setNeedsUpdateOfScreenEdgesDeferringSystemGestures(); _ = childForHomeIndicatorAutoHidden }
  func undo() { _ = undoManager }  // absent: Foundation has no UndoManager on Linux
  func resources() { imageView.image = UIImage(resource: .logo) }  // absent: Xcode makes resources from a catalogue
  func textInputs() { textField.smartQuotesType = .no; textField.spellCheckingType = .no; textField.keyboardAppearance = .dark; textField.inputView = picker }
  func printing() { let printer = UIPrintInteractionController.shared; printer.printFormatter = UIMarkupTextPrintFormatter(markupText: "<p>a</p>"); printer.present(animated: true) }
  func contentSizes() { preferredContentSize = CGSize(width: 100, height: 100); preferredContentSizeDidChange(forChildContentContainer: child) }
  func segues() { performSegue(withIdentifier: "details", sender: nil) }
  func searchTabs() { tabs.tabs = [UISearchTab(title: "Find", image: nil, identifier: "find") { _ in UIViewController() }, UISearchTab { _ in UIViewController() }] }
  func controllersWithoutArguments() { _ = [UIPageViewController(), UISearchController(), UISplitViewController(), UINavigationController(), UITabBarController(), UITableViewController()] }
  func groupsOfAnimations() { CATransaction.begin(); CATransaction.setCompletionBlock {}; CATransaction.setDisableActions(true); navigation.popViewController(animated: true); CATransaction.commit() }
  func layerTransitions() { let fade = CATransition(); fade.type = .fade; fade.duration = 0.3; container.layer.add(fade, forKey: kCATransition); container.layer.removeAllAnimations() }
  func drags() { let pan = scrollView.panGestureRecognizer; _ = scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating; _ = pan.translation(in: pan.view) }
  func interruptions() { let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator(duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 1))); animator.stopAnimation(false); animator.finishAnimation(at: .current) }
  func coordinators() { transitionCoordinator?.notifyWhenInteractionChanges { context in _ = context.isCancelled }; transitionCoordinator?.animateAlongsideTransition(in: container, animation: { _ in }) }
  func classesByValue() { let type: UIViewController.Type = Lines.self; child.addChild(type.init(nibName: nil, bundle: nil)) }  // absent: an initialiser of a class known at run time needs Objective-C
}

class R01: UIViewController { override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }; override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.first }; override var childViewControllerForPointerLock: UIViewController? { children.first } }
class R02: UIViewController { override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) { super.preferredContentSizeDidChange(forChildContentContainer: container); preferredContentSize = container.preferredContentSize } }
class R03: UIPresentationController { override var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }; override func presentationTransitionWillBegin() { presentingViewController.transitionCoordinator?.animate { _ in } }; override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView } }
class R04: UIPresentationController { override var shouldPresentInFullscreen: Bool { false }; override var adaptivePresentationStyle: UIModalPresentationStyle { .none }; override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { parentSize }; override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { super.viewWillTransition(to: size, with: coordinator) } }
class R05: NSObject, UIScrollViewDelegate { func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}; func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { targetContentOffset.pointee.y = 0 }; func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}; func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {} }
class R06: NSObject, UITabBarControllerDelegate { func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }; func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil } }
class R07: NSObject, UIViewControllerAnimatedTransitioning { func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }; func animateTransition(using context: any UIViewControllerContextTransitioning) { if let entering = context.viewController(forKey: .to) { context.view(forKey: .to)?.frame = context.finalFrame(for: entering) }; context.completeTransition(!context.transitionWasCancelled) } }
class R08: NSObject, UIViewControllerInteractiveTransitioning { func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) { context.updateInteractiveTransition(0.5); context.pauseInteractiveTransition(); context.finishInteractiveTransition() } }
class R09: NSObject, UINavigationControllerDelegate { func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { UIPercentDrivenInteractiveTransition() } }
class R10: NSObject, UIViewControllerContextTransitioning { var containerView = UIView(), isAnimated = true, isInteractive = false, transitionWasCancelled = false, presentationStyle = UIModalPresentationStyle.custom, targetTransform = CGAffineTransform.identity; func updateInteractiveTransition(_ percentComplete: CGFloat) {}; func finishInteractiveTransition() {}; func cancelInteractiveTransition() {}; func pauseInteractiveTransition() {}; func completeTransition(_ didComplete: Bool) {}; func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }; func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }; func initialFrame(for vc: UIViewController) -> CGRect { .zero }; func finalFrame(for vc: UIViewController) -> CGRect { .zero } }
