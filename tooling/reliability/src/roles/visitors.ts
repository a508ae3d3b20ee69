import { sessionOf, signedInAs } from '@havan/api/testing/signed-in';
import type { TestApp } from '@havan/api/testing/test-app';
import type { Call } from '@havan/contract/call';
import { accessTable, type Area } from '@havan/domain/access';
import { canBuy, type CompanyType, companyTypes } from '@havan/domain/company';

/** Everybody who may knock: the columns of the matrix. */
export const visitors = [
  'anonymous',
  ...companyTypes,
  'staff',
  'seller with a sales ban',
  'banned',
  'expired session',
] as const;
export type Visitor = (typeof visitors)[number];

const companyTypeOf: Readonly<Record<Exclude<Visitor, 'anonymous'>, CompanyType>> = {
  pharmacy: 'pharmacy',
  pharmacyCompany: 'pharmacyCompany',
  localPharmacyWarehouse: 'localPharmacyWarehouse',
  merchant: 'merchant',
  staff: 'pharmacy',
  'seller with a sales ban': 'merchant',
  banned: 'pharmacy',
  'expired session': 'pharmacy',
};

type Party = Awaited<ReturnType<typeof signedInAs>>;
export type Parties = ReadonlyMap<Visitor, Party>;

/** A company with its user for each visitor who has one. */
export async function makeParties(app: TestApp): Promise<Parties> {
  const parties = new Map<Visitor, Party>();
  for (const visitor of visitors) {
    if (visitor !== 'anonymous') parties.set(visitor, await makeParty(app, visitor));
  }
  return parties;
}

async function makeParty(app: TestApp, visitor: Exclude<Visitor, 'anonymous'>): Promise<Party> {
  const { db } = app.database;
  const party = await signedInAs(app, companyTypeOf[visitor]);
  const user = db.updateTable('app_user').where('id', '=', party.userId);
  if (visitor === 'staff') await user.set({ role: 'staff' }).execute();
  if (visitor === 'banned') await user.set({ banned_at: app.clock.now() }).execute();
  if (visitor === 'seller with a sales ban') {
    const company = db.updateTable('company').where('id', '=', party.companyId);
    await company.set({ sales_ban: true }).execute();
  }
  return party;
}

/** A session of its own for every call: some calls end the one they are made with. */
export async function sessionFor(
  app: TestApp,
  parties: Parties,
  visitor: Visitor,
): Promise<string | undefined> {
  const party = parties.get(visitor);
  if (!party) return undefined;
  const token = await sessionOf(app, party);
  if (visitor === 'expired session') {
    const { db } = app.database;
    const own = db.selectFrom('session_family').select('id').where('user_id', '=', party.userId);
    const past = new Date(app.clock.now().getTime() - 1000);
    await db.updateTable('access_token').set({ expires_at: past }).where('family_id', 'in', own).execute();
  }
  return token;
}

/** Areas that depend on a person and not only on the kind of company; nobody made here is on their lists. */
const byPerson: ReadonlySet<Area> = new Set(['campaignPanel']);

/**
 * What the contract promises a visitor: 401, 403, or `in`, which is neither. Written down a second time on purpose, from
 * the menus of specification §6 and not from the code that enforces them.
 */
export function promised(
  { access, area, ownerOnly }: Pick<Call, 'access' | 'area' | 'ownerOnly'>,
  visitor: Visitor,
): 401 | 403 | 'in' {
  if (access === 'public') return 'in';
  if (visitor === 'anonymous' || visitor === 'banned' || visitor === 'expired session') return 401;
  const companyType = companyTypeOf[visitor];
  if (access === 'buyer' && !canBuy(companyType)) return 403;
  if (ownerOnly && visitor === 'staff') return 403;
  if (!area) return 'in';
  const { menu, header, beyondMenus } = accessTable[companyType];
  const isOpen = [...menu, ...header, ...beyondMenus].includes(area) && !byPerson.has(area);
  return isOpen ? 'in' : 403;
}
