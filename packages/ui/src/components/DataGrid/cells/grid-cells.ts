import type { GridColumn } from '../grid-types.ts';

/** Returns whether a cell can be written. */
export const isWritable = <Row>({ edit }: GridColumn<Row>, row: Row): boolean =>
  edit !== undefined && (edit.allowed?.(row) ?? true);

/** Returns the copied text of a cell; empty for a column without one. */
export const copiedText = <Row>({ text, edit }: GridColumn<Row>, row: Row): string =>
  (text ?? edit?.text)?.(row) ?? '';
