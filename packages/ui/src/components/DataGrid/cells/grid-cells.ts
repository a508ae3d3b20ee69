import type { GridColumn } from '../grid-types.ts';

/** Returns whether a cell can be edited. */
export const isWritable = <Row>({ edit }: GridColumn<Row>, row: Row): boolean =>
  edit !== undefined && (edit.allowed?.(row) ?? true);

/** Returns the text that is copied from a cell; empty for a column without `text` and `edit`. */
export const copiedText = <Row>({ text, edit }: GridColumn<Row>, row: Row): string =>
  (text ?? edit?.text)?.(row) ?? '';
