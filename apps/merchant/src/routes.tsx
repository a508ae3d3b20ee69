import { accountRoutes } from '@havan/features/account/account-routes';
import { settingsRoutes } from '@havan/features/account/settings/settings-routes';
import { messageRoutes } from '@havan/features/messages/message-routes';
import { supportRoutes } from '@havan/features/composed/support-routes';
import { orderDetailRoutes } from '@havan/features/orders/detail/detail-routes';
import { questionRoutes } from '@havan/features/questions/question-routes';
import { sessionRoutes } from '@havan/app-shell/session/sign-in/session-routes';
import { corporateRoutes } from '@havan/features/corporate/corporate-routes';
import { lazyScreen } from '@havan/app-shell/loading/lazy-screen';
import { notificationRoutes } from '@havan/features/notifications/notification-routes';
import { OtherAppScreen } from '@havan/app-shell/screens/OtherAppScreen';
import { shellRoutes } from '@havan/app-shell/screens/shell-routes';
import { walletRoutes } from '@havan/features/wallet/wallet-routes';
import { Navigate, type RouteObject } from 'react-router';
import { paths } from './paths.ts';

const Layout = lazyScreen(() => import('./layout/Layout.tsx'), 'Layout', { chunk: 'shell' });
const MerchantLayout = lazyScreen(() => import('./layout/MerchantLayout.tsx'), 'MerchantLayout', {
  chunk: 'merchant-layout',
});
const HomeScreen = lazyScreen(() => import('./features/home/HomeScreen.tsx'), 'HomeScreen', {
  chunk: 'home',
});
const SoldOrdersScreen = lazyScreen(
  () => import('./features/orders/SoldOrdersScreen.tsx'),
  'SoldOrdersScreen',
  { chunk: 'orders' },
);
const ReceivedCasesScreen = lazyScreen(
  () => import('./features/cases/ReceivedCasesScreen.tsx'),
  'ReceivedCasesScreen',
  { chunk: 'received-cases' },
);
const PickingScreen = lazyScreen(
  () => import('./features/orders/picking/PickingScreen.tsx'),
  'PickingScreen',
  { chunk: 'picking' },
);
const SellerOrderPages = lazyScreen(
  () => import('./features/orders/SellerOrderPages.tsx'),
  'SellerOrderPages',
  { chunk: 'order-detail' },
);

const ListingDeskScreen = lazyScreen(
  () => import('./features/listing-desk/ListingDeskScreen.tsx'),
  'ListingDeskScreen',
  { chunk: 'listing-desk' },
);

const ListingsScreen = lazyScreen(
  () => import('./features/listing-table/ListingsScreen.tsx'),
  'ListingsScreen',
  { chunk: 'listing-table' },
);
const PriceScreen = lazyScreen(() => import('./features/listings/prices/PriceScreen.tsx'), 'PriceScreen', {
  chunk: 'listing-price',
});
const EInvoicesScreen = lazyScreen(
  () => import('./features/e-invoices/EInvoicesScreen.tsx'),
  'EInvoicesScreen',
  { chunk: 'e-invoices' },
);
const BuyCreditsScreen = lazyScreen(
  () => import('./features/e-invoices/credits/BuyCreditsScreen.tsx'),
  'BuyCreditsScreen',
  { chunk: 'buy-credits' },
);
const ImportScreen = lazyScreen(() => import('./features/listings/import/ImportScreen.tsx'), 'ImportScreen', {
  chunk: 'listing-import',
});
const OriginalityScreen = lazyScreen(
  () => import('./features/listings/originality/OriginalityScreen.tsx'),
  'OriginalityScreen',
  { chunk: 'originality' },
);
const RadarScreen = lazyScreen(() => import('./features/listings/radar/RadarScreen.tsx'), 'RadarScreen', {
  chunk: 'expiry-radar',
});
const PriceRulesScreen = lazyScreen(
  () => import('./features/listings/price-rules/PriceRulesScreen.tsx'),
  'PriceRulesScreen',
  { chunk: 'price-rules' },
);
const IntegrationScreen = lazyScreen(
  () => import('./features/integration/IntegrationScreen.tsx'),
  'IntegrationScreen',
  { chunk: 'integration' },
);

