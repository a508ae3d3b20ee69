import { accountRoutes } from '@havan/features/account/account-routes';
import { settingsRoutes } from '@havan/features/account/settings/settings-routes';
import { messageRoutes } from '@havan/features/messages/message-routes';
import { orderDetailRoutes } from '@havan/features/orders/detail-routes';
import { questionRoutes } from '@havan/features/questions/question-routes';
import { sessionRoutes } from '@havan/features/session/session-routes';
import { corporateRoutes } from '@havan/features/shell/corporate/corporate-routes';
import { lazyScreen } from '@havan/features/shell/lazy-screen';
import { notificationRoutes } from '@havan/features/shell/notifications/notification-routes';
import { OtherAppScreen } from '@havan/features/shell/OtherAppScreen';
import { shellRoutes } from '@havan/features/shell/shell-routes';
import { walletRoutes } from '@havan/features/wallet/wallet-routes';
import { Navigate, type RouteObject } from 'react-router';
import { paths } from './paths.ts';

const Layout = lazyScreen(() => import('./layout/Layout.tsx'), 'Layout');
const HomeScreen = lazyScreen(() => import('./features/home/HomeScreen.tsx'), 'HomeScreen');
const ProductsScreen = lazyScreen(() => import('./features/catalogue/ProductsScreen.tsx'), 'ProductsScreen');
const OffersScreen = lazyScreen(() => import('./features/offers/OffersScreen.tsx'), 'OffersScreen');
const PurchasesScreen = lazyScreen(() => import('./features/orders/PurchasesScreen.tsx'), 'PurchasesScreen');
const FavoritesScreen = lazyScreen(
  () => import('./features/favorites/FavoritesScreen.tsx'),
  'FavoritesScreen',
);
const CartScreen = lazyScreen(() => import('./features/cart/CartScreen.tsx'), 'CartScreen');
const SmartCartScreen = lazyScreen(
  () => import('./features/smart-cart/SmartCartScreen.tsx'),
  'SmartCartScreen',
);
const SmartCartResultScreen = lazyScreen(
  () => import('./features/smart-cart/SmartCartResultScreen.tsx'),
  'SmartCartResultScreen',
);
const PaymentScreen = lazyScreen(() => import('./features/payment/PaymentScreen.tsx'), 'PaymentScreen');
const InstantLoanFailScreen = lazyScreen(
  () => import('./features/payment/InstantLoanFailScreen.tsx'),
  'InstantLoanFailScreen',
);
const PaymentResultScreen = lazyScreen(
  () => import('./features/payment/PaymentResultScreen.tsx'),
  'PaymentResultScreen',
);
const TransferScreen = lazyScreen(() => import('./features/transfer/TransferScreen.tsx'), 'TransferScreen');
const LocalWarehouseScreen = lazyScreen(
  () => import('./features/local-warehouse/LocalWarehouseScreen.tsx'),
  'LocalWarehouseScreen',
);

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
      { path: '/sellerlistings/:sellerId', element: <ProductsScreen /> },
      { path: '/listingdetail/:productId', element: <OffersScreen /> },
      { path: '/localwarehouse', element: <LocalWarehouseScreen /> },
      { path: '/yereldepo', element: <LocalWarehouseScreen /> },
      { path: '/smartcart', element: <SmartCartScreen /> },
      { path: '/smartcart/result', element: <SmartCartResultScreen /> },
      { path: '/cart', element: <CartScreen /> },
      { path: '/payment', element: <PaymentScreen /> },
      { path: '/payment/:result', element: <PaymentResultScreen /> },
      { path: '/instantloan/fail', element: <InstantLoanFailScreen /> },
      { path: '/myprofile/orders/:filter?', element: <PurchasesScreen /> },
      { path: '/myprofile/favorites', element: <FavoritesScreen /> },
      ...notificationRoutes,
      ...messageRoutes,
      ...questionRoutes,
      ...orderDetailRoutes,
      ...settingsRoutes,
      ...walletRoutes,
      { path: '/transfer-account', element: <TransferScreen /> },
    ],
  },
  corporateRoutes(<Layout />),
  { path: '/merchant/*', element: <OtherAppScreen prefix="/merchant" /> },
  ...shellRoutes,
];
