/// The version of this library: that of the newest section of CHANGELOG.md.
let portolanVersion = "unreleased"
