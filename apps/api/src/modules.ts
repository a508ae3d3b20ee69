import type { FastifyInstance } from 'fastify';
import type { Context } from './core/context.ts';
import type { Binding } from './core/http/bind.ts';
import { accountRoutes } from './modules/identity/account/account.routes.ts';
import { agreementRoutes } from './modules/identity/agreements/agreements.routes.ts';
import { buyingPreferenceRoutes } from './modules/identity/buying-preference/buying-preference.routes.ts';
import { consentRoutes } from './modules/identity/consent/consent.routes.ts';
import { deliveryInfoRoutes } from './modules/identity/delivery-info/delivery-info.routes.ts';
import { salesInformationRoutes } from './modules/identity/sales-information/sales-information.routes.ts';
import { companyApplicationRoutes } from './modules/identity/company-application/company-application.routes.ts';
import { legalDetailsRoutes } from './modules/identity/legal-details/legal-details.routes.ts';
import { firstStepRoutes } from './modules/bootstrap/first-steps/first-steps.routes.ts';
import { pageSettingsRoutes } from './modules/bootstrap/page-settings/page-settings.routes.ts';
import { accountTransferRoutes } from './modules/identity/account-transfer/account-transfer.routes.ts';
import { demoPartnerPage } from './modules/identity/account-transfer/demo-partner-page.ts';
import { secondFactorRoutes } from './modules/identity/second-factor/second-factor.routes.ts';
import { companyFactRoutes } from './modules/identity/company-facts/company-facts.routes.ts';
import { addressRoutes } from './modules/identity/addresses/addresses.routes.ts';
import { campaignSimulationRoutes } from './modules/campaigns/simulation/simulation.routes.ts';
import { sellerCampaignRoutes } from './modules/campaigns/seller-campaigns/seller-campaigns.routes.ts';
import { alertRoutes } from './modules/catalogue/alerts/alerts.routes.ts';
import { cardRoutes } from './modules/money/cards/cards.routes.ts';
import { creditRoutes } from './modules/money/credit/credit.routes.ts';
import { invoiceDetailsRoutes } from './modules/identity/invoice-details/invoice-details.routes.ts';
import { expiryGuardRoutes } from './modules/cart/expiry-guard/expiry-guard.routes.ts';
import { cartRoutes } from './modules/cart/cart/cart.routes.ts';
import { caseRoutes } from './modules/sales/cases/cases.routes.ts';
import { campaignPageRoutes } from './modules/catalogue/campaigns/campaign-pages.routes.ts';
import { flagRoutes } from './modules/backoffice/flags/flags.routes.ts';
import { legalTextRoutes } from './modules/backoffice/legal-texts/legal-texts.routes.ts';
import { contentRoutes } from './modules/backoffice/content/content.routes.ts';
import { marketCampaignRoutes } from './modules/backoffice/market-campaigns/market-campaigns.routes.ts';
import { operatorSpecialDayRoutes } from './modules/backoffice/special-days/special-days.routes.ts';
import { specialDayRoutes } from './modules/catalogue/special-days/special-days.routes.ts';
import { campaignUnitsStream } from './modules/catalogue/campaigns/units-stream.ts';
import { catalogueRoutes } from './modules/catalogue/lists/catalogue.routes.ts';
import { shoppingListRoutes } from './modules/cart/shopping-list/shopping-list.routes.ts';
import { shopBrandRoutes } from './modules/catalogue/brands/shop-brand.routes.ts';
import { topSellingRoutes } from './modules/listings/top-selling/top-selling.routes.ts';
import { profileRoutes } from './modules/identity/profile/profile.routes.ts';
import { favouriteRoutes } from './modules/catalogue/favourites/favourites.routes.ts';
import { fileRoutes } from './modules/identity/files/file.routes.ts';
import { imageRoutes } from './modules/catalogue/pictures/images.routes.ts';
import { eventStreamRoutes } from './modules/notifications/live/event-stream.routes.ts';
import { masterRoutes } from './modules/bootstrap/basic-infos/basic-infos.routes.ts';
import { listingRoutes } from './modules/listings/listings/listings.routes.ts';
import { importFileRoutes } from './modules/listings/import/import-file.routes.ts';
import { importJobs } from './modules/listings/import/run/import-jobs.ts';
import { listingImportRoutes } from './modules/listings/import/imports.routes.ts';
import { companyChangeRoutes } from './modules/identity/company-changes/company-changes.routes.ts';
import { badgeJobs } from './modules/listings/badges/badge-jobs.ts';
import { badgeRoutes } from './modules/listings/badges/badges.routes.ts';
import { productRequestRoutes } from './modules/listings/product-requests/product-requests.routes.ts';
import { listingIssueRoutes } from './modules/listings/issues/listing-issues.routes.ts';
import { originalityJobs } from './modules/listings/originality/originality-jobs.ts';
import { originalityRoutes } from './modules/listings/originality/originality.routes.ts';
import { priceRoutes } from './modules/listings/prices/prices.routes.ts';
import { listingExportRoutes } from './modules/listings/export/export.routes.ts';
import { listingNoticeJobs } from './modules/listings/notices/notify-listings.ts';
import { priceRuleJobs, purgePriceRules } from './modules/listings/price-rules/price-rule-jobs.ts';
import { priceRuleRoutes } from './modules/listings/price-rules/price-rules.routes.ts';
import { holidayJobs } from './modules/listings/holidays/holiday-jobs.ts';
import { holidayRoutes } from './modules/listings/holidays/holidays.routes.ts';
import { listingFeedRoutes } from './modules/listings/feed/feed.routes.ts';
import { orderFeedRoutes } from './modules/sales/order-feed/order-feed.routes.ts';
import { listingBulkRoutes } from './modules/listings/bulk/bulk.routes.ts';
import { listingBulkJobs, purgeListingBatches } from './modules/listings/bulk/bulk-jobs.ts';
import { expiryRadarRoutes } from './modules/listings/radar/radar.routes.ts';
import { listingTallyJobs } from './modules/listings/listings/listing-tally-jobs.ts';
import { radarJobs } from './modules/listings/radar/radar-jobs.ts';
import { inboxRoutes } from './modules/notifications/inbox/inbox.routes.ts';
import { purgeNotifications } from './modules/notifications/inbox/inbox.service.ts';
import { pushJobs } from './modules/notifications/push/send-pushes.ts';
import { pushRoutes } from './modules/notifications/push/push.routes.ts';
import { purgePushDevices } from './modules/notifications/push/push-devices.service.ts';
import { webhookJobs } from './modules/notifications/webhooks/webhook-jobs.ts';
import { webhookRoutes } from './modules/notifications/webhooks/webhooks.routes.ts';
import { purgeWebhooks } from './modules/notifications/webhooks/webhooks.service.ts';
import { messageRoutes } from './modules/notifications/messages/messages.routes.ts';
import { supportJobs } from './modules/notifications/support/support-jobs.ts';
import { supportRoutes } from './modules/notifications/support/support.routes.ts';
import { orderRoutes } from './modules/sales/orders/orders.routes.ts';
import { eInvoiceArchiveRoutes } from './modules/sales/e-invoices/archive.routes.ts';
import { eInvoiceJobs } from './modules/sales/e-invoices/e-invoice-jobs.ts';
import { eInvoiceCreditRoutes } from './modules/sales/credits/credits.routes.ts';
import { transferJobs } from './modules/sales/transfers/end-transfer.ts';
import { eInvoiceRoutes } from './modules/sales/e-invoices/e-invoices.routes.ts';
import { performanceExportRoutes } from './modules/sales/performance/performance-export.routes.ts';
import { performanceJobs } from './modules/sales/performance/performance-jobs.ts';
import { evaluationRoutes } from './modules/sales/evaluations/evaluations.routes.ts';
import { scoreJobs } from './modules/sales/score/score-jobs.ts';
import { scoreRoutes } from './modules/sales/score/score.routes.ts';
import { messageReportRoutes } from './modules/backoffice/message-reports/message-reports.routes.ts';
import { scoreAppealRoutes } from './modules/backoffice/score-appeals/score-appeals.routes.ts';
import { performanceRoutes } from './modules/sales/performance/performance.routes.ts';
import { exportRoutes } from './modules/sales/order-export/export.routes.ts';
import { purgePrices } from './modules/catalogue/price-history/price-months.ts';
import { purgeProductViews } from './modules/catalogue/views/product-views.ts';
import { purgeMessages } from './modules/notifications/deliveries/deliveries.service.ts';
import { outboxPage } from './modules/notifications/mail/dev-mailbox.ts';
import { bankCallbackRoutes } from './modules/sales/payment/bank-callback.routes.ts';
import { paymentRoutes } from './modules/sales/payment/payment.routes.ts';
import { pointsRoutes } from './modules/money/points/points.routes.ts';
import { productPageRoutes } from './modules/catalogue/product-page/product-page.routes.ts';
import { searchRoutes } from './modules/catalogue/search/search.routes.ts';
import { sessionRoutes } from './modules/identity/session/session.routes.ts';
import { apiKeyRoutes } from './modules/identity/api-keys/api-keys.routes.ts';
import { staffRoutes } from './modules/identity/staff/staff.routes.ts';
import { smartCartRoutes } from './modules/cart/smart-cart/smart-cart.routes.ts';
import { smartCartStream } from './modules/cart/smart-cart/smart-cart-stream.ts';
import { payoutAccountRoutes } from './modules/money/payout-accounts/payout-account.routes.ts';
import { turnoverBonusRoutes } from './modules/money/turnover-bonus/turnover-bonus.routes.ts';
import { turnoverBonusJobs } from './modules/money/turnover-bonus/turnover-bonus.service.ts';
import { payoutStatementRoutes } from './modules/money/statements/statements.routes.ts';
import { accountExportRoutes } from './modules/money/account-export/account-export.routes.ts';
import { statementFileRoutes } from './modules/money/statements/statement-file.routes.ts';
import { statementJobs } from './modules/money/statements/close-weeks.ts';
import { walletRoutes } from './modules/money/wallet/wallet.routes.ts';
import { applicationRoutes } from './modules/backoffice/applications/applications.routes.ts';
import { operatorCompanyChangeRoutes } from './modules/backoffice/company-changes/company-changes.routes.ts';
import { duplicateRoutes } from './modules/backoffice/duplicates/duplicates.routes.ts';
import { brandLogoRoutes, brandRoutes } from './modules/backoffice/brands/brands.routes.ts';
import { operatorCategoryRoutes } from './modules/backoffice/categories/categories.routes.ts';
import { priceDayRoutes } from './modules/backoffice/price-days/price-days.routes.ts';
import { operatorBadgeRoutes } from './modules/backoffice/badges/badges.routes.ts';
import { auditRoutes } from './modules/backoffice/audit/audit.routes.ts';
import { operatorRoutes } from './modules/backoffice/operators/operators.routes.ts';
import {
  productPictureFileRoutes,
  productPictureRoutes,
} from './modules/backoffice/product-pictures/product-pictures.routes.ts';
import { productFileRoutes } from './modules/backoffice/products/product-file.routes.ts';
import { marketProductRoutes } from './modules/backoffice/products/products.routes.ts';
import { operatorProductRequestRoutes } from './modules/backoffice/product-requests/product-requests.routes.ts';
import { operatorCompanyRoutes } from './modules/backoffice/companies/companies.routes.ts';
import { disputeRoutes } from './modules/backoffice/disputes/disputes.routes.ts';
import { operatorMoneyRoutes } from './modules/backoffice/money/money.routes.ts';
import { creditPackageRoutes } from './modules/backoffice/credit-packages/credit-packages.routes.ts';
import { bonusTierRoutes } from './modules/backoffice/bonus-tiers/bonus-tiers.routes.ts';
import { incomeWithholdingRoutes } from './modules/backoffice/income-withholding/income-withholding.routes.ts';
import { carrierTariffRoutes } from './modules/backoffice/carrier-tariff/carrier-tariff.routes.ts';
import { carrierPricingRoutes } from './modules/money/carrier-pricing/carrier-pricing.routes.ts';
import { bankTransferRoutes } from './modules/backoffice/bank-transfers/bank-transfers.routes.ts';
import { marketOrderRoutes } from './modules/backoffice/orders/orders.routes.ts';
import { operatorPayoutRoutes } from './modules/backoffice/payouts/payouts.routes.ts';
import { payoutFileRoutes } from './modules/backoffice/payouts/payout-file.routes.ts';
import { operatorTicketRoutes, ticketFileRoutes } from './modules/backoffice/tickets/tickets.routes.ts';
import { healthRoutes } from './modules/backoffice/health/health.routes.ts';
import { operatorFileRoutes } from './modules/backoffice/files/operator-file.routes.ts';
import { listingRiskRoutes } from './modules/backoffice/listing-risk/listing-risk.routes.ts';
import { marketListingRoutes } from './modules/backoffice/market-listings/market-listings.routes.ts';
import { recallJobs } from './modules/backoffice/recalls/recall-work.ts';
import { recallRoutes } from './modules/backoffice/recalls/recalls.routes.ts';
import { marketDayRoutes } from './modules/backoffice/market-day/market-day.routes.ts';
import { queueRoutes } from './modules/backoffice/queues/queues.routes.ts';
import { backofficePurges } from './modules/backoffice/purges.ts';
import { alertJobs } from './modules/catalogue/alerts/alert-jobs.ts';
import { soldJobs } from './modules/catalogue/sold/count-sold.ts';
import { campaignJobs } from './modules/cart/campaign-reservation/campaign-jobs.ts';
import { caseJobs } from './modules/sales/cases/case-jobs.ts';
import { keepLedgerMonths } from './core/db/months/ledger-months.sql.ts';
import { housekeeping } from './core/jobs-runner/housekeeping.ts';
import { cartPurges } from './modules/cart/purges.ts';
import { identityPurges } from './modules/identity/purges.ts';
import { salesPurges } from './modules/sales/purges.ts';
import { digestRoutes } from './modules/notifications/digest/digest.routes.ts';
import { digestJobs } from './modules/notifications/digest/send-digests.ts';
import { inboxJobs } from './modules/notifications/inbox/inbox-jobs.ts';
import type { Job } from './core/jobs-runner/job.ts';
import { utsJobs } from './modules/sales/uts/uts-jobs.ts';
import { utsRoutes } from './modules/sales/uts/uts.routes.ts';
import { orderJobs } from './modules/sales/orders/order-jobs.ts';
import { paymentJobs } from './modules/sales/payment/payment-jobs.ts';
import { reminderJobs } from './modules/sales/orders/reminder-jobs.ts';
import { walletJobs } from './modules/money/payouts/payout-jobs.ts';

