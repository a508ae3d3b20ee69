import { apiPrefix, type Call, isOfBackoffice } from '@havan/contract/call';
import { calls } from '@havan/contract/calls';
import { type OperatorRole, operatorRoles } from '@havan/domain/operator';
import { describe, expect, test } from 'vitest';
import { signedInAs } from '../../testing/signed-in.ts';
import { signedInOperator } from '../../testing/signed-in-operator.ts';
import { testApp } from '../../testing/test-app.ts';

const app = testApp();
const backoffice = (Object.entries(calls) as [string, Call][]).filter(([, call]) => isOfBackoffice(call));
const inside = backoffice.filter(([, { access }]) => access !== 'public');

/** The additional calls of each role, written a second time here on purpose. */
const ownCalls: Readonly<Record<Exclude<OperatorRole, 'admin'>, readonly string[]>> = {
  finance: [
    'getAuditTrail',
    'getDispute',
    'findCompanies',
    'getCompany',
    'getCompanyBadges',
    'getMarketDay',
    'findMarketOrders',
    'getMarketOrder',
    'markOrderDelivered',
    'cancelMarketOrder',
    'getPayoutRuns',
    'getDuePayouts',
    'preparePayoutRun',
    'getPayoutRun',
    'decidePayoutRun',
    'confirmPayoutRun',
    'returnPayoutTransfer',
    'getWithdrawals',
    'closeWithdrawal',
    'getOperatorPackages',
    'importBankFile',
    'addBankTransfer',
    'getBonusTiers',
    'saveBonusTiers',
    'getIncomeWithholding',
    'saveIncomeWithholdingRate',
    'payIncomeWithholding',
    'saveWithholdingExemption',
    'decideWithholdingExemption',
    'getCarrierTariff',
    'importCarrierTariff',
    'getCarrierTracking',
    'saveCarrierTracking',
    'getUnmatchedTransfers',
    'matchTransferByHand',
    'getTransferReturns',
    'closeTransferReturn',
    'saveOperatorPackage',
    'findStatements',
    'findPayments',
    'getPaymentTimeline',
    'replayPayment',
    'getLedgerEntries',
    'getLedgerAccounts',
    'reconcileWithBank',
    'getOperatorCampaigns',
  ],
  catalogue: [
    'findBrands',
    'getBrand',
    'saveBrand',
    'removeBrandLogo',
    'getCategoryTree',
    'getCategoryContents',
    'saveCategory',
    'getPriceDays',
    'repairPriceDay',
    'getDuplicates',
    'previewMerge',
    'mergeProducts',
    'getBadgeApplication',
    'getCompanyBadges',
    'endBadge',
    'getOriginalityFile',
    'getProductIssue',
    'findMarketListings',
    'previewListingAct',
    'actOnListings',
    'getRiskMarks',
    'findRiskTargets',
    'markRisk',
    'liftRiskMark',
    'previewRecall',
    'startRecall',
    'getRecalls',
    'getRecall',
    'endRecall',
    'getMarketProducts',
    'getMarketProduct',
    'getProductPictures',
    'removeProductPicture',
    'getCategoryChoices',
    'saveMarketProduct',
    'getRequestedProduct',
    'getOperatorCampaigns',
    'pauseMarketCampaign',
    'resumeMarketCampaign',
    'getOfferTags',
    'saveOfferTag',
    'orderOfferTags',
    'removeOfferTag',
    'getOperatorSpecialDays',
    'saveSpecialDay',
    'turnSpecialDay',
    'getSpecialDayOffers',
    'decideSpecialDayOffers',
    'getShopContent',
    'saveSlider',
    'orderSliders',
    'removeSlider',
    'getContentTargets',
    'saveHomeRows',
    'saveSearchAdvert',
    'removeSearchAdvert',
    'getAnnouncements',
    'publishAnnouncement',
  ],
  support: [
    'getMarketDay',
    'findMarketOrders',
    'getMarketOrder',
    'getCompanyChange',
    'getBadgeApplication',
    'getCompanyBadges',
    'endBadge',
    'getProductIssue',
    'getRecalls',
    'getRecall',
    'getScoreAppeal',
    'getMessageReport',
    'getContentTargets',
    'getAnnouncements',
    'publishAnnouncement',
    'getApplication',
    'findCompanies',
    'getCompany',
    'endCompanySessions',
    'reopenReview',
    'removeMemberFactor',
    'getOperatorTicket',
    'noteTicket',
    'getCompanyTickets',
    'getTicketTargets',
  ],
};
const everybody: ReadonlySet<string> = new Set([
  'operatorSignOut',
  'getOperator',
  // The roles of each queue are tested in queues.test.ts.
  'getQueues',
  'getQueue',
  'claimQueueItem',
  'leaveQueue',
  'decideQueueItem',
]);

const statusKind = (status: number) => (status === 401 || status === 403 || status === 404 ? status : 'in');

test('operator calls exist only in the back office', () => {
  const operators = (Object.entries(calls) as [string, Call][]).filter(
    ([, { access }]) => access === 'operator',
  );
  expect(operators).toEqual(inside);
});

describe.each(operatorRoles)('%s', (role) => {
  test.each(inside)('%s', async (name, call) => {
    const { token } = await signedInOperator(app, [role]);
    const { status } = await app.call(call, {}, { token });
    const may = role === 'admin' || everybody.has(name) || ownCalls[role].includes(name);
    expect(statusKind(status)).toBe(may ? 'in' : 403);
  });
});

test.each(inside)('%s is closed to companies, and to operators on other calls', async (_name, call) => {
  const { token } = await signedInAs(app, 'pharmacy');
  expect((await app.call(call, {}, { token })).status).toBe(401);
  expect((await app.call(call, {})).status).toBe(401);
});

test.each(backoffice)('%s does not exist on the hosts of the market', async (_name, call) => {
  const { token } = await signedInOperator(app);
  for (const host of [
    'buyer.localhost:4000',
    'merchant.localhost',
    'localhost:4000',
    'backoffice.evil.example',
  ])
    expect([host, (await app.call(call, {}, { token, headers: { host } })).status]).toEqual([host, 404]);
});

test('an operator session cannot make company calls', async () => {
  const { token } = await signedInOperator(app);
  const authorization = `Bearer ${token}`;
  const answer = await app.fastify.inject({
    url: `${apiPrefix}/${calls.getAddresses.path}`,
    headers: { authorization },
  });
  expect(answer.statusCode).toBe(401);
});
