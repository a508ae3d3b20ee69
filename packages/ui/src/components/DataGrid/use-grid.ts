import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { blockText, parseBlock } from './cells/clipboard-block.ts';
import { copiedText, isWritable } from './cells/grid-cells.ts';
import {
  blockBetween,
  filledDown,
  inside,
  moved,
  pasted,
  type PlacedText,
  places,
} from './cells/grid-moves.ts';
import type { DataGridProps, GridEdit, Place } from './grid-types.ts';

/** Initial text of the input of the edited cell. */
export type Editing = { text: string };
/** Ends editing: the direction in which the active cell moves, or `cancel` to discard the text. */
export type Finish = (way: 'down' | 'up' | 'left' | 'right' | 'stay' | 'cancel', text: string) => void;

const placeOf = (target: EventTarget | null): Place | undefined => {
  const cell = target instanceof Element ? target.closest('[data-cell]') : null;
  const [row, column] = cell?.getAttribute('data-cell')?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
};
const samePlace = (a: Place, b: Place) => a.row === b.row && a.column === b.column;

/** Returns the first control in the note of a cell's row; null without one. */
const noteControlOf = (cell: HTMLElement): HTMLElement | null =>
  cell
    .closest('[data-index]')
    ?.querySelector<HTMLElement>('[data-note] :is(a[href], button:enabled, input:enabled, select:enabled)') ??
  null;

/**
 * Returns the state of a grid (active cell, start of the selected block, edited cell) and its event handlers.
 * Cells are found by `data-cell`, so that rows need no handlers.
 */
