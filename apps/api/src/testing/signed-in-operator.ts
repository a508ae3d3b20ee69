import { randomBytes, randomUUID } from 'node:crypto';
import type { OperatorRole } from '@havan/domain/operator';
import { hashOf } from '../modules/identity/session/tokens.ts';
import type { TestApp } from './test-app.ts';

interface SignedInOperator {
  readonly operatorId: number;
  readonly token: string;
}

/**
 * Creates an operator with a session, without an invitation and without the sign-in form. The calls of `testApp` take
 * its `token`.
 */
export async function signedInOperator(
  app: TestApp,
  roles: readonly OperatorRole[] = ['admin'],
): Promise<SignedInOperator> {
  const { db } = app.database;
  const email = `${randomUUID()}@havan.example`;
  const { id } = await db
    .insertInto('operator')
    .values({
      username: email,
      name: 'Selin Aras',
      email,
      roles: [...roles],
      password_hash: 'none',
      totp_secret: randomBytes(32),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = randomBytes(32).toString('base64url');
  const now = app.clock.now();
  await db
    .insertInto('operator_session')
    .values({ hash: hashOf(token), operator_id: id, created_at: now, last_seen_at: now })
    .execute();
  return { operatorId: id, token };
}
