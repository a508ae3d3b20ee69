import { ErrorBoundary } from '@havan/app-shell/failures/ErrorBoundary';
import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { Route, Routes, useLocation } from 'react-router';
import { ApplicationsScreen } from './features/applications/ApplicationsScreen.tsx';
import { BankTransfersScreen } from './features/bank-transfers/BankTransfersScreen.tsx';
import { BonusTiersScreen } from './features/bonus-tiers/BonusTiersScreen.tsx';
import { IncomeWithholdingScreen } from './features/income-withholding/IncomeWithholdingScreen.tsx';
import { CarrierTariffScreen } from './features/carrier-tariff/CarrierTariffScreen.tsx';
import { CreditPackagesScreen } from './features/credit-packages/CreditPackagesScreen.tsx';
import { CompaniesScreen } from './features/companies/CompaniesScreen.tsx';
import { CompanyScreen } from './features/companies/CompanyScreen.tsx';
import { FlagsScreen } from './features/flags/FlagsScreen.tsx';
import { LegalTextsScreen } from './features/legal-texts/LegalTextsScreen.tsx';
import { AnnouncementsScreen } from './features/content/AnnouncementsScreen.tsx';
import { CampaignsScreen } from './features/campaigns/CampaignsScreen.tsx';
import { ContentScreen } from './features/content/ContentScreen.tsx';
import { SpecialDayScreen } from './features/special-days/SpecialDayScreen.tsx';
import { SpecialDaysScreen } from './features/special-days/SpecialDaysScreen.tsx';
import { DisputesScreen } from './features/disputes/DisputesScreen.tsx';
import { ScoreAppealsScreen } from './features/score-appeals/ScoreAppealsScreen.tsx';
import { MessageReportsScreen } from './features/message-reports/MessageReportsScreen.tsx';
import { HealthScreen } from './features/health/HealthScreen.tsx';
import { InstallationScreen } from './features/health/InstallationScreen.tsx';
import { IssuesScreen } from './features/issues/IssuesScreen.tsx';
import { OriginalityScreen } from './features/originality/OriginalityScreen.tsx';
import { ListingsScreen } from './features/listings/ListingsScreen.tsx';
import { RecallScreen } from './features/recalls/RecallScreen.tsx';
import { RecallsScreen } from './features/recalls/RecallsScreen.tsx';
import { RiskMarksScreen } from './features/risk-marks/RiskMarksScreen.tsx';
import { BadgesScreen } from './features/badges/BadgesScreen.tsx';
import { CompanyChangesScreen } from './features/company-changes/CompanyChangesScreen.tsx';
import { DuplicatesScreen } from './features/duplicates/DuplicatesScreen.tsx';
import { BrandsScreen } from './features/brands/BrandsScreen.tsx';
import { CategoriesScreen } from './features/categories/CategoriesScreen.tsx';
import { BansScreen } from './features/bans/BansScreen.tsx';
import { AuditScreen } from './features/audit/AuditScreen.tsx';
import { OperatorsScreen } from './features/operators/OperatorsScreen.tsx';
import { OrderScreen } from './features/orders/OrderScreen.tsx';
import { OrdersScreen } from './features/orders/OrdersScreen.tsx';
import { LedgerScreen } from './features/ledger/LedgerScreen.tsx';
import { ReconciliationScreen } from './features/ledger/ReconciliationScreen.tsx';
import { PaymentScreen } from './features/payments/PaymentScreen.tsx';
import { PaymentsScreen } from './features/payments/PaymentsScreen.tsx';
import { PayoutRunScreen } from './features/payouts/PayoutRunScreen.tsx';
import { PayoutsScreen } from './features/payouts/PayoutsScreen.tsx';
import { StatementsScreen } from './features/payouts/StatementsScreen.tsx';
import { WithdrawalsScreen } from './features/payouts/WithdrawalsScreen.tsx';
import { ProductRequestsScreen } from './features/product-requests/ProductRequestsScreen.tsx';
import { ProductFileScreen } from './features/products/ProductFileScreen.tsx';
import { NewProductScreen, ProductScreen } from './features/products/ProductScreen.tsx';
import { ProductsScreen } from './features/products/ProductsScreen.tsx';
import { InvitationScreen } from './features/session/InvitationScreen.tsx';
import { SignInScreen } from './features/session/SignInScreen.tsx';
import { TodayScreen } from './features/today/TodayScreen.tsx';
import { TicketScreen } from './features/tickets/TicketScreen.tsx';
import { TicketsScreen } from './features/tickets/TicketsScreen.tsx';
import { Frame } from './layout/Frame.tsx';
import { paths } from './paths.ts';

