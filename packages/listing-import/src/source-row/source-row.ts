/** A cell as the file holds it: text of a CSV file, text, number or day of a workbook; an empty one is ''. */
export type SourceCell = string | number | Date;

export interface SourceRow {
  /** Line of a CSV file, row of a sheet; from 1. A cell with line breaks counts as it does for an editor. */
  readonly line: number;
  readonly cells: readonly SourceCell[];
}
