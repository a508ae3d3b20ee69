import type { Api } from '@havan/api-client/client';
import type { Area } from '@havan/domain/access';
import type { UserType } from '@havan/domain/company';
import type { FeatureFlag } from '@havan/domain/feature-flag';
import type { TicketCategory } from '@havan/domain/ticket-category';
import { createContext, use } from 'react';
import type { SessionStore } from '../session/session-store.ts';
import type { BotCheckPort } from '../bot-check/bot-check.ts';
import type { GlobalsStore } from './globals.ts';

export type Audience = 'buyer' | 'merchant';

/** Initial values of a new support ticket. */
export interface TicketAbout {
  readonly category: TicketCategory;
  /** Id of the order or listing, as the category requires it. */
  readonly record?: number;
  readonly subject?: string;
}

/** Addresses that shared screens lead to; each app fills them from its own `paths`. */
export interface SharedPaths {
  readonly home: () => string;
  readonly login: (returnUrl?: string) => string;
  readonly signingIn: () => string;
  readonly register: () => string;
  /** The category pages; only in an app with a shop. */
  readonly category?: (categoryId?: number) => string;
  /** The page of a product; only in an app with a shop. */
  readonly product?: (productId: number) => string;
  /** The questions about the products that the company sells. */
  readonly questions: () => string;
  /** A page about the platform: contact, privacy, terms. */
  readonly corporate: (slug: string) => string;
  readonly service: (slug: string) => string;
  readonly notifications: () => string;
  /** The messages, or those with one user, or a company about one of its orders; `?to=` is the specification's (§2.2). */
  readonly messages: (
    partner?: { readonly userId: number } | { readonly companyId: number; readonly orderNo?: string },
  ) => string;
  /** Support tickets: the list, one of them, or a new one. */
  readonly support: (page?: number | 'action-required' | 'new') => string;
  readonly newTicket: (about: TicketAbout) => string;
  /** Paths without a footer (specification §2.1). */
  readonly withoutFooter: readonly string[];
  readonly orders: (filter?: string) => string;
  readonly order: (type: 'purchased' | 'sold', orderId: number) => string;
  readonly settings: (subpage?: string) => string;
  readonly orderLedger: (type: 'purchased' | 'sold', orderId: number) => string;
  readonly wallet: () => string;
  /** The figures of the company's sales or purchases. */
  readonly performance: () => string;
  readonly evaluations: () => string;
  /** Only an app that sells has a score. */
  readonly score?: () => string;
  /** The account transactions: by order, of the wallet, or awaiting approval. */
  readonly transactions: (page?: 'wallet' | 'approvals' | 'statements' | 'bonus' | 'points') => string;
  /** The account areas that this app has screens for; menus show no others. */
  readonly areas: Readonly<Partial<Record<Area, string>>>;
}

/**
 * The app's capabilities as shared screens see them. Each app fills it once; a screen asks for a capability, never for
 * the app it is in.
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
  /** The flag of the signed-in user, as the server says; on until that is known. */
  readonly flags: { readonly isOn: (flag: FeatureFlag) => boolean };
  /** The provider of bot check tokens; null without the library. */
  readonly botCheck: BotCheckPort | null;
  /** Returns the address of a path in the other app, on its host. */
  readonly otherAppHref: (path: string) => string;
  /** Loads another page in full. */
  readonly leave: (href: string) => void;
}

export const AppProfileContext = createContext<AppProfile | null>(null);

/** Returns the profile of the app. @throws when a component is rendered outside an app */
export function useAppProfile(): AppProfile {
  const profile = use(AppProfileContext);
  if (!profile) throw new Error('This part needs an AppProfile around it');
  return profile;
}
