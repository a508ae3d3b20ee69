import { type ImportField, importFields } from '@havan/domain/import-field';
import { type ImportRow, type ListingImport } from '@havan/contract/listings/listing-import';
import type { ListingWarning } from '@havan/domain/listing-warning';
import { shownChanges } from '@havan/listing-import/dry-run';
import { placesOf } from '@havan/listing-import/columns';
import type { ImportRowRow } from './import-rows.sql.ts';
import { type ImportTableRow, noCounts } from './imports.sql.ts';

/** Returns an import for its company; `isRemembered` when the mapping comes from an earlier file. */
export const presentImport = (row: ImportTableRow, isRemembered = false): ListingImport => ({
  importId: row.id,
  fileName: row.file_name,
  size: row.size,
  state: row.state,
  columns: row.columns.columns.map(({ key, title, samples, confidence }) => ({
    key,
    title,
    samples: [...samples],
    confidence,
  })),
  mapping: fieldsOf((field) => row.mapping[field]),
  isRemembered,
  numberStyle: row.columns.numberStyle,
  isWholeStock: row.is_whole_stock,
  counts: { ...noCounts, ...row.counts },
  onSale: row.on_sale,
  progress: row.progress,
  applied: row.applied,
  refused: row.refused,
  undone: row.undone,
  failure: row.failure,
  createdAt: row.created_at.toISOString(),
  appliedAt: row.applied_at?.toISOString() ?? null,
  undoUntil: row.undo_until?.toISOString() ?? null,
});

/** Returns a row with its mapped cells; corrections take precedence over the file. */
export function presentImportRow(row: ImportRowRow, file: ImportTableRow): ImportRow {
  const { places } = placesOf(file.columns, file.mapping);
  const { answer } = row;
  return {
    position: row.position,
    line: row.line,
    kind: row.kind,
    barcode: row.barcode,
    productName: row.product_name,
    listingId: row.listing_id,
    cells: fieldsOf((field) => {
      const at = places[field];
      return row.typed[field] ?? (at === undefined ? undefined : String(row.cells[at] ?? ''));
    }),
    changes: shownChanges(answer).map((change) => ({ ...change })),
    problems: answer.problems.map(({ field, sentence }) => ({ field, sentence })),
    warnings: answer.warnings.map(({ code, sentence }: ListingWarning) => ({ code, sentence })),
    refusal: answer.refusal && { sentence: answer.refusal.sentence, rule: answer.refusal.rule },
    notes: [...answer.notes],
    outcome: row.outcome,
    sentence: row.sentence,
  };
}

function fieldsOf(valueOf: (field: ImportField) => string | undefined): Partial<Record<ImportField, string>> {
  const fields: Partial<Record<ImportField, string>> = {};
  for (const field of importFields) {
    const value = valueOf(field);
    if (value !== undefined) fields[field] = value;
  }
  return fields;
}
