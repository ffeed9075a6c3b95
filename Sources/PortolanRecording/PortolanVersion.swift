/// The version of this library, from the newest section of CHANGELOG.md, with `-dev` until that section has a date.
package let portolanVersion = "0.1.0-dev"
