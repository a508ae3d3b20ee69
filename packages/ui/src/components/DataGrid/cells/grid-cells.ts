import type { GridColumn } from '../grid-types.ts';

/** Whether a cell can be written. */
export const isWritable = <Row>({ edit }: GridColumn<Row>, row: Row): boolean =>
  edit !== undefined && (edit.allowed?.(row) ?? true);

/** What is copied out of a cell; a column that says nothing of it gives an empty text. */
export const copiedText = <Row>({ text, edit }: GridColumn<Row>, row: Row): string =>
  (text ?? edit?.text)?.(row) ?? '';
