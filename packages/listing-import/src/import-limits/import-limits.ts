/** The most rows of one import, and bytes: a workbook is held in memory, a CSV file is not. */
export const importLimits = {
  /** A million, and room for titles and a header. */
  rows: 1_000_100,
  sheetBytes: 20_000_000,
  sheetUnpackedBytes: 300_000_000,
  csvBytes: 100_000_000,
  columns: 256,
  /** Bytes of one row. */
  recordBytes: 100_000,
} as const;
