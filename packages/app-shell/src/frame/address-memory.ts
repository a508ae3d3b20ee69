/** How many addresses are kept; the oldest is dropped first. */
const limit = 50;

export interface AddressMemory {
  /** Returns 0 for an unknown address. */
  readonly recall: (url: string) => number;
  readonly store: (url: string, value: number) => void;
  /** Stores the entries, so that they survive a reload of the tab. */
  readonly save: () => void;
}

/**
 * Stores a number for each address of this tab: its scroll position (specification §2.1) or how many rows were shown.
 */
export function createAddressMemory(storage: Storage, key: string): AddressMemory {
  const values = new Map<string, number>(readEntries(storage.getItem(key)));
  return {
    recall: (url) => values.get(url) ?? 0,
    store: (url, value) => {
      values.delete(url);
      values.set(url, value);
      const [oldest] = values.keys();
      if (values.size > limit && oldest !== undefined) values.delete(oldest);
    },
    save: () => storage.setItem(key, JSON.stringify([...values])),
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
