import type { CompanyType } from '@havan/domain/company';
import { readAccessLists, writeAccessList } from '../modules/identity/access/access-rules.ts';
import type { MadeUser } from './factories.ts';
import { signedInAs } from './signed-in.ts';
import type { TestApp } from './test-app.ts';

/** Creates a company that may sell and whose user may use the campaign panel (specification §6). */
export async function signedInPanelUser(
  app: TestApp,
  companyType: CompanyType = 'pharmacy',
): Promise<MadeUser & { token: string }> {
  const party = await signedInAs(app, companyType);
  const { db } = app.database;
  await db
    .updateTable('company')
    .set({ kep_address: 'firma@hs01.kep.tr', mersis_no: '0123456789012345' })
    .where('id', '=', party.companyId)
    .execute();
  await letIntoPanel(app, party.userId);
  return party;
}

/** Adds a user to the operator's list of the campaign panel. */
async function letIntoPanel(app: TestApp, userId: number): Promise<void> {
  const lists = await readAccessLists(app.database.db);
  const listed = lists.find(({ name }) => name === 'campaignPanelUsers')?.user_ids ?? [];
  await writeAccessList(app.database.db, 'campaignPanelUsers', [...listed, userId]);
}
