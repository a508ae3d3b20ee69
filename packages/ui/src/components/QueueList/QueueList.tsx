import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './QueueList.css.ts';

export type QueueListProps<Item> = {
  label: string;
  /** In the order in which they are to be decided. */
  items: readonly Item[];
  /** A name of the thing that stays the same from answer to answer. */
  itemKey: (item: Item) => string;
  /** Two lines of it: what it is, how long it has waited. */
  summary: (item: Item) => ReactNode;
  /** The key of the one that is open. */
  value: string | null;
  /** Called with the key of the one that is opened, by press or by key. */
  onChange: (key: string) => void;
  /** Action of each letter on the open item, while no field has the focus: `{ a: approve }`. */
  keys?: Readonly<Record<string, () => void>>;
  /** Stands at the end of the list: how many are in sight, and the next ones. */
  foot?: ReactNode;
  /** Drawn in place of list and open item. */
  empty?: ReactNode;
  /** The open item: its content, the facts to compare, and the decisions. */
  children: ReactNode;
};

const isWriting = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

/**
 * A list of items to decide with the keyboard: j and k move through it, Enter focuses the open item. When another item
 * is opened for the user, the focus follows it.
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
      // With caps lock on, the keys still move.
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
    // The dialog of a decision gives the focus back to where it was; after that it goes to what is open now.
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
