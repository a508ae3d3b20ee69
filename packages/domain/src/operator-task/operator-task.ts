import { mayActAs, type OperatorRole } from '../operator/operator.ts';

/** Tasks of operators that are in lists and not in a queue. */
export const operatorTaskIds = [
  'lateOrders',
  'preparedPayouts',
  'unmatchedTransfers',
  'transferReturns',
  'deadMessages',
] as const;
export type OperatorTaskId = (typeof operatorTaskIds)[number];

interface OperatorTaskRules {
  readonly label: string;
  /** Roles in addition to `admin`: those of the calls of the linked screen. */
  readonly roles: readonly OperatorRole[];
}

export const operatorTasks: Readonly<Record<OperatorTaskId, OperatorTaskRules>> = {
  lateOrders: { label: 'Süresi geçen siparişler', roles: ['finance', 'support'] },
  preparedPayouts: { label: 'Onay bekleyen ödeme listeleri', roles: ['finance'] },
  unmatchedTransfers: { label: 'Siparişle eşleşmeyen havaleler', roles: ['finance'] },
  transferReturns: { label: 'Geri gönderilecek havaleler', roles: ['finance'] },
  deadMessages: { label: 'Gönderilemeyen iletiler', roles: [] },
};

/** Returns the tasks for these roles, in display order. */
export const tasksOf = (roles: readonly OperatorRole[]): readonly OperatorTaskId[] =>
  operatorTaskIds.filter((task) => mayActAs(roles, operatorTasks[task].roles));
