/**
 * Returns a unique React key for each entry of a list: by its name, or by its index when it has none. Prefixes separate
 * names from indexes, and a repeated name gets a counter: with duplicate keys React would keep removed rows.
 */
export function distinctKeys(names: readonly (string | number | undefined)[]): string[] {
  const times = new Map<string, number>();
  return names.map((name, place) => {
    const key = name === undefined ? `place:${place}` : `name:${name}`;
    const before = times.get(key) ?? 0;
    times.set(key, before + 1);
    return `${key}#${before}`;
  });
}
