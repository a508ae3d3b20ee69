/** Values for the `:name` parts of a path, found in the running market. */
export type PathValues = Readonly<
  Record<
    'categoryId' | 'productId' | 'sellerId' | 'purchasedId' | 'soldId' | 'waitingId' | 'ownListingId',
    number
  > &
    Record<'provenId' | 'improvingId' | 'infeasibleId', string>
>;

export interface Screen {
  /** The name of its screenshots, matched by `pnpm shots <name>`. */
  readonly name: string;
  readonly area: 'buyer' | 'merchant' | 'backoffice';
  /** The demo account; null for a visitor. The back office is seen by its administrator. */
  readonly as: string | null;
  readonly path: string;
}

/** Screens of the buyer host as a pharmacy sees them (specification, section 2.2). */
const pharmacyPaths: Readonly<Record<string, string>> = {
  home: '/homepage',
  'product-listings': '/productlistings',
  categories: '/categories',
  category: '/categories/:categoryId',
  search: '/categories?q=krem',
  'search-nothing': '/categories?q=zzzzzz',
  'seller-listings': '/sellerlistings/:sellerId',
  'listing-detail': '/listingdetail/:productId',
  campaigns: '/campaigns',
  campaign: '/campaigns/kis_sagligi',
  'campaign-relief': '/campaigns/afet_destek_hijyen',
  'special-offers': '/special-offers',
  'special-day': '/seller-campaigns-for-special-day',
  'smart-cart': '/smartcart',
  'smart-cart-proven': '/smartcart/result?id=:provenId',
  'smart-cart-improving': '/smartcart/result?id=:improvingId',
  'smart-cart-infeasible': '/smartcart/result?id=:infeasibleId',
  cart: '/cart',
  payment: '/payment',
  'payment-success': '/payment/success',
  'payment-fail': '/payment/fail',
  'instant-loan-fail': '/instantloan/fail',
  orders: '/myprofile/orders',
  'order-detail': '/myprofile/orderdetail/purchased/:purchasedId',
  'order-ledger': '/myprofile/orderdetail/purchased/:purchasedId/ledger',
  favorites: '/myprofile/favorites',
  'purchase-performance': '/myprofile/salesperformance',
  'given-evaluations': '/myprofile/evaluations',
  notifications: '/myprofile/notifications',
  support: '/support-requests',
  'support-new': '/support-requests/new?category=order',
  wallet: '/myprofile/wallet',
  transactions: '/myprofile/transactions',
  approvals: '/myprofile/transactions/approvals',
  settings: '/myprofile/settings',
  'settings-password': '/myprofile/settings/password',
  'settings-company': '/myprofile/settings/company',
  'settings-addresses': '/myprofile/settings/addresses',
  'settings-cards': '/myprofile/settings/cards',
  'settings-second-factor': '/myprofile/settings/second-factor',
  'settings-sessions': '/myprofile/settings/sessions',
  'settings-staff': '/myprofile/settings/staff',
  'local-warehouse': '/yereldepo',
  'shipping-calculator': '/services/shipping-calculator',
  'picture-rules': '/services/picture-rules',
  'order-packaging': '/services/order-packaging',
  about: '/kurumsal/havan-nedir',
  faq: '/kurumsal/sikca-sorulan-sorular',
  'transfer-account': '/transfer-account',
  version: '/version',
  'not-found': '/boyle-bir-sayfa-yok',
};

const visitorPaths: Readonly<Record<string, string>> = {
  login: '/account/login',
  register: '/account/register',
  activation: '/account/activation',
  'gsm-verification': '/account/gsm-verification',
  'register-activation': '/account/register-activation',
  'forgot-password': '/account/forgotpassword',
  'set-password': '/account/setpassword',
  'reset-password': '/account/resetpassword',
  'reset-success': '/account/resetsuccess',
  'warning-password': '/account/warningpassword',
  'not-found-visitor': '/boyle-bir-sayfa-yok',
  offline: '/offline',
};

