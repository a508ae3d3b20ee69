/**
 * Returns a React key for each entry of a list: by its name, or by its place where it has none. The two are
 * told apart, so that the name "2" is never the third place, and a name that comes twice gets a key of its
 * own each time. A key that stands twice lets React keep rows that are gone (walk of 22.11.2026, B1: a seller
 * counted two times in a cart).
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
