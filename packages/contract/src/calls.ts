import type { Call, CallSchemas, Schema } from './call.ts';
import { alertCalls } from './catalogue/alerts.ts';
import { campaignSimulationCalls } from './campaigns/campaign-simulation.ts';
import { sellerCampaignCalls } from './campaigns/seller-campaigns.ts';
import { accountCalls } from './identity/account.ts';
import { accountTransferCalls } from './identity/account-transfer.ts';
import { agreementCalls } from './identity/agreements.ts';
import { cartCalls } from './cart/cart.ts';
import { expiryGuardCalls } from './cart/expiry-guard.ts';
import { cartReadingCalls } from './cart/cart-reading.ts';
import { cartTransferCalls } from './cart/cart-transfer.ts';
import { caseCalls } from './sales/cases.ts';
import { secondFactorCalls } from './identity/second-factor.ts';
import { companyFactCalls } from './identity/company/company-facts.ts';
import { addressCalls } from './identity/addresses.ts';
import { cardCalls } from './money/cards.ts';
import { campaignPageCalls } from './catalogue/campaign-pages.ts';
import { contentCalls } from './backoffice/content/shop-content.ts';
import { flagCalls } from './backoffice/content/flags.ts';
import { legalTextCalls } from './backoffice/content/legal-texts.ts';
import { marketCampaignCalls } from './backoffice/content/market-campaigns.ts';
import { operatorSpecialDayCalls } from './backoffice/content/special-days.ts';
import { specialDayCalls } from './catalogue/special-days.ts';
import { catalogueCalls } from './catalogue/catalogue.ts';
import { shoppingListCalls } from './cart/shopping-list.ts';
import { shopBrandCalls } from './catalogue/brands.ts';
import { topSellingCalls } from './listings/top-selling.ts';
import { profileCalls } from './identity/profile.ts';
import { favouriteCalls } from './catalogue/favourites.ts';
import { buyingPreferenceCalls } from './identity/buying-preference.ts';
import { consentCalls } from './identity/consent.ts';
import { inboxCalls } from './notifications/inbox.ts';
import { inboxMonthCalls } from './notifications/inbox-month.ts';
import { digestCalls } from './notifications/digest.ts';
import { pushCalls } from './notifications/push.ts';
import { priceRuleCalls } from './listings/price-rules.ts';
import { holidayCalls } from './listings/holiday.ts';
import { listingBulkCalls } from './listings/listing-bulk.ts';
import { listingDeskCalls } from './listings/listing-desk.ts';
import { expiryRadarCalls } from './listings/expiry-radar.ts';
import { priceSuggestionCalls } from './listings/price-suggestion.ts';
import { listingImportCalls } from './listings/listing-import.ts';
import { listingCalls } from './listings/listings.ts';
import { listingIssueCalls } from './listings/listing-issues.ts';
import { originalityCalls } from './listings/originality.ts';
import { companyApplicationCalls } from './identity/company/company-application.ts';
import { companyChangeCalls } from './identity/company/company-changes.ts';
import { badgeCalls } from './listings/badges.ts';
import { productRequestCalls } from './listings/product-requests.ts';
import { webhookCalls } from './notifications/webhooks.ts';
import { messageCalls } from './notifications/messages.ts';
import { messageReportCalls } from './notifications/message-reports.ts';
import { messageTemplateCalls } from './notifications/message-templates.ts';
import { ticketListCalls } from './notifications/support/ticket-lists.ts';
import { ticketCalls } from './notifications/support/tickets.ts';
import { deliveryInfoCalls } from './identity/delivery-info.ts';
import { salesInformationCalls } from './identity/sales-information.ts';
import { legalDetailsCalls } from './identity/company/legal-details.ts';
import { creditCalls } from './money/credit.ts';
import { invoiceDetailsCalls } from './identity/invoice-details.ts';
import { masterCalls } from './bootstrap/basic-infos.ts';
import { eInvoiceCreditCalls } from './sales/e-invoice-credits.ts';
import { eInvoiceBulkCalls } from './sales/e-invoice-bulk.ts';
import { eInvoiceFormatCalls } from './sales/e-invoice-formats.ts';
import { eInvoiceCalls } from './sales/e-invoices.ts';
import { orderAfterCalls } from './sales/order-after.ts';
import { orderWorkCalls } from './sales/order-work.ts';
import { orderFeedCalls } from './sales/order-feed.ts';
import { utsCalls } from './sales/uts.ts';
import { listingFeedCalls } from './listings/listing-feed.ts';
import { orderCalls } from './sales/orders.ts';
import { performanceCalls } from './sales/performance.ts';
import { scoreCalls } from './sales/score.ts';
import { evaluationCalls } from './sales/evaluations.ts';
import { firstStepCalls } from './bootstrap/first-steps.ts';
import { headerBadgeCalls } from './bootstrap/header-badges.ts';
import { pageSettingsCalls } from './bootstrap/page-settings.ts';
import { paymentCalls } from './sales/payment.ts';
import { pointsCalls } from './money/points.ts';
import { productPageCalls } from './catalogue/product-page.ts';
import { searchCalls } from './catalogue/search.ts';
import { sessionCalls } from './identity/session.ts';
import { smartCartCalls } from './cart/smart-cart.ts';
import { apiKeyCalls } from './identity/api-keys.ts';
import { staffCalls } from './identity/staff.ts';
import { payoutAccountCalls } from './money/payout-accounts.ts';
import { turnoverBonusCalls } from './money/turnover-bonus.ts';
import { payoutStatementCalls } from './money/payout-statements.ts';
import { applicationCalls } from './backoffice/applications.ts';
import { auditCalls } from './backoffice/audit.ts';
import { productPictureCalls } from './backoffice/catalogue/product-pictures.ts';
import { marketProductCalls } from './backoffice/catalogue/products.ts';
import { operatorProductRequestCalls } from './backoffice/catalogue/product-requests.ts';
import { operatorCompanyCalls } from './backoffice/companies.ts';
import { operatorLedgerCalls } from './backoffice/ledger.ts';
import { operatorPaymentCalls } from './backoffice/payments.ts';
import { operatorCreditCalls } from './backoffice/money/credit-packages.ts';
import { bonusTierCalls } from './backoffice/money/bonus-tiers.ts';
import { incomeWithholdingCalls } from './backoffice/money/income-withholding.ts';
import { carrierTariffCalls } from './backoffice/money/carrier-tariff.ts';
import { carrierPricingCalls } from './money/carrier-pricing.ts';
import { bankTransferCalls } from './backoffice/money/bank-transfers.ts';
import { marketOrderCalls } from './backoffice/money/orders.ts';
import { operatorPayoutCalls } from './backoffice/money/payouts.ts';
import { operatorBadgeCalls } from './backoffice/review/badges.ts';
import { operatorCompanyChangeCalls } from './backoffice/review/company-changes.ts';
import { duplicateCalls } from './backoffice/catalogue/duplicates.ts';
import { brandCalls } from './backoffice/catalogue/brands.ts';
import { categoryCalls } from './backoffice/catalogue/categories.ts';
import { priceDayCalls } from './backoffice/catalogue/price-days.ts';
import { disputeCalls } from './backoffice/disputes.ts';
import { messageReportQueueCalls } from './backoffice/support/message-reports.ts';
import { scoreAppealCalls } from './backoffice/support/score-appeals.ts';
import { operatorTicketCalls } from './backoffice/support/tickets.ts';
import { healthCalls } from './backoffice/health.ts';
import { listingRiskCalls } from './backoffice/risk/listing-risk.ts';
import { marketListingCalls } from './backoffice/risk/market-listings.ts';
import { recallCalls } from './backoffice/risk/recalls.ts';
import { marketDayCalls } from './backoffice/money/market-day.ts';
import { queueCalls } from './backoffice/queues.ts';
import { operatorCalls } from './backoffice/operators.ts';
import { operatorSessionCalls } from './backoffice/operator-session.ts';
import { walletCalls } from './money/wallet.ts';

