import { useState } from 'react';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { isWritable } from './cells/grid-cells.ts';
import type { DataGridProps, GridCellState, GridColumn } from './grid-types.ts';

type GridSheetProps<Row> = Pick<DataGridProps<Row>, 'columns'> & {
  row: Row;
  cellState: DataGridProps<Row>['cellState'] | undefined;
  /** Called on blur when the text of a field has changed. */
  onEdit: (columnId: string, text: string) => void;
};

/** Renders all cells of one row: the editable ones as fields, the others as a list. */
export function GridSheet<Row>({ row, columns, cellState, onEdit }: GridSheetProps<Row>) {
  const read = columns.filter((column) => !isWritable(column, row));
  return (
    <Stack space="l">
      {columns
        .filter((column) => isWritable(column, row))
        .map((column) => (
          <SheetField
            key={column.id}
            row={row}
            column={column}
            state={cellState?.(row, column.id)}
            onEdit={(text) => onEdit(column.id, text)}
          />
        ))}
      <DescriptionList
        items={read.map((column) => ({ key: column.id, term: column.header, details: column.cell(row) }))}
      />
    </Stack>
  );
}

type SheetFieldProps<Row> = {
  row: Row;
  column: GridColumn<Row>;
  state: GridCellState | undefined;
  onEdit: (text: string) => void;
};

function SheetField<Row>({ row, column, state, onEdit }: SheetFieldProps<Row>) {
  const [draft, setDraft] = useState<string | null>(null);
  const text = column.edit?.text(row) ?? '';
  return (
    <TextField
      label={column.header}
      inputMode={column.edit?.inputMode ?? 'text'}
      autoComplete="off"
      value={draft ?? text}
      error={state?.kind === 'refused' ? (state.message ?? null) : null}
      help={draft === null ? state?.message : column.edit?.hint?.(row, draft)}
      onChange={setDraft}
      onBlur={() => {
        if (draft !== null && draft !== text) onEdit(draft);
        setDraft(null);
      }}
    />
  );
}