export function useGrid<Row>(
  props: DataGridProps<Row>,
  keys: readonly string[],
  scroller: RefObject<HTMLElement | null>,
) {
  const { columns, rows, selection, onEdit, onUndo, cellState, rowHeight = 53 } = props;
  const shift = selection ? 1 : 0;
  const [wanted, setActive] = useState<Place>({ row: 0, column: shift });
  const [from, setAnchor] = useState<Place>(wanted);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [said, storeReport] = useState('');
  const before = useRef<HTMLSpanElement>(null);
  const after = useRef<HTMLSpanElement>(null);
  const focusWanted = useRef(false);
  const lastBox = useRef(0);

  const size = {
    rows: rows.length,
    columns: columns.length + shift,
    page: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2),
  };
  // Rows or columns may have been removed since: the positions are clamped to the grid.
  const active = inside(wanted, size);
  const anchor = inside(from, size);

  useLayoutEffect(() => {
    if (!focusWanted.current || editing) return;
    focusWanted.current = false;
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-cell="${active.row}:${active.column}"]`);
    cell?.focus({ preventScroll: true });
    (cell?.closest('[role="gridcell"], [role="columnheader"]') ?? cell)?.scrollIntoView({
      block: 'nearest',
      inline: 'nearest',
    });
  });

  const isWithin = (target: EventTarget) =>
    target instanceof Node && scroller.current?.contains(target) === true;
  const go = (place: Place, extend = false) => {
    focusWanted.current = true;
    setActive(place);
    if (!extend) setAnchor(place);
  };
  const columnAt = (place: Place) => columns[place.column - shift];
  const canWrite = (place: Place): boolean => {
    const [row, column] = [rows[place.row], columnAt(place)];
    return onEdit !== undefined && row !== undefined && column !== undefined && isWritable(column, row);
  };
  const textAt = (place: Place): string => {
    const [row, column] = [rows[place.row], columnAt(place)];
    return row === undefined || column === undefined ? '' : copiedText(column, row);
  };
  const write = (texts: readonly PlacedText[]) => {
    const possible = texts.filter(canWrite);
    const edits = possible.map(
      (place): GridEdit => ({
        key: keys[place.row] ?? '',
        columnId: columnAt(place)?.id ?? '',
        text: place.text,
      }),
    );
    if (edits.length > 0) onEdit?.(edits);
    const left = texts.length - edits.length;
    const passedBy = left > 0 ? `, ${left} hücre değiştirilemez` : '';
    storeReport(`${edits.length} hücre yazıldı${passedBy}`);
  };
  const open = (text?: string) => {
    const row = rows[active.row];
    if (row === undefined || !canWrite(active)) return false;
    setAnchor(active);
    setEditing({ text: text ?? columnAt(active)?.edit?.text(row) ?? '' });
    return true;
  };
  const nextWritable = (step: 1 | -1): Place => {
    const count = size.columns * size.rows;
    const begin = active.row * size.columns + active.column;
    for (let at = begin + step; at >= 0 && at < count; at += step) {
      const place = { row: Math.floor(at / size.columns), column: at % size.columns };
      if (canWrite(place)) return place;
    }
    return active;
  };
  const tick = (key: string, range: boolean) => {
    if (!selection) return;
    const index = keys.indexOf(key);
    const next = new Set(selection.everything ? keys : selection.selected);
    const on = !next.has(key);
    const [low, high] = range
      ? [Math.min(lastBox.current, index), Math.max(lastBox.current, index)]
      : [index, index];
    for (const each of keys.slice(low, high + 1)) {
      if (on) next.add(each);
      else next.delete(each);
    }
    lastBox.current = index;
    selection.onChange(next);
  };
  const nextRefused = () => {
    const count = size.rows * columns.length;
    const begin = active.row * columns.length + active.column - shift;
    for (let step = 1; step <= count; step++) {
      const at = (begin + step + count) % count;
      const place = { row: Math.floor(at / columns.length), column: (at % columns.length) + shift };
      const [row, column] = [rows[place.row], columnAt(place)];
      if (row !== undefined && column && cellState?.(row, column.id)?.kind === 'refused') return go(place);
    }
  };

  const finish: Finish = (way, text) => {
    setEditing(null);
    if (way !== 'stay') focusWanted.current = true;
    const row = rows[active.row];
    const was = row === undefined ? undefined : columnAt(active)?.edit?.text(row);
    if (way !== 'cancel' && text !== was) write([{ ...active, text }]);
    if (way === 'down') go(inside({ ...active, row: active.row + 1 }, size));
    if (way === 'up') go({ ...active, row: Math.max(0, active.row - 1) });
    if (way === 'right' || way === 'left') go(nextWritable(way === 'right' ? 1 : -1));
  };
  const latest = useRef(finish);
  useEffect(() => {
    latest.current = finish;
  });

  const keyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const ctrl = event.ctrlKey || event.metaKey;
    const inCell = target.hasAttribute('data-cell');
    const take = () => event.preventDefault();
    if (!inCell) {
      // Keys are handled by the control inside the cell or by a menu that it opened; Escape returns to the
      // cell.
      if (event.key === 'Escape' && isWithin(target)) go(active);
      return;
    }
    if (event.key === 'Tab') {
      const control = event.shiftKey ? null : noteControlOf(target);
      if (control) {
        take();
        control.focus();
        return;
      }
      // All cells are one tab stop: focus moves to the edge of the grid, and the browser moves it on from there.
      (event.shiftKey ? before : after).current?.focus({ preventScroll: true });
      return;
    }
    const to = event.altKey ? undefined : moved(active, event.key, ctrl, size);
    if (to) {
      take();
      return go(event.shiftKey && active.row >= 0 ? { ...to, row: Math.max(0, to.row) } : to, event.shiftKey);
    }
    if (active.row < 0) return;
    const block = blockBetween(anchor, active);
    const commands: Readonly<Record<string, () => void>> = {
      F2: () => open(),
      F8: nextRefused,
      Escape: () => setAnchor(active),
      Enter: () => {
        if (open()) return;
        target.querySelector<HTMLElement>('a[href], button, input, select')?.focus();
      },
      Delete: () => write(places(block).map((place) => ({ ...place, text: '' }))),
      Backspace: () => write(places(block).map((place) => ({ ...place, text: '' }))),
    };
    const withCtrl: Readonly<Record<string, () => void>> = {
      d: () => write(filledDown(block, textAt)),
      z: () => onUndo?.(),
      a: () => selection?.onChange(new Set(keys)),
    };
    if (event.key === ' ' && event.shiftKey && active.column >= shift) {
      take();
      return tick(keys[active.row] ?? '', false);
    }
    const command = ctrl ? withCtrl[event.key.toLowerCase()] : commands[event.key];
    if (command) {
      take();
      return command();
    }
    if (!ctrl && !event.altKey && event.key.length === 1 && event.key !== ' ' && open(event.key)) take();
  };

  const mouseDown = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (!place || event.button !== 0 || place.row < 0 || place.column < shift) return;
    const target = event.target as HTMLElement;
    if (target.closest('a, button, input, select, textarea, label')) return;
    if (event.shiftKey) event.preventDefault();
    // Blur saves an edit in another cell before the active cell changes.
    if (editing && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    go(place, event.shiftKey);
  };
  const click = (event: MouseEvent) => {
    const box = (event.target as HTMLElement).closest('[data-box]');
    const place = placeOf(box);
    if (place) tick(keys[place.row] ?? '', event.shiftKey && event.detail > 0);
  };
  const doubleClick = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (place && samePlace(place, active)) open();
  };
  /** Makes the cell of a focused control the active cell. */
  const focus = (event: FocusEvent) => {
    const place = placeOf(event.target);
    const reached = place && keys[place.row];
    if (reached !== undefined) props.onRowReached?.(reached);
    if (place && !samePlace(place, active)) {
      setActive(place);
      setAnchor(place);
    }
  };
  /** Returns whether a clipboard event belongs to the grid: its target is inside the grid and is not a text input. */
  const isOwn = ({ target }: ClipboardEvent) =>
    isWithin(target) && (target as HTMLElement).closest('input:not([data-box])') === null;
  const copy = (event: ClipboardEvent) => {
    if (!isOwn(event) || active.row < 0 || getSelection()?.isCollapsed === false) return;
    const block = blockBetween(anchor, active);
    const lines = places({ ...block, right: block.left }).map(({ row }) =>
      places({ ...block, top: row, bottom: row }).map(textAt),
    );
    event.preventDefault();
    event.clipboardData.setData('text/plain', blockText(lines));
  };
  const paste = (event: ClipboardEvent) => {
    if (!isOwn(event) || active.row < 0) return;
    event.preventDefault();
    const cells = parseBlock(event.clipboardData.getData('text/plain'));
    write(pasted(cells, blockBetween(anchor, active), size));
  };

  return {
    active,
    anchor,
    editing,
    said,
    before,
    after,
    finish: useCallback<Finish>((way, text) => latest.current(way, text), []),
    handlers: {
      onKeyDown: keyDown,
      onMouseDown: mouseDown,
      onClick: click,
      onDoubleClick: doubleClick,
      onFocus: focus,
      onCopy: copy,
      onPaste: paste,
    },
  };
}
