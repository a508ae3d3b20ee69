import { startTransition, useEffect, useState } from 'react';

interface Steps {
  /** Labels drawn at once in an empty list; labels replaced per frame in one that is shown already. */
  readonly first: number;
  /** Labels added per frame to a list that was empty: the page grows by them, so more has to be laid out. */
  readonly step: number;
}

interface Laid<Item> {
  readonly items: readonly Item[];
  readonly before: readonly Item[];
  readonly done: number;
  /** Number of lists before this one. */
  readonly turn: number;
}

interface Relaid<Item> {
  readonly drawn: readonly Item[];
  /** Whether the list was shorter before, and is not complete yet. */
  readonly isGrowing: boolean;
  /** Whether all new labels are drawn and none of the former ones. */
  readonly isWhole: boolean;
  /**
   * Returns the React key of the label at an index. A label of both lists gets a new key: React would otherwise move
   * every label between its two positions.
   */
  readonly keyOf: (id: number, place: number) => string;
}

/**
 * Returns the labels of a list to draw: new labels replace the former ones from the top, some in each frame,
 * so that a phone is never blocked. Labels that are not replaced yet stay, and with them the height of the
 * page. Labels of the first render are drawn at once, as are changes of a label itself.
 */
export function useRelaying<Item>(
  items: readonly Item[],
  idOf: (item: Item) => unknown,
  { first, step }: Steps,
): Relaid<Item> {
  const [laid, lay] = useState<Laid<Item>>({ items, before: [], done: items.length, turn: 0 });
  const next = laid.items === items ? laid : following(laid, items, idOf, first);
  if (next !== laid) lay(next);
  const { done } = next;
  const isDone = done >= items.length;
  const more = next.before.length > 0 ? first : step;
  useEffect(() => {
    if (isDone) return undefined;
    const frame = requestAnimationFrame(() =>
      startTransition(() => lay((now) => ({ ...now, done: done + more }))),
    );
    return () => cancelAnimationFrame(frame);
  }, [isDone, done, more]);
  const { turn } = next;
  return {
    drawn: shownOf(next, idOf),
    isGrowing: !isDone && next.before.length < items.length,
    isWhole: isDone,
    keyOf: (id, place) => `${isDone || place < done ? turn : turn - 1} ${id}`,
  };
}

/** Takes over changed labels of the same list, which are shown at once. */
function following<Item>(
  laid: Laid<Item>,
  items: readonly Item[],
  idOf: (item: Item) => unknown,
  first: number,
): Laid<Item> {
  const isSame =
    items.length === laid.items.length &&
    items.every((item, place) => {
      const old = laid.items[place];
      return old !== undefined && idOf(old) === idOf(item);
    });
  if (isSame) return { ...laid, items };
  const before = shownOf(laid, idOf);
  return { items, before, done: before.length > 0 ? 0 : first, turn: laid.turn + 1 };
}

/** Returns the new items drawn so far, then the former ones that are not among them. */
export function shownOf<Item>(
  { items, before, done }: Omit<Laid<Item>, 'turn'>,
  idOf: (item: Item) => unknown,
): readonly Item[] {
  if (done >= items.length) return items;
  const head = items.slice(0, done);
  const taken = new Set(head.map(idOf));
  return [...head, ...before.slice(done).filter((item) => !taken.has(idOf(item)))];
}
