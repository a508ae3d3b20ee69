/**
 * Returns the same data with the favourite mark of one product set in every place: in a list, on a shelf of
 * the home, on its own page. Parts without the product stay the same objects, so nothing else is rendered
 * again.
 */
export function withLike(data: unknown, productId: number, liked: boolean): unknown {
  if (Array.isArray(data)) {
    const items: readonly unknown[] = data;
    const next = items.map((item) => withLike(item, productId, liked));
    return next.some((item, index) => item !== items[index]) ? next : data;
  }
  if (typeof data !== 'object' || data === null) return data;
  if ('likedByUser' in data && 'productId' in data) {
    return data.productId === productId && data.likedByUser !== liked
      ? { ...data, likedByUser: liked }
      : data;
  }
  const entries = Object.entries(data);
  const next = entries.map(([name, value]): [string, unknown] => [name, withLike(value, productId, liked)]);
  return next.some(([, value], index) => value !== entries[index]?.[1]) ? Object.fromEntries(next) : data;
}