const sellerPaths: Readonly<Record<string, string>> = {
  home: '/merchant/homepage',
  orders: '/merchant/myprofile/orders',
  'order-detail': '/merchant/myprofile/orderdetail/sold/:soldId',
  'order-ledger': '/merchant/myprofile/orderdetail/sold/:soldId/ledger',
  listings: '/merchant/myprofile/listings',
  'listings-expiring': '/merchant/myprofile/listings/expiring',
  'listings-new': '/merchant/myprofile/listings/new',
  'listings-import': '/merchant/myprofile/listings/import',
  'listings-radar': '/merchant/myprofile/listings/radar',
  'listings-originality': '/merchant/myprofile/listings/originality-control-system',
  'listings-issues': '/merchant/myprofile/listings/originality-control-system?sekme=bildirimler',
  'listings-price': '/merchant/myprofile/listings/prices/:ownListingId',
  'listings-price-rules': '/merchant/myprofile/listings/price-rules',
  'listings-questions': '/merchant/myprofile/listings/questions',
  'listings-special-days': '/merchant/myprofile/listings/special-days',
  cases: '/merchant/myprofile/orders/cases',
  picking: '/merchant/myprofile/orders/picking?siparis=:waitingId',
  einvoices: '/merchant/myprofile/einvoices',
  'einvoices-withholding': '/merchant/myprofile/einvoices/withholding',
  credits: '/merchant/myprofile/einvoices/buycredits',
  evaluations: '/merchant/myprofile/evaluations',
  score: '/merchant/myprofile/score',
  performance: '/merchant/myprofile/salesperformance',
  support: '/merchant/support-requests',
  transactions: '/merchant/myprofile/transactions',
  statements: '/merchant/myprofile/transactions/statements',
  'turnover-bonus': '/merchant/myprofile/transactions/bonus',
  wallet: '/merchant/myprofile/wallet',
  notifications: '/merchant/myprofile/notifications',
  settings: '/merchant/myprofile/settings',
  'settings-staff': '/merchant/myprofile/settings/staff',
  'settings-sales': '/merchant/myprofile/settings/sales',
  'settings-einvoice': '/merchant/myprofile/settings/einvoice',
  'settings-integration': '/merchant/myprofile/settings/integration',
  'not-found': '/merchant/boyle-bir-sayfa-yok',
};

/** The campaign panel: for the users whom the operator lists. */
const panelPaths: Readonly<Record<string, string>> = {
  campaigns: '/merchant/myprofile/campaignspanel',
  'campaign-new': '/merchant/myprofile/campaignspanel/new?urunler=riskli',
  campaign: '/merchant/myprofile/campaignspanel/13',
  'campaign-products': '/merchant/myprofile/campaignsproducts',
};

/** The back office; each name is its address. */
const operatorScreens = [
  'applications',
  'company-changes',
  'badges',
  'product-requests',
  'products',
  'products/new',
  'products/duplicates',
  'products/file',
  'categories',
  'brands',
  'disputes',
  'score-appeals',
  'message-reports',
  'originality',
  'issues',
  'bans',
  'listings',
  'risk-marks',
  'recalls',
  'tickets',
  'companies',
  'companies/4',
  'orders',
  'payouts',
  'withdrawals',
  'statements',
  'bank-transfers',
  'carrier-tariff',
  'bonus-tiers',
  'credit-packages',
  'payments',
  'ledger',
  'reconciliation',
  'content',
  'flags',
  'legal-texts',
  'announcements',
  'campaigns',
  'special-days',
  'installation',
  'health',
  'audit',
  'operators',
];

/** Every screen of the three apps with its role. */
export const screens: readonly Screen[] = [
  ...screensOf('buyer', null, visitorPaths, 'visitor'),
  ...screensOf('buyer', 'eczane', pharmacyPaths, 'pharmacy'),
  ...screensOf('merchant', null, { login: '/merchant/account/login' }, 'merchant-visitor'),
  ...screensOf('merchant', 'satici', sellerPaths, 'merchant'),
  ...screensOf(
    'merchant',
    'eczadeposu',
    {
      orders: '/merchant/myprofile/orders',
      payouts: '/merchant/myprofile/salesperformance/payouts',
    },
    'warehouse',
  ),
  ...screensOf('merchant', 'eczane', panelPaths, 'panel'),
  ...screensOf('backoffice', null, { login: '/login' }, 'operator-visitor'),
  ...screensOf(
    'backoffice',
    'yonetici',
    Object.fromEntries(operatorScreens.map((path) => [path.replaceAll('/', '-'), `/${path}`])),
    'operator',
  ),
];

/** Puts the values into a path. */
export function fillPath(path: string, values: PathValues): string {
  return path.replace(/:(\w+)/g, (_, name: keyof PathValues) => String(values[name]));
}

function screensOf(
  area: Screen['area'],
  as: string | null,
  paths: Readonly<Record<string, string>>,
  prefix: string,
): Screen[] {
  return Object.entries(paths).map(([name, path]) => ({ name: `${prefix}-${name}`, area, as, path }));
}