/** Every call of the contract with its handler; one line for each resource. */
// biome-ignore format: one line each keeps two people from meeting in a merge
export const routes: readonly Binding[] = [
  ...sessionRoutes,
  ...accountRoutes,
  ...staffRoutes,
  ...apiKeyRoutes,
  ...accountTransferRoutes,
  ...masterRoutes,
  ...catalogueRoutes,
  ...campaignPageRoutes,
  ...specialDayRoutes,
  ...marketCampaignRoutes,
  ...operatorSpecialDayRoutes,
  ...contentRoutes,
  ...flagRoutes,
  ...legalTextRoutes,
  ...searchRoutes,
  ...cartRoutes,
  ...expiryGuardRoutes,
  ...secondFactorRoutes,
  ...companyFactRoutes,
  ...addressRoutes,
  ...cardRoutes,
  ...creditRoutes,
  ...invoiceDetailsRoutes,
  ...paymentRoutes,
  ...smartCartRoutes,
  ...orderRoutes,
  ...orderFeedRoutes,
  ...utsRoutes,
  ...performanceRoutes,
  ...scoreRoutes,
  ...evaluationRoutes,
  ...scoreAppealRoutes,
  ...messageReportRoutes,
  ...eInvoiceRoutes,
  ...eInvoiceCreditRoutes,
  ...caseRoutes,
  ...walletRoutes,
  ...payoutAccountRoutes,
  ...payoutStatementRoutes,
  ...turnoverBonusRoutes,
  ...pointsRoutes,
  ...inboxRoutes,
  ...digestRoutes,
  ...messageRoutes,
  ...webhookRoutes,
  ...pushRoutes,
  ...supportRoutes,
  ...productPageRoutes,
  ...listingRoutes,
  ...productRequestRoutes,
  ...badgeRoutes,
  ...companyChangeRoutes,
  ...originalityRoutes,
  ...listingIssueRoutes,
  ...listingBulkRoutes,
  ...listingFeedRoutes,
  ...holidayRoutes,
  ...priceRuleRoutes,
  ...listingImportRoutes,
  ...expiryRadarRoutes,
  ...sellerCampaignRoutes,
  ...campaignSimulationRoutes,
  ...priceRoutes,
  ...favouriteRoutes,
  ...shopBrandRoutes,
  ...shoppingListRoutes,
  ...topSellingRoutes,
  ...profileRoutes,
  ...alertRoutes,
  ...agreementRoutes,
  ...buyingPreferenceRoutes,
  ...consentRoutes,
  ...companyApplicationRoutes,
  ...legalDetailsRoutes,
  ...salesInformationRoutes,
  ...deliveryInfoRoutes,
  ...firstStepRoutes,
  ...pageSettingsRoutes,
  ...operatorRoutes,
  ...auditRoutes,
  ...queueRoutes,
  ...marketDayRoutes,
  ...listingRiskRoutes,
  ...marketListingRoutes,
  ...recallRoutes,
  ...marketProductRoutes,
  ...disputeRoutes,
  ...operatorTicketRoutes,
  ...healthRoutes,
  ...operatorCompanyRoutes,
  ...marketOrderRoutes,
  ...operatorPayoutRoutes,
  ...bankTransferRoutes,
  ...bonusTierRoutes,
  ...incomeWithholdingRoutes,
  ...carrierTariffRoutes,
  ...carrierPricingRoutes,
  ...creditPackageRoutes,
  ...operatorMoneyRoutes,
  ...operatorProductRequestRoutes,
  ...productPictureRoutes,
  ...applicationRoutes,
  ...operatorBadgeRoutes,
  ...duplicateRoutes,
  ...brandRoutes,
  ...operatorCategoryRoutes,
  ...priceDayRoutes,
  ...operatorCompanyChangeRoutes,
];

