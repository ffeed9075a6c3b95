// The part of the compiler's index store that Scripts/FileCycles reads, as libIndexStore of the toolchain exports it.
#ifndef PORTOLAN_INDEXSTORE_H
#define PORTOLAN_INDEXSTORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  const char *data;
  size_t length;
} indexstore_string_ref_t;

void *indexstore_store_create(const char *path, void **error);
bool indexstore_store_units_apply_f(
    void *store, unsigned sorted, void *context, bool (*applier)(void *context, indexstore_string_ref_t name));
bool indexstore_store_get_unit_modification_time(
    void *store, const char *name, int64_t *seconds, int64_t *nanoseconds, void **error);

void *indexstore_unit_reader_create(void *store, const char *name, void **error);
void indexstore_unit_reader_dispose(void *reader);
indexstore_string_ref_t indexstore_unit_reader_get_module_name(void *reader);
indexstore_string_ref_t indexstore_unit_reader_get_main_file(void *reader);
bool indexstore_unit_reader_dependencies_apply_f(
    void *reader, void *context, bool (*applier)(void *context, void *dependency));
int indexstore_unit_dependency_get_kind(void *dependency);
indexstore_string_ref_t indexstore_unit_dependency_get_name(void *dependency);
indexstore_string_ref_t indexstore_unit_dependency_get_filepath(void *dependency);

void *indexstore_record_reader_create(void *store, const char *name, void **error);
void indexstore_record_reader_dispose(void *reader);
bool indexstore_record_reader_occurrences_apply_f(
    void *reader, void *context, bool (*applier)(void *context, void *occurrence));
void *indexstore_occurrence_get_symbol(void *occurrence);
uint64_t indexstore_occurrence_get_roles(void *occurrence);
void indexstore_occurrence_get_line_col(void *occurrence, unsigned *line, unsigned *column);
int indexstore_symbol_get_kind(void *symbol);
indexstore_string_ref_t indexstore_symbol_get_name(void *symbol);
indexstore_string_ref_t indexstore_symbol_get_usr(void *symbol);

#endif
