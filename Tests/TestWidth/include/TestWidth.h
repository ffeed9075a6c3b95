/// Lets Swift Testing run four tests at a time, and not all of them.
///
/// Nothing calls this module: a test target that depends on it has the limit. Tests of navigations share the main thread, the windows of
/// a process and its notifications. With thousands at a time each waits for the turns of all others, and hears of their windows.
/// A value that is in the environment already stays. Swift Testing before 6.3 does not know the variable.
