// The generated list of tests imports the test target, and with it this module.
#if canImport(MainActorTesting)
  @_exported import MainActorTesting
#endif
