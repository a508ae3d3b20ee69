import { sessionOf, signedInAs } from '@havan/api/testing/signed-in';
import type { TestApp } from '@havan/api/testing/test-app';
import type { Call } from '@havan/contract/call';
import { accessTable, type Area } from '@havan/domain/access';
import type { CallName } from '@havan/contract/calls';
import { createApiKey, revokeApiKey } from '@havan/contract/identity/api-keys';
import { type ApiKeyScope, apiKeyScopes } from '@havan/domain/api-key';
import type { StaffRight } from '@havan/domain/staff-right';
import { canBuy, type CompanyType, companyTypes } from '@havan/domain/company';

/** The visitors: the columns of the matrix. */
export const visitors = [
  'anonymous',
  ...companyTypes,
  'sales staff',
  'warehouse staff',
  'accounting staff',
  'company in review',
  'seller with a sales ban',
  'banned',
  'expired session',
  'key with every scope',
  'key that reads orders',
  'revoked key',
] as const;
export type Visitor = (typeof visitors)[number];

const companyTypeOf: Readonly<Record<Exclude<Visitor, 'anonymous'>, CompanyType>> = {
  pharmacy: 'pharmacy',
  pharmacyCompany: 'pharmacyCompany',
  localPharmacyWarehouse: 'localPharmacyWarehouse',
  merchant: 'merchant',
  'sales staff': 'pharmacy',
  'warehouse staff': 'pharmacy',
  'accounting staff': 'pharmacy',
  'company in review': 'pharmacy',
  'seller with a sales ban': 'merchant',
  banned: 'pharmacy',
  'expired session': 'pharmacy',
  'key with every scope': 'merchant',
  'key that reads orders': 'merchant',
  'revoked key': 'merchant',
};

/** The rights of each kind of staff, from product §10. */
const rightsOfStaff: Readonly<Partial<Record<Visitor, readonly StaffRight[]>>> = {
  'sales staff': ['buy', 'sell', 'ship', 'invoice'],
  'warehouse staff': ['ship'],
  'accounting staff': ['invoice', 'money'],
};

/** The calls that need a right, with the rights; one of several is enough. */
const rightOfCall: Readonly<Partial<Record<CallName, readonly StaffRight[]>>> = {
  pay: ['buy'],
  reserveCampaign: ['buy'],
  setBuyingPreference: ['buy'],
  saveAddress: ['buy'],
  deleteAddress: ['buy'],
  saveInvoiceDetails: ['buy'],
  deleteInvoiceDetails: ['buy'],
  getSavedCards: ['buy'],
  deleteSavedCard: ['buy'],
  approveOrder: ['buy'],
  postponeAutoApprove: ['buy'],
  rateOrder: ['buy'],
  answerComment: ['sell'],
  setExpiryGuard: ['buy'],
  appealScore: ['sell'],
  openCase: ['buy'],
  withdrawCase: ['buy'],
  escalateCase: ['buy'],
  cancelOrder: ['buy', 'sell'],
  sendMessage: ['buy', 'sell'],
  getMessageTemplates: ['sell'],
  saveMessageTemplate: ['sell'],
  deleteMessageTemplate: ['sell'],
  answerCase: ['sell'],
  receiveReturn: ['sell'],
  confirmOrder: ['sell'],
  bulkConfirm: ['sell'],
  partlySupplyOrder: ['sell'],
  answerProductQuestion: ['sell'],
  joinSpecialDay: ['sell'],
  createListing: ['sell'],
  setRequestTerms: ['sell'],
  feedListings: ['sell'],
  updateListings: ['sell'],
  activateListings: ['sell'],
  passivateListings: ['sell'],
  deleteListings: ['sell'],
  sendPurchaseInvoice: ['sell'],
  applyForBadge: ['sell'],
  answerListingIssue: ['sell'],
  previewListingBatch: ['sell'],
  applyListingBatch: ['sell'],
  undoListingBatch: ['sell'],
  saveCampaign: ['sell'],
  scheduleCampaign: ['sell'],
  unscheduleCampaign: ['sell'],
  endCampaign: ['sell'],
  copyCampaign: ['sell'],
  pauseCampaign: ['sell'],
  resumeCampaign: ['sell'],
  deleteCampaign: ['sell'],
  setPriceRule: ['sell'],
  stopPriceRules: ['sell'],
  deletePriceRule: ['sell'],
  saveSellerTerms: ['sell'],
  saveSellerCarriers: ['sell'],
  saveDeliveryInfo: ['sell'],
  planHoliday: ['sell'],
  endHoliday: ['sell'],
  checkImport: ['sell'],
  correctImportRow: ['sell'],
  applyImport: ['sell'],
  cancelImport: ['sell'],
  undoImport: ['sell'],
  shipOrder: ['ship'],
  bulkShip: ['ship'],
  prepareOrder: ['ship'],
  undoPrepareOrder: ['ship'],
  setUtsLine: ['ship'],
  resendUtsNotice: ['ship', 'buy'],
  settleUtsNotice: ['ship', 'buy'],
  correctShipment: ['ship'],
  confirmDelivery: ['ship'],
  setInvoice: ['invoice'],
  drawInvoice: ['invoice'],
  saveDraft: ['invoice'],
  issueInvoice: ['invoice'],
  cancelInvoice: ['invoice'],
  resendInvoice: ['invoice'],
  bulkIssue: ['invoice'],
  buyCredits: ['invoice', 'money'],
  refundCredits: ['invoice', 'money'],
  saveInvoiceFormats: ['invoice'],
  withdrawToIban: ['money'],
  cancelWithdrawal: ['money'],
  getStatement: ['money'],
  getPayoutStatements: ['money'],
  getPayoutStatement: ['money'],
  saveGln: ['people'],
  getStaff: ['people'],
  inviteStaff: ['people'],
  resendInvitation: ['people'],
  revokeInvitation: ['people'],
  changeStaffRole: ['people'],
  removeStaff: ['people'],
};

