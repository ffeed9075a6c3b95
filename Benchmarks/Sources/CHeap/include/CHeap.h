#ifndef PORTOLAN_CHEAP_H
#define PORTOLAN_CHEAP_H

#include <stddef.h>

/// The bytes that the program has allocated and not yet freed.
size_t heap_bytes_in_use(void);

#endif
