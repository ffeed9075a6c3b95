import Portolan
import PortolanLinks

@MainActor
func undoKeepsInstances(in window: UIWindow, undo: () async -> Void) async -> Bool {
  let before = HierarchyInstances(of: window)
  await undo()
  return HierarchyInstances(of: window) == before && before.count > 0
}

func fileIsServed(_ data: Data, _ links: LinkTable<Int>) throws -> Bool {
  let file = try AppSiteAssociation(data)
  let generated = links.appSiteAssociation(appIDs: ["TEAM.app"])
  let matcher = AssociationMatcher(file, appID: "TEAM.app")
  let issues: [AssociationIssue] = file.issues + file.issues(comparedWith: links, appID: "TEAM.app")
  return matcher.decision(for: "https://shop.example/products/42").opens && issues.isEmpty && generated.issues.isEmpty
}
