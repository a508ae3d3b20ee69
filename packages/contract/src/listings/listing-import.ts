import { importFields } from '@havan/domain/import-field';
import { listingWarningCodes } from '@havan/domain/listing-warning';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { cursor, id, instant, pageOf, pageSize } from '../primitives.ts';

/** State of an import; `mapping` waits for its columns, `checked` for the confirmation. */
export const importStates = [
  'mapping',
  'checking',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
  'cancelled',
] as const;
export type ImportState = (typeof importStates)[number];

const field = v.picklist(importFields);
/** Name of a field in an answer: a problem may also concern one without a column. */
const anyField = v.string();

const columnKey = v.pipe(v.string(), v.maxLength(200));
const mapping = v.record(field, columnKey);
const importId = v.pipe(v.string(), v.uuid());
const count = v.number();

export const rowKinds = ['new', 'changed', 'same', 'wrong', 'forbidden', 'missing'] as const;

export const listingImport = v.object({
  importId,
  fileName: v.string(),
  size: v.number(),
  state: v.picklist(importStates),
  columns: v.array(
    v.object({
      key: columnKey,
      title: v.string(),
      samples: v.array(v.string()),
      confidence: v.picklist(['sure', 'likely', 'none']),
    }),
  ),
  /** Key of the column by field. */
  mapping,
  /** Whether the mapping is the one that this company used for these titles before. */
  isRemembered: v.boolean(),
  /** How amounts are written in the file. */
  numberStyle: v.picklist(['comma', 'dot']),
  isWholeStock: v.boolean(),
  /** Number of rows of the check by kind, and of those with a warning to be confirmed. */
  counts: v.object({ ...v.entriesFromList(rowKinds, count), warned: count }),
  /** Number of listings on sale at the check, to which `missing` is compared. */
  onSale: count,
  progress: v.number(),
  applied: count,
  refused: count,
  undone: count,
  failure: v.nullable(v.string()),
  createdAt: instant,
  appliedAt: v.nullable(instant),
  undoUntil: v.nullable(instant),
});
export type ListingImport = v.InferOutput<typeof listingImport>;

const sentence = v.string();
export const importRow = v.object({
  position: v.number(),
  /** Line of the file; null for a listing that the file does not contain. */
  line: v.nullable(v.number()),
  kind: v.picklist(rowKinds),
  barcode: v.nullable(v.string()),
  productName: v.nullable(v.string()),
  listingId: v.nullable(id),
  /** The cells by field, as in the file or as corrected. */
  cells: v.record(field, v.string()),
  changes: v.array(v.object({ field: anyField, before: v.string(), after: v.string() })),
  problems: v.array(v.object({ field: anyField, sentence })),
  warnings: v.array(v.object({ code: v.picklist(listingWarningCodes), sentence })),
  /** Why the company may not list it, with the rule; null when it may. */
  refusal: v.nullable(v.object({ sentence, rule: v.string() })),
  notes: v.array(v.string()),
  outcome: v.nullable(v.picklist(['applied', 'refused', 'undone', 'kept'])),
  sentence: v.nullable(sentence),
});
export type ImportRow = v.InferOutput<typeof importRow>;

export const uploadImportSchemas = {
  summary: 'Sends a file of listings, CSV or XLSX by its bytes; the body is the file.',
  request: v.strictObject({ fileName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)) }),
  result: listingImport,
};

/**
 * `POST Listings/UploadImport?fileName=…` with the bytes as the body; its route is registered outside the calls, like
 * `ImageUpload/Upload`.
 */
export const uploadImport = defineCall<typeof uploadImportSchemas>()({
  method: 'POST',
  path: 'Listings/UploadImport',
  encoding: 'query',
  access: 'seller',
  area: 'listings',
  right: 'sell',
  trades: true,
});

export const downloadImportSchemas = {
  summary: 'The rows of an import that were not applied, as CSV, with the reason in a column of its own.',
  request: v.strictObject({ importId }),
  result: v.unknown(),
};

export const downloadImport = defineCall<typeof downloadImportSchemas>()({
  method: 'GET',
  path: 'Listings/DownloadImport',
  encoding: 'query',
  access: 'seller',
  area: 'listings',
  pricedFile: true,
});

const getImportsSchemas = {
  summary: 'Imports of the company, the newest first.',
  request: v.strictObject({ cursor: v.optional(cursor), pageSize: v.optional(pageSize) }),
  result: pageOf(listingImport),
};
export const getImports = defineCall<typeof getImportsSchemas>()({
  method: 'GET',
  path: 'Listings/GetImports',
  encoding: 'query',
  access: 'seller',
  area: 'listings',
});

