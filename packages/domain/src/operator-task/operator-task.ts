import { mayActAs, type OperatorRole } from '../operator/operator.ts';

/** Work of operators that waits in lists and not in a queue. */
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
  /** Beside `admin`, who may do everything: the roles of the calls behind the screen that it leads to. */
  readonly roles: readonly OperatorRole[];
}

export const operatorTasks: Readonly<Record<OperatorTaskId, OperatorTaskRules>> = {
  lateOrders: { label: 'Süresi geçen siparişler', roles: ['finance', 'support'] },
  preparedPayouts: { label: 'Onay bekleyen ödeme listeleri', roles: ['finance'] },
  unmatchedTransfers: { label: 'Siparişle eşleşmeyen havaleler', roles: ['finance'] },
  transferReturns: { label: 'Geri gönderilecek havaleler', roles: ['finance'] },
  deadMessages: { label: 'Gönderilemeyen iletiler', roles: [] },
};

/** Returns the tasks that somebody with these roles works on, in their order. */
export const tasksOf = (roles: readonly OperatorRole[]): readonly OperatorTaskId[] =>
  operatorTaskIds.filter((task) => mayActAs(roles, operatorTasks[task].roles));
