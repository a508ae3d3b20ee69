import type { QueueDecision, QueueId } from '@havan/domain/work-queue';
import type { Position } from '../../../core/cursor/list-cursor.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { Operator } from '../../../core/operator.ts';

/** A row of a queue; `rank` and `itemId` are its position. */
export interface QueueEntry extends Omit<Position, 'id'> {
  readonly itemId: number;
  readonly title: string;
  readonly detail: string;
  readonly since: Date;
  /** When it should be decided, where the queue has no one target for all. */
  readonly dueAt?: Date;
  readonly isAsked: boolean;
  /** Operator who requested it and so cannot approve it, in queues of operators' requests. */
  readonly askedBy?: number;
}

export interface QueueCounts {
  readonly waiting: number;
  readonly overdue: number;
  readonly oldest: Date | null;
}

export interface Decision {
  readonly itemId: number;
  readonly decision: QueueDecision;
  /** The message for the other side; null for an approval. */
  readonly sentence: string | null;
  /** Id of the chosen reason; empty without one. */
  readonly reasonId: string;
  /** Files that are sent with the sentence. */
  readonly files: readonly string[];
}

/** The audit entry of a decision. */
export interface Decided {
  readonly action: string;
  readonly subject: readonly [kind: string, id: number];
  readonly before: object | null;
  readonly after: object | null;
}

/** A queue of items of one kind that operators decide. */
export interface WorkQueue {
  readonly id: QueueId;
  /** Whether the other side can be sent files with the decision. */
  readonly takesFiles?: true;
  /** Counts what can be decided now; `dueSince` selects items beyond the target. */
  readonly counts: (db: Db, dueSince: Date, now: Date) => Promise<QueueCounts>;
  readonly page: (db: Db, after: Position | null, limit: number) => Promise<readonly QueueEntry[]>;
  /** Decides within the transaction of `ctx.db`. @throws AppError `recordNotFound`, or `conflict` for a decided item */
  readonly decide: (ctx: Context, who: Operator, decision: Decision) => Promise<Decided>;
}
