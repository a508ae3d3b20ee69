import { startTransition, useEffect, useState } from 'react';

interface Steps {
  /** So many at once where nothing stood; where others did, none at once and so many with each frame. */
  readonly first: number;
  /** So many more with each frame where nothing stood: the page grows by them, and more has to be laid out. */
  readonly step: number;
}

interface Laid<Item> {
  readonly items: readonly Item[];
  readonly before: readonly Item[];
  readonly done: number;
  /** How many other lists have come. */
  readonly turn: number;
}

interface Relaid<Item> {
  readonly drawn: readonly Item[];
  /** Whether the list was empty before, and is not complete yet. */
  readonly isGrowing: boolean;
  /** All of them stand, and none of those before. */
  readonly isWhole: boolean;
  /**
   * The key of the label at a place. One that stands in both lists is made anew: React would move every label between
   * its two places.
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
    isGrowing: !isDone && next.before.length === 0,
    isWhole: isDone,
    keyOf: (id, place) => `${isDone || place < done ? turn : turn - 1} ${id}`,
  };
}

/** A label that changed is no other list: it is seen at once. */
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

/** Returns the new items so far, then the former ones without those above already. */
export function shownOf<Item>(
  { items, before, done }: Omit<Laid<Item>, 'turn'>,
  idOf: (item: Item) => unknown,
): readonly Item[] {
  if (done >= items.length) return items;
  const head = items.slice(0, done);
  const taken = new Set(head.map(idOf));
  return [...head, ...before.slice(done).filter((item) => !taken.has(idOf(item)))];
}
