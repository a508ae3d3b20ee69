import { expiryBand } from '../expiry/expiry.ts';
import { listingSentences } from '../listing-terms/listing-terms.ts';
import { allowedActions, nextState, type Transition } from '../transition/transition.ts';

/** Stored states; sold out and expired are derived and never stored (product §4). */
export const listingStates = ['active', 'passive', 'suspended'] as const;
export type ListingState = (typeof listingStates)[number];

/**
 * Tabs of `/myprofile/listings/:filter?` (product §3): by state and expiry, with a price above the cheapest
 * offer of others, and without a picture, a PSF or the expiry that others state.
 */
export const listingViews = [
  'active',
  'passive',
  'suspended',
  'soldout',
  'expiring',
  'behind',
  'incomplete',
] as const;
export type ListingView = (typeof listingViews)[number];

export const listingViewLabels: Readonly<Record<ListingView, string>> = {
  active: 'Satışta',
  passive: 'Pasif',
  suspended: 'Askıda',
  soldout: 'Tükendi',
  expiring: 'Miadı yaklaşan',
  behind: 'Fiyatta geride',
  incomplete: 'Eksik',
};

export type ListingParty = 'seller' | 'platform';
export type ListingAction = 'activate' | 'passivate' | 'suspend' | 'unsuspend';

/** `unsuspend` leads to passive: only the seller puts a listing back on sale. */
export const listingTransitions: readonly Transition<ListingState, ListingAction, ListingParty>[] = [
  { from: 'active', action: 'passivate', by: ['seller'], to: 'passive' },
  { from: 'passive', action: 'activate', by: ['seller'], to: 'active' },
  { from: 'active', action: 'suspend', by: ['platform'], to: 'suspended' },
  { from: 'passive', action: 'suspend', by: ['platform'], to: 'suspended' },
  { from: 'suspended', action: 'unsuspend', by: ['platform'], to: 'passive' },
];

/** Returns the state after `action` by `party`; null when it is not allowed. */
export function nextListingState(
  state: ListingState,
  action: ListingAction,
  party: ListingParty,
): ListingState | null {
  return nextState(listingTransitions, state, action, party);
}

/** Returns the actions that `party` may do on a listing in `state`. */
export function allowedListingActions(state: ListingState, party: ListingParty): ListingAction[] {
  return allowedActions(listingTransitions, state, party);
}

export interface ListingFacts {
  readonly state: ListingState;
  readonly stock: number;
  /** ISO day `YYYY-MM-DD`; null for a product without expiry. */
  readonly expiration: string | null;
}

/**
 * Returns whether a listing is active, in stock and not expired; only these may be added to a cart (product §4, §9).
 */
export function isBuyable(listing: ListingFacts, now: Date): boolean {
  return listing.state === 'active' && listing.stock > 0 && expiryBand(listing.expiration, now) !== 'expired';
}

/** Returns whether a discount line is shown: the discount price is above 0 (specification §3 "Listing"). */
export function showsDiscountLine(discountPrice: number): boolean {
  return discountPrice > 0;
}

/**
 * Returns the tabs of a listing that follow from its own data; an expiring one is also on sale, a sold-out one is not.
 */
export function listingViewsOf(listing: ListingFacts, now: Date): ListingView[] {
  if (listing.state !== 'active') return [listing.state];
  const band = expiryBand(listing.expiration, now);
  const views: ListingView[] = listing.stock > 0 ? (band === 'expired' ? [] : ['active']) : ['soldout'];
  if (band === 'close' || band === 'expired') views.push('expiring');
  return views;
}

/** States in a seller's table: the stored state, or the derived state of an active listing. */
export const shownListingStates = [...listingStates, 'soldout', 'expired'] as const;
export type ShownListingState = (typeof shownListingStates)[number];

export const shownListingStateLabels: Readonly<Record<ShownListingState, string>> = {
  active: 'Satışta',
  passive: 'Pasif',
  suspended: 'Askıda',
  soldout: 'Tükendi',
  expired: 'Miadı geçti',
};

/**
 * Returns the displayed state of a listing: an active one that cannot be bought shows the reason, first of
 * all the expiry.
 */
export function shownListingState(listing: ListingFacts, now: Date): ShownListingState {
  if (listing.state !== 'active') return listing.state;
  if (expiryBand(listing.expiration, now) === 'expired') return 'expired';
  return listing.stock > 0 ? 'active' : 'soldout';
}

/** Returns why a passive listing cannot be activated, in the words of specification §5; null when it can. */
export function activationProblem(listing: Omit<ListingFacts, 'state'>, now: Date): string | null {
  if (expiryBand(listing.expiration, now) === 'expired') return listingSentences.expirationPast;
  return listing.stock > 0 ? null : listingSentences.stockRequired;
}
