#include <stdlib.h>

// Tests that run at once share the main actor, and every change of a screen is told to the observers of all of them, so that
// two thousand at once take longer than four at a time. Swift Testing reads this variable when it begins, since Swift 6.3; earlier
// versions ignore it. A value from outside stays.
__attribute__((constructor)) static void limit_tests_at_once(void) {
  setenv("SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH", "4", 0);
}