/**
 * Routes outside the contract: pictures, bank callbacks, server-rendered pages. Each has its own Fastify scope, so that
 * its parsers and hooks affect no other route.
 */
export type PlainRoutes = (app: FastifyInstance, ctx: Context) => void;
// biome-ignore format: as above
export const plainRoutes: readonly PlainRoutes[] = [
  outboxPage,
  demoPartnerPage,
  imageRoutes,
  bankCallbackRoutes,
  fileRoutes,
  productFileRoutes,
  productPictureFileRoutes,
  brandLogoRoutes,
  operatorFileRoutes,
  ticketFileRoutes,
  importFileRoutes,
  exportRoutes,
  statementFileRoutes,
  accountExportRoutes,
  performanceExportRoutes,
  payoutFileRoutes,
  listingExportRoutes,
  eInvoiceArchiveRoutes,
  smartCartStream,
  eventStreamRoutes,
  campaignUnitsStream,
];

/** Every job of the product; one line for each job. */
export const jobs: readonly Job[] = [
  housekeeping([
    ...identityPurges,
    ...cartPurges,
    ...salesPurges,
    ...backofficePurges,
    keepLedgerMonths,
    purgeMessages,
    purgeNotifications,
    purgeWebhooks,
    purgePushDevices,
    purgeListingBatches,
    purgeProductViews,
    purgePrices,
    purgePriceRules,
  ]),
  ...paymentJobs,
  ...campaignJobs,
  ...orderJobs,
  ...performanceJobs,
  ...scoreJobs,
  ...eInvoiceJobs,
  ...walletJobs,
  ...statementJobs,
  ...turnoverBonusJobs,
  ...transferJobs,
  ...caseJobs,
  ...reminderJobs,
  ...alertJobs,
  ...soldJobs,
  ...inboxJobs,
  ...digestJobs,
  ...webhookJobs,
  ...pushJobs,
  ...utsJobs,
  ...supportJobs,
  ...radarJobs,
  ...listingTallyJobs,
  ...listingBulkJobs,
  ...holidayJobs,
  ...originalityJobs,
  ...badgeJobs,
  ...recallJobs,
  ...listingNoticeJobs,
  ...priceRuleJobs,
  ...importJobs,
];
