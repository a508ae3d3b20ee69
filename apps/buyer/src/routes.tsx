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
const HomeScreen = lazyScreen(() => import('./features/home/HomeScreen.tsx'), 'HomeScreen', {
  chunk: 'home',
});
const ProductsScreen = lazyScreen(() => import('./features/catalogue/ProductsScreen.tsx'), 'ProductsScreen', {
  chunk: 'products',
});
const OffersScreen = lazyScreen(() => import('./features/offers/OffersScreen.tsx'), 'OffersScreen', {
  chunk: 'offers',
});
const PurchasesScreen = lazyScreen(() => import('./features/orders/PurchasesScreen.tsx'), 'PurchasesScreen', {
  chunk: 'orders',
});
const InsightPages = lazyScreen(() => import('./features/performance/InsightPages.tsx'), 'InsightPages', {
  chunk: 'performance',
});
const FavouritesScreen = lazyScreen(
  () => import('./features/favourites/FavouritesScreen.tsx'),
  'FavouritesScreen',
  { chunk: 'favorites' },
);
const CartScreen = lazyScreen(() => import('./features/cart/CartScreen.tsx'), 'CartScreen', {
  chunk: 'cart',
});
const SmartCartPages = lazyScreen(
  () => import('./features/smart-cart/SmartCartPages.tsx'),
  'SmartCartPages',
  {
    chunk: 'smart-cart',
  },
);
const PaymentScreen = lazyScreen(() => import('./features/payment/PaymentScreen.tsx'), 'PaymentScreen', {
  chunk: 'payment',
});
const ResultPages = lazyScreen(() => import('./features/payment/result/ResultPages.tsx'), 'ResultPages', {
  chunk: 'payment-result',
});
const TransferScreen = lazyScreen(() => import('./features/transfer/TransferScreen.tsx'), 'TransferScreen', {
  chunk: 'transfer',
});
const LocalWarehouseScreen = lazyScreen(
  () => import('./features/local-warehouse/LocalWarehouseScreen.tsx'),
  'LocalWarehouseScreen',
  { chunk: 'local-warehouse' },
);

const CampaignPages = lazyScreen(() => import('./features/catalogue/CampaignPages.tsx'), 'CampaignPages', {
  chunk: 'campaigns',
});

/** The whole route table of the buyer app, in the order of specification §2.2. */
export const routes: RouteObject[] = [
  ...sessionRoutes,
  ...accountRoutes,
  {
    element: <Layout />,
    children: [
      { path: '/', element: <Navigate to={paths.home()} replace /> },
      { path: '/homepage', element: <HomeScreen /> },
      { path: '/productlistings', element: <ProductsScreen /> },
      { path: '/categories/:categoryId?', element: <ProductsScreen /> },
      { path: '/sellerlistings/:sellerId?', element: <ProductsScreen /> },
      { path: '/listingdetail/:productId?', element: <OffersScreen /> },
      { path: '/localwarehouse', element: <LocalWarehouseScreen /> },
      { path: '/yereldepo', element: <LocalWarehouseScreen /> },
      { path: '/campaigns', element: <CampaignPages page="all" /> },
      { path: '/campaigns/:campaignCode', element: <CampaignPages page="campaign" /> },
      { path: '/campaign-2022', element: <Navigate to={paths.campaigns()} replace /> },
      { path: '/special-offers/:tagId?', element: <CampaignPages page="specialOffers" /> },
      { path: '/seller-campaigns-for-special-day', element: <CampaignPages page="specialDay" /> },
      { path: '/smartcart', element: <SmartCartPages page="list" /> },
      { path: '/smartcart/result', element: <SmartCartPages page="result" /> },
      { path: '/cart', element: <CartScreen /> },
      { path: '/payment', element: <PaymentScreen /> },
      { path: '/payment/:result', element: <ResultPages of="payment" /> },
      { path: '/instantloan/fail', element: <ResultPages of="loan" /> },
      { path: '/myprofile/orders/:filter?', element: <PurchasesScreen /> },
      { path: '/myprofile/favorites', element: <FavouritesScreen /> },
      { path: '/myprofile/evaluations', element: <InsightPages page="evaluations" /> },
      { path: '/myprofile/salesperformance', element: <InsightPages page="performance" /> },
      ...notificationRoutes,
      ...messageRoutes,
      ...supportRoutes,
      ...questionRoutes,
      ...orderDetailRoutes,
      ...settingsRoutes,
      ...walletRoutes,
      { path: '/transfer-account', element: <TransferScreen /> },
    ],
  },
  corporateRoutes(<Layout />),
  { path: '/myprofile/score', element: <OtherAppScreen prefix="" /> },
  { path: '/myprofile/einvoices/*', element: <OtherAppScreen prefix="" /> },
  // Selling is part of the merchant app only; these addresses redirect there from either host (product §3).
  { path: '/myprofile/listings/:filter?', element: <OtherAppScreen prefix="" /> },
  { path: '/myprofile/campaignspanel/:campaignId?', element: <OtherAppScreen prefix="" /> },
  { path: '/myprofile/campaignsproducts', element: <OtherAppScreen prefix="" /> },
  { path: '/merchant/*', element: <OtherAppScreen prefix="/merchant" /> },
  ...shellRoutes(<Layout />),
];
