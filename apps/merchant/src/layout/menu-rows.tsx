import type { MenuRow } from '@havan/app-shell/menu/menu-row';
import { createListing } from '@havan/contract/listings/listings';
import type { MemberRule } from '@havan/contract/member-may';
import type { Area } from '@havan/domain/access';
import type { FeatureFlag } from '@havan/domain/feature-flag';
import {
  BarcodeIcon,
  CalendarIcon,
  CardIcon,
  ChartIcon,
  ClockIcon,
  FileIcon,
  HelpIcon,
  ListIcon,
  MessageIcon,
  OrdersIcon,
  PackageIcon,
  PhoneIcon,
  ReturnIcon,
  StarIcon,
  ShieldIcon,
  TagIcon,
  WalletIcon,
} from '@havan/ui/icons';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { layoutTexts } from './layout-texts.ts';

export type MenuCounter = 'orders' | 'cases' | 'questions' | 'messages' | 'support';

interface SellerMenuRow extends MenuRow<Area, MenuCounter> {
  readonly icon: ReactNode;
  /** Shown while this flag is on. */
  readonly flag?: FeatureFlag;
  /** The call behind the page: the row is shown to members who may make it. */
  readonly call?: MemberRule;
}

/** Pages below the address of the listings that have a row of their own. */
const besideListings: ReadonlySet<string> = new Set([
  paths.questions(),
  paths.newListing(),
  paths.expiryRadar(),
  paths.originality(),
  paths.specialDays(),
  paths.priceRules(),
]);
const only = (href: string) => (pathname: string) => pathname === href;

/** The menu of the seller, in its order: the areas that have a screen (specification §6). */
export const menuRows: readonly SellerMenuRow[] = [
  {
    id: 'home',
    label: layoutTexts.home,
    icon: <ChartIcon />,
    href: paths.home(),
    isCurrent: only(paths.home()),
  },
  {
    id: 'orders',
    label: layoutTexts.orders,
    icon: <OrdersIcon />,
    href: paths.orders(),
    right: 'orders',
    isShownEarly: true,
    counter: 'orders',
    isCurrent: (pathname) => pathname.startsWith('/myprofile/order') && pathname !== paths.cases(),
  },
  {
    id: 'cases',
    label: layoutTexts.cases,
    icon: <ReturnIcon />,
    href: paths.cases(),
    right: 'orders',
    isShownEarly: true,
    counter: 'cases',
    isCurrent: only(paths.cases()),
  },
  {
    id: 'listing-desk',
    label: layoutTexts.listingDesk,
    icon: <BarcodeIcon />,
    href: paths.newListing(),
    right: 'listings',
    call: createListing,
    isCurrent: only(paths.newListing()),
  },
  {
    id: 'listings',
    label: layoutTexts.listings,
    icon: <PackageIcon />,
    href: paths.listings(),
    right: 'listings',
    isCurrent: (pathname) => pathname.startsWith(paths.listings()) && !besideListings.has(pathname),
  },
  {
    id: 'originality',
    label: layoutTexts.originality,
    icon: <ShieldIcon />,
    href: paths.originality(),
    right: 'listings',
    flag: 'riskyProductInvoice',
    isCurrent: only(paths.originality()),
  },
  {
    id: 'expiryRadar',
    label: layoutTexts.expiryRadar,
    icon: <ClockIcon />,
    href: paths.expiryRadar(),
    right: 'listings',
    isCurrent: only(paths.expiryRadar()),
  },
  {
    id: 'pricing',
    label: layoutTexts.priceRules,
    icon: <ListIcon />,
    href: paths.priceRules(),
    right: 'listings',
    isCurrent: only(paths.priceRules()),
  },
  {
    id: 'campaigns',
    label: layoutTexts.campaigns,
    icon: <TagIcon />,
    href: paths.campaigns(),
    right: 'campaignPanel',
    isCurrent: (pathname) => pathname.startsWith('/myprofile/campaigns'),
  },
  {
    id: 'specialDays',
    label: layoutTexts.specialDays,
    icon: <CalendarIcon />,
    href: paths.specialDays(),
    right: 'listings',
    isCurrent: only(paths.specialDays()),
  },
  {
    id: 'questions',
    label: layoutTexts.questions,
    icon: <HelpIcon />,
    href: paths.questions(),
    right: 'listings',
    counter: 'questions',
    isCurrent: only(paths.questions()),
  },
  {
    id: 'messages',
    label: layoutTexts.messages,
    icon: <MessageIcon />,
    href: paths.messages(),
    right: 'messages',
    counter: 'messages',
    isCurrent: only(paths.messages()),
  },
  {
    id: 'support',
    label: layoutTexts.support,
    icon: <PhoneIcon />,
    href: paths.support(),
    counter: 'support',
  },
  {
    id: 'eInvoices',
    label: layoutTexts.eInvoices,
    icon: <FileIcon />,
    href: paths.eInvoices(),
    right: 'orders',
    flag: 'eInvoice',
    isShownEarly: true,
  },
  {
    id: 'transactions',
    label: layoutTexts.transactions,
    icon: <CardIcon />,
    href: paths.transactions(),
    right: 'transactions',
  },
  {
    id: 'payouts',
    label: layoutTexts.payouts,
    icon: <CardIcon />,
    href: paths.payouts(),
    right: 'salesPanel',
    unless: 'transactions',
  },
  {
    id: 'wallet',
    label: layoutTexts.wallet,
    icon: <WalletIcon />,
    href: paths.wallet(),
    right: 'wallet',
    isCurrent: only(paths.wallet()),
  },
  {
    id: 'performance',
    label: layoutTexts.performance,
    icon: <StarIcon />,
    href: paths.performance(),
    right: 'salesPanel',
    isCurrent: (pathname) =>
      [paths.performance(), paths.score(), paths.evaluations()].some((place) => place === pathname),
  },
];
