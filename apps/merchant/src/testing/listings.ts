import type { SellerListing } from '@havan/contract/listings/listings';

/** Returns a listing of the table; values left out are plausible. */
export function listingOf(listingId: number, over: Partial<SellerListing> = {}): SellerListing {
  return {
    listingId,
    productId: listingId,
    productName: `Nurevit Çinko ${listingId} Tablet`,
    brandName: 'Nurevit',
    barcode: `29000000000${String(listingId).padStart(2, '0')}`,
    productImageUrl: '',
    psf: 20_000,
    vatRate: 10,
    price: 12_990,
    stock: 12,
    reserved: 0,
    expiration: '2028-09-30',
    minQuantity: 1,
    maxQuantity: null,
    packSize: 1,
    priceBreaks: [],
    bonus: null,
    cost: null,
    shelf: 'A-03',
    lot: '',
    state: 'active',
    shownState: 'active',
    suspendedReason: null,
    place: { rank: 2, of: 9, firstPrice: 12_830 },
    cheapestOther: 12_830,
    soldLastMonth: 14,
    viewedLastMonth: 120,
    campaign: null,
    version: 1,
    updatedAt: '2026-11-21T08:02:00.000Z',
    ...over,
  };
}
