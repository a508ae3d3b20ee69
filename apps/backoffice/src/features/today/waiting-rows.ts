import type { MarketDay } from '@havan/contract/backoffice/money/market-day';
import type { QueueCount } from '@havan/contract/backoffice/queues';
import { operatorTasks, type OperatorTaskId } from '@havan/domain/operator-task';
import { type QueueId, queueRules } from '@havan/domain/work-queue';
import { menuRows } from '../../layout/menu-rows.ts';
import { paths } from '../../paths.ts';

/** One kind of work that waits. */
export interface WaitingRow {
  readonly id: QueueId | OperatorTaskId;
  readonly label: string;
  readonly href: string;
  readonly waiting: number;
  /** Of these, those beyond their target. */
  readonly overdue: number;
  /** ISO instant since which the oldest waits; null when the source does not report it. */
  readonly oldestAt: string | null;
  /** In hours; null for work without a target. */
  readonly targetHours: number | null;
}

const hrefOfTask: Readonly<Record<OperatorTaskId, string>> = {
  lateOrders: `${paths.orders()}?late=1`,
  preparedPayouts: paths.payouts(),
  unmatchedTransfers: `${paths.bankTransfers()}?sekme=unmatched`,
  transferReturns: `${paths.bankTransfers()}?sekme=returns`,
  deadMessages: paths.health(),
};

const hrefOfQueue = (queue: QueueId) => menuRows.find(({ id }) => id === queue)?.href ?? paths.home();

/**
 * Returns the waiting work, most items beyond their target first, then the oldest; among equals, work of unknown age
 * comes last.
 */
export function waitingRows(queues: readonly QueueCount[], tasks: MarketDay['tasks']): WaitingRow[] {
  const rows: WaitingRow[] = queues
    .filter(({ waiting }) => waiting > 0)
    .map(({ queue, ...counts }) => {
      const { label, targetHours } = queueRules[queue];
      return { id: queue, label, href: hrefOfQueue(queue), ...counts, targetHours };
    });
  const others = tasks.map(({ task, count }) => ({
    id: task,
    label: operatorTasks[task].label,
    href: hrefOfTask[task],
    waiting: count,
    overdue: task === 'lateOrders' ? count : 0,
    oldestAt: null,
    targetHours: null,
  }));
  const ageOf = ({ oldestAt }: WaitingRow) => (oldestAt === null ? Infinity : Date.parse(oldestAt));
  return [...rows, ...others].toSorted(
    (one, other) => other.overdue - one.overdue || ageOf(one) - ageOf(other),
  );
}
