import type { ReactNode } from 'react';

/** One row of an app's menu table: the page, who may see it, and the count beside it. */
export interface MenuRow<Right, Counter extends string> {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly icon?: ReactNode;
  /** The condition for the row: an area of specification §6, or roles. Left out: every signed-in user. */
  readonly right?: Right;
  /** Hidden from users with this right, because another row leads to the same page. */
  readonly unless?: Right;
  /**
   * Whether it shows before the server has sent the permissions, so that the menu does not jump for most
   * users.
   */
  readonly isShownEarly?: boolean;
  readonly counter?: Counter;
  /** Whether an address belongs to this row; left out: `href` and every address below it. */
  readonly isCurrent?: (pathname: string) => boolean;
}

interface MenuState<Right, Counter extends string> {
  readonly pathname: string;
  /** Null until the server has sent the permissions. */
  readonly may: (right: Right) => boolean | null;
  /** Zero and a missing count are not shown. */
  readonly counts: Readonly<Partial<Record<Counter, number>>> | undefined;
}

export type MenuItem<Row> = Row & { readonly current: boolean; readonly count?: number };

/** Returns the rows that this user may see, in their order, each with its count and whether it is current. */
export function menuItems<Right, Counter extends string, Row extends MenuRow<Right, Counter>>(
  rows: readonly (Row & MenuRow<Right, Counter>)[],
  { pathname, may, counts }: MenuState<Right, Counter>,
): MenuItem<Row>[] {
  return rows.flatMap((row) => {
    const { href, right, unless, counter, isCurrent } = row;
    if (right !== undefined && !(may(right) ?? row.isShownEarly)) return [];
    if (unless !== undefined && may(unless) !== false) return [];
    const count = counter && counts?.[counter];
    const current = isCurrent ? isCurrent(pathname) : `${pathname}/`.startsWith(`${href}/`);
    return { ...row, current, ...(count && { count }) };
  });
}
