/** The groups of the menu in their order, each with the ids of its items. */
const groups: readonly { readonly label: string; readonly ids: readonly string[] }[] = [
  {
    label: 'Sıradakiler',
    ids: [
      'today',
      'companies',
      'companyChanges',
      'badges',
      'productRequests',
      'cases',
      'tickets',
      'scoreAppeals',
      'messageReports',
      'originality',
      'issues',
      'bans',
    ],
  },
  {
    label: 'Pazar',
    ids: ['firms', 'products', 'categories', 'brands', 'listings', 'riskMarks', 'recalls'],
  },
  {
    label: 'Para',
    ids: [
      'orders',
      'payments',
      'payouts',
      'withdrawals',
      'statements',
      'bankTransfers',
      'carrierTariff',
      'bonusTiers',
      'incomeWithholding',
      'creditPackages',
      'ledger',
      'reconciliation',
    ],
  },
  { label: 'Vitrin', ids: ['content', 'campaigns', 'specialDays', 'announcements'] },
  { label: 'Sistem', ids: ['flags', 'legalTexts', 'audit', 'installation', 'health', 'operators'] },
];

/** An item of the menu with the count of waiting work. */
export interface Place {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
  readonly count?: number;
}

/** A group of the menu with the items that the operator may open, and the sum of their counts. */
interface MenuGroup {
  readonly label: string;
  readonly items: readonly Place[];
  readonly current: boolean;
  readonly count: number;
}

/** Returns the items in their groups; a group without an item is left out. */
export function groupsOf(items: readonly Place[]): MenuGroup[] {
  return groups.flatMap(({ label, ids }) => {
    const own = ids.flatMap((id) => items.filter((item) => item.id === id));
    if (own.length === 0) return [];
    const count = own.reduce((sum, item) => sum + (item.count ?? 0), 0);
    return [{ label, items: own, current: own.some(({ current }) => current), count }];
  });
}