/** The calls that a key may make, and the scope that each asks for; no other call is open to one. */
const scopeOfCall: Readonly<Partial<Record<CallName, ApiKeyScope>>> = {
  feedListings: 'listings.write',
  getOrderFeed: 'orders.read',
  getOpenUtsNotices: 'orders.read',
  getOrderUts: 'orders.read',
  setUtsLine: 'orders.ship',
  getUserListings: 'listings.read',
  getListingStateCounts: 'listings.read',
  getListing: 'listings.read',
  getListableProduct: 'listings.read',
  createListing: 'listings.write',
  updateListings: 'listings.write',
  activateListings: 'listings.write',
  passivateListings: 'listings.write',
  deleteListings: 'listings.write',
  getOrders: 'orders.read',
  getOrderDetail: 'orders.read',
  confirmOrder: 'orders.ship',
  bulkConfirm: 'orders.ship',
  prepareOrder: 'orders.ship',
  undoPrepareOrder: 'orders.ship',
  shipOrder: 'orders.ship',
  bulkShip: 'orders.ship',
  correctShipment: 'orders.ship',
  setInvoice: 'invoices.write',
  drawInvoice: 'invoices.write',
  saveDraft: 'invoices.write',
  issueInvoice: 'invoices.write',
};

/** The scopes of each key. */
const scopesOfKey: Readonly<Partial<Record<Visitor, readonly ApiKeyScope[]>>> = {
  'key with every scope': apiKeyScopes,
  'key that reads orders': ['orders.read'],
  'revoked key': apiKeyScopes,
};

/** The calls that a company may make only once it is approved. */
const trades: ReadonlySet<CallName> = new Set([
  'joinSpecialDay',
  'pay',
  'buyCredits',
  'reserveCampaign',
  'sendMessage',
  'askProductQuestion',
  'answerProductQuestion',
  'createListing',
  'feedListings',
  'updateListings',
  'activateListings',
  'checkImport',
  'correctImportRow',
  'applyImport',
  'withdrawToIban',
]);

type Party = Awaited<ReturnType<typeof signedInAs>> & {
  /** The key that the party calls with, where it has one. */
  readonly key?: string;
};
export type Parties = ReadonlyMap<Visitor, Party>;

/** Creates a company with its user for each visitor who has one. */
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
  const rights = rightsOfStaff[visitor];
  if (rights) await user.set({ role: 'staff', rights: [...rights] }).execute();
  if (visitor === 'company in review') {
    const company = db.updateTable('company').where('id', '=', party.companyId);
    await company.set({ review_state: 'inReview' }).execute();
  }
  if (visitor === 'banned') await user.set({ banned_at: app.clock.now() }).execute();
  if (visitor === 'seller with a sales ban') {
    const company = db.updateTable('company').where('id', '=', party.companyId);
    await company.set({ sales_ban: true }).execute();
  }
  const scopes = scopesOfKey[visitor];
  if (!scopes) return party;
  const { key, apiKey } = (await app.call(createApiKey, { name: visitor, scopes: [...scopes] }, party))
    .result;
  if (visitor === 'revoked key') await app.call(revokeApiKey, { apiKeyId: apiKey.apiKeyId }, party);
  return { ...party, key };
}

/** A new session for every call, because some calls end their session. */
export async function sessionFor(
  app: TestApp,
  parties: Parties,
  visitor: Visitor,
): Promise<string | undefined> {
  const party = parties.get(visitor);
  if (!party) return undefined;
  if (scopesOfKey[visitor]) return party.key ?? undefined;
  const token = await sessionOf(app, party);
  if (visitor === 'expired session') {
    const { db } = app.database;
    const own = db.selectFrom('session_family').select('id').where('user_id', '=', party.userId);
    const past = new Date(app.clock.now().getTime() - 1000);
    await db.updateTable('access_token').set({ expires_at: past }).where('family_id', 'in', own).execute();
  }
  return token;
}

/** Areas that depend on a person and not only on the kind of company; no user made here is on their lists. */
const byPerson: ReadonlySet<Area> = new Set(['campaignPanel']);

/**
 * Returns the expected answer for a visitor: 401, 403, or `in` for neither. Deliberately a second formulation, from the
 * menus of specification §6 and not from the code that enforces them.
 */
export function promised(
  name: CallName,
  { access, area, ownerOnly }: Pick<Call, 'access' | 'area' | 'ownerOnly'>,
  visitor: Visitor,
): 401 | 403 | 'in' {
  if (access === 'public') return 'in';
  if (access === 'operator') return 401;
  const scopes = scopesOfKey[visitor];
  if (scopes && visitor !== 'revoked key') {
    const scope = scopeOfCall[name];
    return scope && scopes.includes(scope) ? 'in' : 403;
  }
  if (visitor === 'revoked key') return 401;
  if (visitor === 'anonymous' || visitor === 'banned' || visitor === 'expired session') return 401;
  const companyType = companyTypeOf[visitor];
  if (access === 'buyer' && !canBuy(companyType)) return 403;
  const rights = rightsOfStaff[visitor];
  if (rights && (ownerOnly || rightOfCall[name]?.every((right) => !rights.includes(right)))) return 403;
  if (visitor === 'company in review' && trades.has(name)) return 403;
  if (!area) return 'in';
  const { menu, header, beyondMenus } = accessTable[companyType];
  const isOpen = [...menu, ...header, ...beyondMenus].includes(area) && !byPerson.has(area);
  return isOpen ? 'in' : 403;
}
