import { operatorIdleMs, operatorSessionMs } from '@havan/domain/operator';
import type { Context } from '../../../core/context.ts';
import type { AuthenticateOperator } from '../../../core/http/operator-of.ts';
import { hashOf } from '../../identity/session/tokens.ts';
import { touchSession } from './operator-session.sql.ts';

/** Resolves tokens to operators. Every call queries the database, so that a closed account is refused at once. */
export const createOperatorAuthenticator =
  ({ db, clock }: Context): AuthenticateOperator =>
  async (token) => {
    const now = clock.now();
    const sessionHash = hashOf(token);
    const row = await touchSession(db, sessionHash, {
      now,
      seenSince: new Date(now.getTime() - operatorIdleMs),
      createdSince: new Date(now.getTime() - operatorSessionMs),
    });
    return row
      ? {
          operatorId: row.id,
          name: row.name,
          username: row.username,
          roles: row.roles,
          endsAt: new Date(row.created_at.getTime() + operatorSessionMs),
          sessionHash,
        }
      : null;
  };
