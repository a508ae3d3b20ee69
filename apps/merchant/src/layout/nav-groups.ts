/** The groups of the seller's menu in their order, by the ids of their items; an item in none stands by itself. */
const navGroups = {
  sales: ['orders', 'cases'],
  products: ['listing-desk', 'listings', 'originality', 'expiryRadar', 'specialDays', 'pricing', 'campaigns'],
  contact: ['questions', 'messages', 'support'],
  money: ['transactions', 'payouts', 'wallet', 'eInvoices'],
} as const;

/** Returns the group of an item; its own id for an item without a group. */
export const groupOf = (id: string): string =>
  Object.entries(navGroups).find(([, ids]) => ids.some((each) => each === id))?.[0] ?? id;

/** Items on the bar of a phone, with the scanner in the middle; the rest is behind *Daha*. */
const placesOfPhone: readonly string[] = ['home', 'orders', 'listing-desk', 'listings'];

/** Returns the items of the bar in its order, and the rest for the sheet behind it. */
export function phonePlaces<Item extends { readonly id: string }>(
  items: readonly Item[],
): { readonly bar: readonly Item[]; readonly rest: readonly Item[] } {
  const bar = placesOfPhone.flatMap((id) => items.find((item) => item.id === id) ?? []);
  return { bar, rest: items.filter((item) => !bar.includes(item)) };
}
