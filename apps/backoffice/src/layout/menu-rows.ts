import type { MenuRow } from '@havan/app-shell/menu/menu-row';
import { mayActAs, type OperatorRole } from '@havan/domain/operator';
import { type QueueId, queueRules } from '@havan/domain/work-queue';
import { paths } from '../paths.ts';

/** `right`: the roles of the calls that the screen makes. `counter`: the queue whose length is shown beside it. */
type OperatorMenuRow = MenuRow<readonly OperatorRole[], QueueId>;

const queueRow = (queue: QueueId, href: string): OperatorMenuRow => ({
  id: queue,
  label: queueRules[queue].label,
  href,
  right: queueRules[queue].roles,
  counter: queue,
});

/** The menu of the operator, in its order. */
export const menuRows: readonly OperatorMenuRow[] = [
  { id: 'today', label: 'Bugün', href: paths.home(), isCurrent: (pathname) => pathname === paths.home() },
  queueRow('companies', paths.applications()),
  queueRow('companyChanges', paths.companyChanges()),
  queueRow('badges', paths.badges()),
  queueRow('productRequests', paths.productRequests()),
  queueRow('cases', paths.disputes()),
  queueRow('scoreAppeals', paths.scoreAppeals()),
  queueRow('messageReports', paths.messageReports()),
  queueRow('originality', paths.originality()),
  queueRow('issues', paths.issues()),
  queueRow('bans', paths.bans()),
  { id: 'listings', label: 'İlanlar', href: paths.listings(), right: ['catalogue'] },
  { id: 'riskMarks', label: 'Riskli ürünler', href: paths.riskMarks(), right: ['catalogue'] },
  { id: 'recalls', label: 'Geri çağırma', href: paths.recalls(), right: ['catalogue', 'support'] },
  queueRow('tickets', paths.tickets()),
  { id: 'firms', label: 'Firmalar', href: paths.companies(), right: ['support', 'finance'] },
  { id: 'products', label: 'Ürünler', href: paths.products(), right: ['catalogue'] },
  { id: 'categories', label: 'Kategoriler', href: paths.categories(), right: ['catalogue'] },
  { id: 'brands', label: 'Markalar', href: paths.brands(), right: ['catalogue'] },
  { id: 'orders', label: 'Siparişler', href: paths.orders(), right: ['finance', 'support'] },
  { id: 'payments', label: 'Ödemeler', href: paths.payments(), right: ['finance'] },
  { id: 'payouts', label: 'Hesaba ödemeler', href: paths.payouts(), right: ['finance'] },
  { id: 'withdrawals', label: 'Para çekme', href: paths.withdrawals(), right: ['finance'] },
  { id: 'statements', label: 'Ekstreler', href: paths.statements(), right: ['finance'] },
  { id: 'bankTransfers', label: 'Havaleler', href: paths.bankTransfers(), right: ['finance'] },
  { id: 'carrierTariff', label: 'Kargo tarifesi', href: paths.carrierTariff(), right: ['finance'] },
  { id: 'bonusTiers', label: 'Ciro primi', href: paths.bonusTiers(), right: ['finance'] },
  { id: 'incomeWithholding', label: 'Stopaj', href: paths.incomeWithholding(), right: ['finance'] },
  { id: 'creditPackages', label: 'Kontör paketleri', href: paths.creditPackages(), right: ['finance'] },
  { id: 'ledger', label: 'Defter', href: paths.ledger(), right: ['finance'] },
  { id: 'reconciliation', label: 'Mutabakat', href: paths.reconciliation(), right: ['finance'] },
  { id: 'content', label: 'Vitrin', href: paths.content(), right: ['catalogue'] },
  { id: 'campaigns', label: 'Kampanyalar', href: paths.campaigns(), right: ['catalogue', 'finance'] },
  { id: 'specialDays', label: 'Özel günler', href: paths.specialDays(), right: ['catalogue'] },
  {
    id: 'announcements',
    label: 'Duyurular',
    href: paths.announcements(),
    right: ['catalogue', 'support'],
  },
  { id: 'flags', label: 'Özellik anahtarları', href: paths.flags(), right: [] },
  { id: 'legalTexts', label: 'Sözleşmeler', href: paths.legalTexts(), right: [] },
  { id: 'audit', label: 'Denetim izi', href: paths.audit(), right: ['finance'] },
  { id: 'installation', label: 'İlk kurulum', href: paths.installation(), right: [] },
  { id: 'health', label: 'Sağlık', href: paths.health(), right: [] },
  { id: 'operators', label: 'Operatörler', href: paths.operators(), right: [] },
];

/** Returns the rows that an operator with these roles may open, in the order of the menu. */
export const rowsOf = (roles: readonly OperatorRole[]): readonly OperatorMenuRow[] =>
  menuRows.filter(({ right }) => right === undefined || mayActAs(roles, right));

/**
 * Returns whether an operator with these roles may open an address: that of a row or of a page below it. An address
 * below no row is open to every operator.
 */
export function mayOpen(roles: readonly OperatorRole[], address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  const row = menuRows
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .toSorted((one, other) => other.href.length - one.href.length)[0];
  return row?.right === undefined || mayActAs(roles, row.right);
}
