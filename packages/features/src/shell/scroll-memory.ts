/** How many addresses are remembered; the oldest is forgotten first. */
const limit = 50;
const key = 'havan.scroll';

export interface ScrollMemory {
  readonly recall: (url: string) => number;
  readonly remember: (url: string, top: number) => void;
  /** Keeps what is remembered over a reload of this tab. */
  readonly save: () => void;
}

/** Where each address of this tab was scrolled to (specification §2.1). */
export function createScrollMemory(storage: Storage): ScrollMemory {
  const tops = new Map<string, number>(readEntries(storage.getItem(key)));
  return {
    recall: (url) => tops.get(url) ?? 0,
    remember: (url, top) => {
      tops.delete(url);
      tops.set(url, top);
      const [oldest] = tops.keys();
      if (tops.size > limit && oldest !== undefined) tops.delete(oldest);
    },
    save: () => storage.setItem(key, JSON.stringify([...tops])),
  };
}

function readEntries(text: string | null): [string, number][] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
