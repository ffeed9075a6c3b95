/// The version of this library, from the newest section of CHANGELOG.md.
let portolanVersion = "unreleased"