/** Renders the whole route table of the back office. */
export function App() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} homeHref={paths.home()}>
      <Routes>
        <Route path={paths.login()} element={<SignInScreen />} />
        <Route path={paths.invitation()} element={<InvitationScreen />} />
        <Route element={<Frame />}>
          <Route path={paths.home()} element={<TodayScreen />} />
          <Route path={paths.applications()} element={<ApplicationsScreen />} />
          <Route path={paths.companyChanges()} element={<CompanyChangesScreen />} />
          <Route path={paths.badges()} element={<BadgesScreen />} />
          <Route path={paths.productRequests()} element={<ProductRequestsScreen />} />
          <Route path={paths.products()} element={<ProductsScreen />} />
          <Route path={paths.newProduct()} element={<NewProductScreen />} />
          <Route path={paths.duplicates()} element={<DuplicatesScreen />} />
          <Route path={paths.categories()} element={<CategoriesScreen />} />
          <Route path={paths.brands()} element={<BrandsScreen />} />
          <Route path={paths.productFile()} element={<ProductFileScreen />} />
          <Route path={paths.product(':productId')} element={<ProductScreen />} />
          <Route path={paths.disputes()} element={<DisputesScreen />} />
          <Route path={paths.scoreAppeals()} element={<ScoreAppealsScreen />} />
          <Route path={paths.messageReports()} element={<MessageReportsScreen />} />
          <Route path={paths.originality()} element={<OriginalityScreen />} />
          <Route path={paths.issues()} element={<IssuesScreen />} />
          <Route path={paths.bans()} element={<BansScreen />} />
          <Route path={paths.listings()} element={<ListingsScreen />} />
          <Route path={paths.riskMarks()} element={<RiskMarksScreen />} />
          <Route path={paths.recalls()} element={<RecallsScreen />} />
          <Route path={paths.recall(':recallId')} element={<RecallScreen />} />
          <Route path={paths.tickets()} element={<TicketsScreen />} />
          <Route path={paths.ticket(':ticketId')} element={<TicketScreen />} />
          <Route path={paths.companies()} element={<CompaniesScreen />} />
          <Route path={paths.company(':companyId')} element={<CompanyScreen />} />
          <Route path={paths.orders()} element={<OrdersScreen />} />
          <Route path={paths.order(':orderId')} element={<OrderScreen />} />
          <Route path={paths.payments()} element={<PaymentsScreen />} />
          <Route path={paths.payment(':paymentId')} element={<PaymentScreen />} />
          <Route path={paths.payouts()} element={<PayoutsScreen />} />
          <Route path={paths.payoutRun(':runId')} element={<PayoutRunScreen />} />
          <Route path={paths.withdrawals()} element={<WithdrawalsScreen />} />
          <Route path={paths.statements()} element={<StatementsScreen />} />
          <Route path={paths.bankTransfers()} element={<BankTransfersScreen />} />
          <Route path={paths.carrierTariff()} element={<CarrierTariffScreen />} />
          <Route path={paths.bonusTiers()} element={<BonusTiersScreen />} />
          <Route path={paths.incomeWithholding()} element={<IncomeWithholdingScreen />} />
          <Route path={paths.creditPackages()} element={<CreditPackagesScreen />} />
          <Route path={paths.ledger()} element={<LedgerScreen />} />
          <Route path={paths.reconciliation()} element={<ReconciliationScreen />} />
          <Route path={paths.content()} element={<ContentScreen />} />
          <Route path={paths.flags()} element={<FlagsScreen />} />
          <Route path={paths.legalTexts()} element={<LegalTextsScreen />} />
          <Route path={paths.announcements()} element={<AnnouncementsScreen />} />
          <Route path={paths.campaigns()} element={<CampaignsScreen />} />
          <Route path={paths.specialDays()} element={<SpecialDaysScreen />} />
          <Route path={paths.specialDay(':specialDayId')} element={<SpecialDayScreen />} />
          <Route path={paths.installation()} element={<InstallationScreen />} />
          <Route path={paths.health()} element={<HealthScreen />} />
          <Route path={paths.audit()} element={<AuditScreen />} />
          <Route path={paths.operators()} element={<OperatorsScreen />} />
          <Route path="*" element={<ErrorScreen type="404" homeHref={paths.home()} />} />
        </Route>
      </Routes>
    </ErrorBoundary>
  );
}