/** Every call of the wire. The server binds each of them, the OpenAPI document lists each of them. */
export const calls = {
  ...sessionCalls,
  ...accountCalls,
  ...staffCalls,
  ...apiKeyCalls,
  ...accountTransferCalls,
  ...masterCalls,
  ...catalogueCalls,
  ...campaignPageCalls,
  ...specialDayCalls,
  ...marketCampaignCalls,
  ...operatorSpecialDayCalls,
  ...contentCalls,
  ...flagCalls,
  ...legalTextCalls,
  ...searchCalls,
  ...cartCalls,
  ...expiryGuardCalls,
  ...cartTransferCalls,
  ...cartReadingCalls,
  ...secondFactorCalls,
  ...companyFactCalls,
  ...addressCalls,
  ...invoiceDetailsCalls,
  ...cardCalls,
  ...creditCalls,
  ...paymentCalls,
  ...orderCalls,
  ...orderFeedCalls,
  ...utsCalls,
  ...eInvoiceCalls,
  ...eInvoiceBulkCalls,
  ...eInvoiceCreditCalls,
  ...eInvoiceFormatCalls,
  ...orderWorkCalls,
  ...orderAfterCalls,
  ...performanceCalls,
  ...scoreCalls,
  ...evaluationCalls,
  ...caseCalls,
  ...walletCalls,
  ...payoutAccountCalls,
  ...payoutStatementCalls,
  ...turnoverBonusCalls,
  ...pointsCalls,
  ...inboxCalls,
  ...inboxMonthCalls,
  ...digestCalls,
  ...pushCalls,
  ...messageCalls,
  ...messageReportCalls,
  ...messageTemplateCalls,
  ...webhookCalls,
  ...ticketCalls,
  ...ticketListCalls,
  ...firstStepCalls,
  ...headerBadgeCalls,
  ...smartCartCalls,
  ...productPageCalls,
  ...listingCalls,
  ...listingFeedCalls,
  ...productRequestCalls,
  ...badgeCalls,
  ...duplicateCalls,
  ...brandCalls,
  ...categoryCalls,
  ...priceDayCalls,
  ...companyApplicationCalls,
  ...companyChangeCalls,
  ...operatorCompanyChangeCalls,
  ...operatorBadgeCalls,
  ...originalityCalls,
  ...listingIssueCalls,
  ...listingImportCalls,
  ...listingDeskCalls,
  ...listingBulkCalls,
  ...holidayCalls,
  ...priceRuleCalls,
  ...expiryRadarCalls,
  ...sellerCampaignCalls,
  ...campaignSimulationCalls,
  ...priceSuggestionCalls,
  ...favouriteCalls,
  ...shopBrandCalls,
  ...shoppingListCalls,
  ...topSellingCalls,
  ...profileCalls,
  ...alertCalls,
  ...agreementCalls,
  ...buyingPreferenceCalls,
  ...consentCalls,
  ...legalDetailsCalls,
  ...salesInformationCalls,
  ...deliveryInfoCalls,
  ...pageSettingsCalls,
  ...operatorSessionCalls,
  ...operatorCalls,
  ...auditCalls,
  ...queueCalls,
  ...marketDayCalls,
  ...listingRiskCalls,
  ...marketListingCalls,
  ...recallCalls,
  ...marketProductCalls,
  ...productPictureCalls,
  ...disputeCalls,
  ...scoreAppealCalls,
  ...messageReportQueueCalls,
  ...operatorTicketCalls,
  ...healthCalls,
  ...operatorCompanyCalls,
  ...marketOrderCalls,
  ...operatorPayoutCalls,
  ...bankTransferCalls,
  ...bonusTierCalls,
  ...incomeWithholdingCalls,
  ...carrierTariffCalls,
  ...carrierPricingCalls,
  ...operatorCreditCalls,
  ...operatorPaymentCalls,
  ...operatorLedgerCalls,
  ...operatorProductRequestCalls,
  ...applicationCalls,
};
export type CallName = keyof typeof calls;

const described: ReadonlyMap<string, CallSchemas> = new Map(
  Object.values(calls).map(({ method, path, schemas }) => [`${method} ${path}`, schemas]),
);

/** Returns the schemas of a call. @throws Error for a call that has none and is not one of `calls` */
export function schemasOf<Request extends Schema, Result extends Schema>({
  method,
  path,
  schemas,
}: Call<Request, Result>): CallSchemas<Request, Result> {
  const found = schemas ?? described.get(`${method} ${path}`);
  if (!found) throw new Error(`${method} ${path} stands in no list of calls`);
  return found as CallSchemas<Request, Result>;
}