const getImportSchemas = {
  summary: 'One import of the company: its columns, its counts, how far it is.',
  request: v.strictObject({ importId }),
  result: listingImport,
};
export const getImport = defineCall<typeof getImportSchemas>()({
  method: 'GET',
  path: 'Listings/GetImport',
  encoding: 'query',
  access: 'seller',
  area: 'listings',
});

/** Rows by kind, those with a warning to be confirmed, or those that were refused when they were applied. */
export const importRowFilters = [...rowKinds, 'warned', 'refused'] as const;
export type ImportRowFilter = (typeof importRowFilters)[number];

const getImportRowsSchemas = {
  summary: 'Rows of an import in the order of the file; rows that change nothing are counted and not listed.',
  request: v.strictObject({
    importId,
    filter: v.optional(v.picklist(importRowFilters)),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: pageOf(importRow),
};
export const getImportRows = defineCall<typeof getImportRowsSchemas>()({
  method: 'GET',
  path: 'Listings/GetImportRows',
  encoding: 'query',
  access: 'seller',
  area: 'listings',
});

const writes = {
  encoding: 'json',
  access: 'seller',
  area: 'listings',
  right: 'sell',
  idempotent: true,
} as const;

const checkImportSchemas = {
  summary:
    'Checks every row of a file with a mapping, which is remembered for its titles; nothing is changed.',
  request: v.strictObject({ importId, mapping, isWholeStock: v.boolean() }),
  result: listingImport,
};
export const checkImport = defineCall<typeof checkImportSchemas>()({
  ...writes,
  method: 'POST',
  path: 'Listings/CheckImport',
  trades: true,
});

const correctImportRowSchemas = {
  summary: 'Corrects cells of a row that was checked, and checks it again.',
  request: v.strictObject({
    importId,
    position: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    cells: v.record(field, v.pipe(v.string(), v.maxLength(200, 'En fazla 200 karakter yazabilirsiniz.'))),
  }),
  result: v.object({ row: importRow, import: listingImport }),
};
export const correctImportRow = defineCall<typeof correctImportRowSchemas>()({
  ...writes,
  method: 'POST',
  path: 'Listings/CorrectImportRow',
  trades: true,
});

const applyImportSchemas = {
  summary: 'Applies a checked import as a job. One that would empty the shop asks twice, with its figures.',
  request: v.strictObject({
    importId,
    /** Rows with other warnings are skipped. */
    ticked: v.array(v.picklist(listingWarningCodes)),
    /** Number of listings to be deactivated, as the seller has typed it. */
    confirmedMissing: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  }),
  result: v.variant('outcome', [
    v.object({ outcome: v.literal('started'), import: listingImport }),
    v.object({ outcome: v.literal('asks'), sentence, missing: count, onSale: count }),
  ]),
};
export const applyImport = defineCall<typeof applyImportSchemas>()({
  ...writes,
  method: 'POST',
  path: 'Listings/ApplyImport',
  trades: true,
});

const cancelImportSchemas = {
  summary: 'Ends an import. Rows that are applied stay until they are undone.',
  request: v.strictObject({ importId }),
  result: listingImport,
};
export const cancelImport = defineCall<typeof cancelImportSchemas>()({
  ...writes,
  method: 'POST',
  path: 'Listings/CancelImport',
});

const undoImportSchemas = {
  summary: 'Takes an import back as a whole within a day; listings that were changed since stay as they are.',
  request: v.strictObject({ importId }),
  result: listingImport,
};
export const undoImport = defineCall<typeof undoImportSchemas>()({
  ...writes,
  method: 'POST',
  path: 'Listings/UndoImport',
});

export const listingImportCalls = {
  getImports: withSchemas(getImports, getImportsSchemas),
  getImport: withSchemas(getImport, getImportSchemas),
  getImportRows: withSchemas(getImportRows, getImportRowsSchemas),
  checkImport: withSchemas(checkImport, checkImportSchemas),
  correctImportRow: withSchemas(correctImportRow, correctImportRowSchemas),
  applyImport: withSchemas(applyImport, applyImportSchemas),
  cancelImport: withSchemas(cancelImport, cancelImportSchemas),
  undoImport: withSchemas(undoImport, undoImportSchemas),
};
