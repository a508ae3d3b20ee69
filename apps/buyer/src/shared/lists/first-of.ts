/**
 * Returns the groups with the first `count` items under `key` in all, for a page that grows (`useIncrementalRender`). A
 * complete group stays the same object, so that a memoised component is not rendered again.
 */
export function firstOf<Key extends string, Group extends { readonly [key in Key]: readonly unknown[] }>(
  groups: readonly Group[],
  key: Key,
  count: number,
): Group[] {
  let left = count;
  return groups.flatMap((group) => {
    const items = group[key].slice(0, left);
    left -= items.length;
    if (items.length === 0) return [];
    return items.length === group[key].length ? [group] : [{ ...group, [key]: items }];
  });
}
