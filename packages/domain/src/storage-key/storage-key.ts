import { userTypes, type UserType } from '../company/company.ts';

export * as storageKeys from './storage-keys.ts';

/** Returns the storage key of a value that is kept for each user or user type. */
export const storageKeyOf = (key: string, id: number): string => `${key}.${id}`;

export type LayoutView = 'ordersView' | 'categoriesView' | 'campaignsView';
export type Layout = 'list' | 'grid';

/**
 * Returns the default view of a list: orders as a list for merchants and as a grid for others; other views as
 * a grid (specification §9).
 */
export function defaultLayoutOf(view: LayoutView, userType: UserType): Layout {
  return view === 'ordersView' && userType === userTypes.merchant ? 'list' : 'grid';
}
