import { hoursBefore, type Purge } from '../../core/jobs-runner/housekeeping.ts';
import { purgeOperatorSessions } from './operators/operator-session.sql.ts';

/** Deletes old sessions of operators; the audit trail remains. */
export const backofficePurges: readonly Purge[] = [
  (db, now) => purgeOperatorSessions(db, hoursBefore(now, 72)),
];
