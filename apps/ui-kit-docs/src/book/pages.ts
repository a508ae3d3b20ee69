import { useEffect, useMemo, useState } from 'react';

type Entry = { id: string; title: string; type: 'docs' | 'story'; tags?: readonly string[] };
/** Pages of the components, by component name. */
export type Pages = ReadonlyMap<string, Entry>;

let reading: Promise<readonly Entry[]> | undefined;

/** Reads Storybook's index, which lists pages and stories. */
function readIndex(): Promise<readonly Entry[]> {
  reading ??= fetch('index.json')
    .then((answer) => answer.json() as Promise<{ entries: Readonly<Record<string, Entry>> }>)
    .then(({ entries }) => Object.values(entries))
    .catch(() => []);
  return reading;
}

/** Returns all pages and stories; an empty list until the index is read. */
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

/** Returns the URL of a page, for links within Storybook. */
export const addressOf = (id: string) => `?path=/docs/${id}`;