const CampaignsScreen = lazyScreen(
  () => import('./features/campaigns/CampaignsScreen.tsx'),
  'CampaignsScreen',
  { chunk: 'campaigns' },
);
const CampaignProductsScreen = lazyScreen(
  () => import('./features/campaigns/products/CampaignProductsScreen.tsx'),
  'CampaignProductsScreen',
  { chunk: 'campaign-products' },
);
const SoldPerformanceScreen = lazyScreen(
  () => import('./features/performance/SoldPerformanceScreen.tsx'),
  'SoldPerformanceScreen',
  { chunk: 'performance' },
);
const ReceivedEvaluationsScreen = lazyScreen(
  () => import('./features/performance/ReceivedEvaluationsScreen.tsx'),
  'ReceivedEvaluationsScreen',
  { chunk: 'evaluations' },
);
const ScoreScreen = lazyScreen(() => import('./features/performance/ScoreScreen.tsx'), 'ScoreScreen', {
  chunk: 'score',
});
const SpecialDaysScreen = lazyScreen(
  () => import('./features/special-days/SpecialDaysScreen.tsx'),
  'SpecialDaysScreen',
  { chunk: 'special-days' },
);

/** The whole route table of the merchant app beneath `/merchant`, in the order of specification §2.2. */
export const routes: RouteObject[] = [
  ...sessionRoutes,
  ...accountRoutes,
  {
    element: <Layout />,
    children: [
      {
        element: <MerchantLayout />,
        children: [
          { path: '/', element: <Navigate to={paths.home()} replace /> },
          { path: '/homepage', element: <HomeScreen /> },
          { path: '/myprofile/orders/cases', element: <ReceivedCasesScreen /> },
          { path: '/myprofile/orders/picking', element: <PickingScreen /> },
          { path: '/myprofile/orders/:filter?', element: <SoldOrdersScreen /> },
          { path: '/myprofile/listings/new', element: <ListingDeskScreen /> },
          { path: '/myprofile/listings/import/:importId?', element: <ImportScreen /> },
          { path: '/myprofile/listings/radar', element: <RadarScreen /> },
          { path: '/myprofile/listings/originality-control-system', element: <OriginalityScreen /> },
          { path: '/myprofile/listings/special-days', element: <SpecialDaysScreen /> },
          { path: '/myprofile/listings/prices/:listingId', element: <PriceScreen /> },
          { path: '/myprofile/listings/price-rules', element: <PriceRulesScreen /> },
          { path: '/myprofile/campaignspanel/:campaignId?', element: <CampaignsScreen /> },
          { path: '/myprofile/campaignsproducts', element: <CampaignProductsScreen /> },
          { path: '/myprofile/einvoices/buycredits/:buycreditsResult?', element: <BuyCreditsScreen /> },
          { path: '/myprofile/einvoices/:subpage?', element: <EInvoicesScreen /> },
          { path: '/myprofile/evaluations', element: <ReceivedEvaluationsScreen /> },
          { path: '/myprofile/score', element: <ScoreScreen /> },
          { path: '/myprofile/salesperformance', element: <SoldPerformanceScreen /> },
          ...notificationRoutes,
          ...messageRoutes,
          ...supportRoutes,
          ...questionRoutes,
          { path: '/myprofile/listings/:filter?', element: <ListingsScreen /> },
          { element: <SellerOrderPages />, children: orderDetailRoutes },
          { path: '/myprofile/settings/integration', element: <IntegrationScreen /> },
          ...settingsRoutes,
          ...walletRoutes,
        ],
      },
    ],
  },
  corporateRoutes(<Layout />),
  // Buying is part of the buyer app only; notifications of a pharmacy that sells link there from here too.
  ...['/campaigns/:campaignCode?', '/special-offers/:tagId?', '/seller-campaigns-for-special-day'].map(
    (path) => ({
      path,
      element: <OtherAppScreen prefix="" />,
    }),
  ),
  ...shellRoutes(<Layout />),
];
