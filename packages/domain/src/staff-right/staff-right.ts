import type { OrderAction, OrderParty } from '../order/order.ts';
import type { OrderCaseAction } from '../order-case/order-case.ts';

/** Rights of a member of a company (product §10, "Roles of staff"). */
export const staffRights = ['buy', 'sell', 'ship', 'invoice', 'money', 'people'] as const;
export type StaffRight = (typeof staffRights)[number];

export const staffRightLabels: Readonly<Record<StaffRight, string>> = {
  buy: 'Sipariş verme ve alım işlemleri',
  sell: 'Satış ve talep yanıtlama',
  ship: 'Hazırlama ve kargo',
  invoice: 'Fatura',
  money: 'Para çekme ve hesap dökümü',
  people: 'Kullanıcı yönetimi',
};

/** Presets of rights. An owner has all rights, also those in no preset. */
export const staffPresets = {
  owner: staffRights,
  sales: ['buy', 'sell', 'ship', 'invoice'],
  warehouse: ['ship'],
  accounting: ['invoice', 'money'],
} as const satisfies Record<string, readonly StaffRight[]>;
export type StaffPreset = keyof typeof staffPresets;

export const staffPresetLabels: Readonly<Record<StaffPreset, string>> = {
  owner: 'Yetkili',
  sales: 'Satış ve satın alma',
  warehouse: 'Depo',
  accounting: 'Muhasebe',
};

export interface StaffMember {
  readonly role: 'owner' | 'staff';
  readonly rights: readonly StaffRight[];
}

/** Returns the rights of a member: an owner has every right, whether listed or not. */
export const rightsOf = ({ role, rights }: StaffMember): readonly StaffRight[] =>
  role === 'owner' ? staffRights : staffRights.filter((right) => rights.includes(right));

/** Returns whether a member has a right, or one of several. */
export const hasRight = (
  rights: readonly StaffRight[],
  wanted: StaffRight | readonly StaffRight[],
): boolean => [wanted].flat().some((right) => rights.includes(right));

/** Returns the preset that equals the member's rights; null for a custom selection. */
export function presetOf(member: StaffMember): StaffPreset | null {
  if (member.role === 'owner') return 'owner';
  const rights = rightsOf(member);
  const isSame = (preset: readonly StaffRight[]) =>
    preset.length === rights.length && preset.every((right) => rights.includes(right));
  if (isSame(staffPresets.sales)) return 'sales';
  if (isSame(staffPresets.warehouse)) return 'warehouse';
  return isSame(staffPresets.accounting) ? 'accounting' : null;
}

const sellerActions: Readonly<Partial<Record<OrderAction, StaffRight>>> = {
  prepare: 'ship',
  ship: 'ship',
  correctShipment: 'ship',
  deliver: 'ship',
  uploadInvoice: 'invoice',
};

/** Returns the right that an action on an order requires of a member of that party. */
export const rightForOrderAction = (action: OrderAction, party: OrderParty): StaffRight =>
  party === 'buyer' ? 'buy' : (sellerActions[action] ?? 'sell');

const buyerCaseActions: ReadonlySet<OrderCaseAction> = new Set(['withdraw', 'escalate']);

/** Returns the right that an action on a case requires: buyers' actions require buying, sellers' actions selling. */
export const rightForCaseAction = (action: OrderCaseAction): StaffRight =>
  buyerCaseActions.has(action) ? 'buy' : 'sell';
