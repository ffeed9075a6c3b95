#include "TestWidth.h"

#include <stdlib.h>

/// Runs when the program of the tests is loaded, and so before Swift Testing reads its environment.
__attribute__((constructor)) static void limit_width(void) {
  setenv("SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH", "4", 0);
}
