import { randomBytes, randomUUID } from 'node:crypto';
import type { CompanyType } from '@havan/domain/company';
import { hashOf } from '../modules/identity/session/tokens.ts';
import { makeParty, type MadeUser } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** Creates a company of that type with a signed-in user. The calls of `testApp` take its `token`. */
export async function signedInAs(
  app: TestApp,
  companyType: CompanyType,
): Promise<MadeUser & { token: string }> {
  const party = await makeParty(app.database.db, companyType);
  return { ...party, token: await sessionOf(app, party) };
}

/**
 * Creates a merchant that may list, because its KEP address and its MERSIS number are known (specification §5, sales
 * information).
 */
export async function signedInSeller(app: TestApp): Promise<MadeUser & { token: string }> {
  const party = await signedInAs(app, 'merchant');
  await app.database.db
    .updateTable('company')
    .set({ kep_address: 'firma@hs01.kep.tr', mersis_no: '0123456789012345' })
    .where('id', '=', party.companyId)
    .execute();
  return party;
}

/** Returns an access token for a session of that user, created without the sign-in form. */
export async function sessionOf(app: TestApp, { userId, userType }: MadeUser): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const familyId = randomUUID();
  const { db } = app.database;
  const end = new Date(app.clock.now().getTime() + 365 * 86_400_000);
  await db
    .insertInto('session_family')
    .values({ id: familyId, user_id: userId, user_type: userType, expires_at: end })
    .execute();
  await db
    .insertInto('access_token')
    .values({ hash: hashOf(token), family_id: familyId, expires_at: end })
    .execute();
  return token;
}
