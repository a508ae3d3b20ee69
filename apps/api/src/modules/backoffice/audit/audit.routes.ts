import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { decodeCursor, encodeCursor } from '../../../core/cursor/list-cursor.ts';
import { bind } from '../../../core/http/bind.ts';
import { presentAuditEvent } from './audit.presenter.ts';
import { listAuditEvents } from './audit.sql.ts';

const defaultPageSize = 50;

/** Splits `company:13` into kind and id. */
const subjectOf = (text: string) => {
  const at = text.indexOf(':');
  return { kind: text.slice(0, at), id: text.slice(at + 1) };
};

export const auditRoutes = [
  bind(
    getAuditTrail,
    async ({ cursor, pageSize = defaultPageSize, action, operator, subject }, { ctx }) => {
      const list = ['audit', action ?? null, operator ?? null, subject ?? null] as const;
      const rows = await listAuditEvents(ctx.db, {
        beforeId: cursor === undefined ? null : decodeCursor(list, cursor).id,
        action: action ?? null,
        operator: operator || null,
        subject: subject === undefined ? null : subjectOf(subject),
        limit: pageSize + 1,
      });
      const items = rows.slice(0, pageSize);
      const last = items.at(-1);
      return {
        items: items.map(presentAuditEvent),
        nextCursor: rows.length > pageSize && last ? encodeCursor(list, { rank: 0, id: last.id }) : null,
        total: null,
      };
    },
    { reads: 'replica' },
  ),
];
