import type { Insertable } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { AuditEventTable } from '../../../core/db/schema/operator-tables.ts';

export const insertAuditEvent = (trx: Db, row: Insertable<AuditEventTable>) =>
  trx.insertInto('audit_event').values(row).execute();

interface TrailFilter {
  readonly beforeId: number | null;
  readonly action: string | null;
  readonly operator: string | null;
  readonly subject: { readonly kind: string; readonly id: string } | null;
  readonly limit: number;
}

const like = (text: string) => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Returns the newest first. */
export const listAuditEvents = (db: Db, { beforeId, action, operator, subject, limit }: TrailFilter) =>
  db
    .selectFrom('audit_event')
    .selectAll()
    .$if(beforeId !== null, (query) => query.where('id', '<', beforeId ?? 0))
    .$if(action !== null, (query) => query.where('action', '=', action ?? ''))
    .$if(operator !== null, (query) => query.where('operator_name', 'ilike', like(operator ?? '')))
    .$if(subject !== null, (query) =>
      query.where('subject_kind', '=', subject?.kind ?? '').where('subject_id', '=', subject?.id ?? ''),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
export type AuditEventRow = Awaited<ReturnType<typeof listAuditEvents>>[number];
