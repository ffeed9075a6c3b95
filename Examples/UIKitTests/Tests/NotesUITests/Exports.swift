// The generated list of tests imports this module, and with it the functions that call tests of the main actor.
#if canImport(MainActorTesting)
  @_exported import MainActorTesting
#endif
