import { userTypes, type UserType } from '../company/company.ts';

export * as storageKeys from './storage-keys.ts';

/** Returns the key under which a browser keeps something for one of its users or user types. */
export const storageKeyOf = (key: string, id: number): string => `${key}.${id}`;

export type LayoutView = 'ordersView' | 'categoriesView' | 'campaignsView';
export type Layout = 'list' | 'grid';

/**
 * Returns the view in which a list opens: orders as a list for merchants and as a grid for others; the other
 * views as a grid (specification §9).
 */
export function defaultLayoutOf(view: LayoutView, userType: UserType): Layout {
  return view === 'ordersView' && userType === userTypes.merchant ? 'list' : 'grid';
}
