import type { Caller } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { Operator } from '../../../core/operator.ts';
import { insertAuditEvent } from './audit.sql.ts';

interface Act {
  /** `subject.verb`, such as `company.approve`. */
  readonly action: string;
  readonly subject: readonly [kind: string, id: number | string];
  readonly before: object | null;
  readonly after: object | null;
}

/** Adds an operator's action to the audit trail; `trx` is the transaction of the action. */
export const record = (
  trx: Db,
  at: Date,
  who: Pick<Operator, 'operatorId' | 'name'>,
  caller: Pick<Caller, 'ip'>,
  { action, subject: [kind, id], before, after }: Act,
): Promise<unknown> =>
  insertAuditEvent(trx, {
    at,
    operator_id: who.operatorId,
    operator_name: who.name,
    action,
    subject_kind: kind,
    subject_id: String(id),
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
    ip: caller.ip,
  });
