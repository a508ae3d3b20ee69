import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './QueueList.css.ts';

export type QueueListProps<Item> = {
  label: string;
  /** In the order of decision. */
  items: readonly Item[];
  /** Stable key of the item across responses. */
  itemKey: (item: Item) => string;
  /** Summary of an item in two lines: subject and waiting time. */
  summary: (item: Item) => ReactNode;
  /** Key of the open item. */
  value: string | null;
  /** Called with the key of the item to open, after a click or a key. */
  onChange: (key: string) => void;
  /** Actions on the open item by letter, active while no field has the focus: `{ a: approve }`. */
  keys?: Readonly<Record<string, () => void>>;
  /** Content at the end of the list: the number of loaded items and a button for more. */
  foot?: ReactNode;
  /** Shown in place of list and open item. */
  empty?: ReactNode;
  /** The open item: its content, the data to compare, and the decisions. */
  children: ReactNode;
};

const isWriting = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

/**
 * Renders a list of items to decide by keyboard: j and k move through it, Enter focuses the open item. When
 * the caller opens another item, the focus follows.
 */
export function QueueList<Item>(props: QueueListProps<Item>) {
  const { label, items, itemKey, summary, value, onChange, keys, foot, empty, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const detail = useRef<HTMLElement>(null);
  const nothing = useRef<HTMLDivElement>(null);
  const press = useRef<(event: KeyboardEvent) => void>(() => undefined);
  useEffect(() => {
    press.current = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      // Also with caps lock on.
      const key = event.key.toLowerCase();
      const step = { j: 1, k: -1 }[key];
      const at = items.findIndex((item) => itemKey(item) === value);
      const next = step === undefined ? undefined : items[Math.max(0, Math.min(items.length - 1, at + step))];
      if (next !== undefined) {
        event.preventDefault();
        onChange(itemKey(next));
        list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(itemKey(next))}"]`)?.focus();
      } else if (keys && Object.hasOwn(keys, key) && value !== null) {
        event.preventDefault();
        keys[key]?.();
      }
    };
  });
  const before = useRef(value);
  useEffect(() => {
    const was = before.current;
    before.current = value;
    if (was === null || was === value) return undefined;
    // A decision dialog first returns the focus to its trigger; on the next frame it moves to the open item.
    const frame = requestAnimationFrame(() => {
      const at = document.activeElement;
      if (at !== document.body && !list.current?.contains(at)) return;
      const open = value && list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(value)}"]`);
      (open || nothing.current)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  useEffect(() => {
    const handle = (event: KeyboardEvent) => press.current(event);
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
  if (items.length === 0)
    return (
      <div ref={nothing} tabIndex={-1} className={css.nothing}>
        {empty}
      </div>
    );
  return (
    <div className={css.root}>
      <nav aria-label={label} className={css.side}>
        <ul ref={list}>
          {items.map((item) => {
            const key = itemKey(item);
            return (
              <li key={key}>
                <button
                  type="button"
                  data-key={key}
                  className={cx(css.item, key === value && css.open)}
                  aria-current={key === value ? 'true' : undefined}
                  onClick={() => {
                    if (key === value) detail.current?.focus();
                    else onChange(key);
                  }}
                >
                  {summary(item)}
                </button>
              </li>
            );
          })}
        </ul>
        {foot ? <div className={css.foot}>{foot}</div> : null}
      </nav>
      <section ref={detail} tabIndex={-1} aria-label={`${label}, açık olan`} className={css.detail}>
        {children}
      </section>
    </div>
  );
}
