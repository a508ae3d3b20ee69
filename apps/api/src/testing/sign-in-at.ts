import { randomUUID } from 'node:crypto';
import type { Envelope } from '@havan/contract/envelope';
import type { SessionTokens } from '@havan/contract/identity/session';
import type { Db } from '../core/db/database.ts';
import { makeParty, testPassword } from './factories.ts';
import type { ApiProcess } from './spawn-api.ts';

/** Creates a pharmacy and signs its user in at a process; returns the access token, empty when the sign-in fails. */
export async function signInAt(api: ApiProcess, db: Db): Promise<string> {
  const { userId } = await makeParty(db, 'pharmacy');
  const username = `process${randomUUID().slice(0, 8)}`;
  await db.updateTable('app_user').set({ username }).where('id', '=', userId).execute();
  const answer = await api.get('/api/v1/Account/SignIn', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: testPassword, userType: 1 }),
  });
  return ((await answer.json()) as Envelope<SessionTokens>).result?.token ?? '';
}
