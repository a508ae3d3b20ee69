import { useEffect, useMemo, useState } from 'react';

type Entry = { id: string; title: string; type: 'docs' | 'story'; tags?: readonly string[] };
/** The page of every component of the book, by the component's name. */
export type Pages = ReadonlyMap<string, Entry>;

let reading: Promise<readonly Entry[]> | undefined;

/** Reads the book's index, which lists the page of each component and the stories that are tests. */
function readIndex(): Promise<readonly Entry[]> {
  reading ??= fetch('index.json')
    .then((answer) => answer.json() as Promise<{ entries: Readonly<Record<string, Entry>> }>)
    .then(({ entries }) => Object.values(entries))
    .catch(() => []);
  return reading;
}

/** Returns every page and story of the book; none until its index is read. */
export function useIndex(): readonly Entry[] {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    void readIndex().then(setEntries);
  }, []);
  return entries;
}

/** Returns the pages of the components. */
export function usePages(): Pages {
  const entries = useIndex();
  return useMemo(() => {
    const parts = entries.filter(({ type, title }) => type === 'docs' && title.startsWith('Components/'));
    return new Map(parts.map((entry) => [entry.title.split('/').at(-1) ?? '', entry]));
  }, [entries]);
}

/** Returns the address of a page of the book, for its own links. */
export const addressOf = (id: string) => `?path=/docs/${id}`;
