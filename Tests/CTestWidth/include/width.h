// The target has nothing to call: it is enough to link it.
