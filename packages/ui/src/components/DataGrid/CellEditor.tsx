import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as css from './DataGrid.css.ts';
import type { GridColumn } from './grid-types.ts';
import type { Editing, Finish } from './use-grid.ts';

type CellEditorProps<Row> = {
  row: Row;
  column: GridColumn<Row>;
  name: string;
  editing: Editing;
  onDone: Finish;
};

/** Renders the input of an edited cell. Enter and Tab save and move on, Escape discards, leaving the field saves. */
export function CellEditor<Row>({ row, column, name, editing, onDone }: CellEditorProps<Row>) {
  const [text, setText] = useState(editing.text);
  const input = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(editing.text.length, editing.text.length);
  }, [editing.text]);
  const finish = (way: Parameters<Finish>[0]) => {
    if (done.current) return;
    done.current = true;
    onDone(way, text);
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    const way = {
      Enter: event.shiftKey ? 'up' : 'down',
      Tab: event.shiftKey ? 'left' : 'right',
      Escape: 'cancel',
    } as const;
    if (!(event.key in way) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    finish(way[event.key as keyof typeof way]);
  };
  const hint = column.edit?.hint?.(row, text);
  return (
    <>
      <input
        ref={input}
        className={css.editor}
        aria-label={name}
        inputMode={column.edit?.inputMode ?? 'text'}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={() => finish('stay')}
      />
      {hint ? (
        <div className={css.bubble} role="status">
          {hint}
        </div>
      ) : null}
    </>
  );
}
