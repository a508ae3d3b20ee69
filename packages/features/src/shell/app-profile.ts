import type { Api } from '@havan/api-client/client';
import type { Area } from '@havan/domain/access';
import type { UserType } from '@havan/domain/company';
import type { FeatureFlag } from '@havan/domain/feature-flag';
import { createContext, use } from 'react';
import type { SessionStore } from '../session/session-store.ts';
import type { BotCheckPort } from './bot-check/bot-check.ts';
import type { GlobalsStore } from './globals.ts';

export type Audience = 'buyer' | 'merchant';

/** Addresses that shared screens lead to; each app fills them from its own `paths`. */
export interface SharedPaths {
  readonly home: () => string;
  readonly login: (returnUrl?: string) => string;
  readonly signingIn: () => string;
  readonly register: () => string;
  /** Only an app with a shop has shelves to lead to. */
  readonly category?: (categoryId?: number) => string;
  /** The page of a product; only a shop has one. */
  readonly product?: (productId: number) => string;
  /** What was asked about the products that the company sells. */
  readonly questions: () => string;
  /** A page about the platform: contact, privacy, terms. */
  readonly corporate: (slug: string) => string;
  readonly service: (slug: string) => string;
  readonly notifications: () => string;
  /** The messages, or those with one user or company; `?to=` is the specification's (§2.2). */
  readonly messages: (partner?: { readonly userId: number } | { readonly companyId: number }) => string;
  /** Paths on which nothing may lead away: the footer is not shown (specification §2.1). */
  readonly withoutFooter: readonly string[];
  readonly orders: (filter?: string) => string;
  readonly order: (type: 'purchased' | 'sold', orderId: number) => string;
  readonly settings: (subpage?: string) => string;
  readonly orderLedger: (type: 'purchased' | 'sold', orderId: number) => string;
  readonly wallet: () => string;
  /** The account movements: order by order, of the wallet, or what waits for approval. */
  readonly transactions: (page?: 'wallet' | 'approvals') => string;
  /** The areas of the account that this app has screens for; a menu shows no other. */
  readonly areas: Readonly<Partial<Record<Area, string>>>;
}

/**
 * What shared screens may ask of the app they stand in. Filled once by each app; no screen asks which app it is in,
 * it asks for a capability.
 */
export interface AppProfile {
  readonly audience: Audience;
  readonly userType: UserType;
  /** Where the router is mounted: nothing, or `/merchant`. */
  readonly basename: '' | '/merchant';
  readonly api: Api;
  readonly session: SessionStore;
  readonly globals: GlobalsStore;
  readonly paths: SharedPaths;
  /** A flag for the person signed in; its default before that is known. */
  readonly flags: { readonly isOn: (flag: FeatureFlag) => boolean };
  /** Where bot checks get their tokens; null where the page has no such library. */
  readonly botCheck: BotCheckPort | null;
  /** The address of a path in the other app, on its own host. */
  readonly otherAppHref: (path: string) => string;
  /** A full page load elsewhere. */
  readonly leave: (href: string) => void;
}

export const AppProfileContext = createContext<AppProfile | null>(null);

/** @throws when a screen is drawn outside an app */
export function useAppProfile(): AppProfile {
  const profile = use(AppProfileContext);
  if (!profile) throw new Error('This part needs an AppProfile around it');
  return profile;
}
