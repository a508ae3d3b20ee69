import type { Listing } from '@havan/contract/catalogue/catalogue';

/** Returns an offer with plausible values, which a test overrides where they matter to it. */
export function offer(
  parts: Partial<Omit<Listing, 'seller'>> & { seller?: Partial<Listing['seller']> } = {},
): Listing {
  const { seller, ...rest } = parts;
  return {
    listingId: 1,
    productId: 1,
    price: 10_000,
    discountPrice: 0,
    expiration: '2028-09-30',
    stock: 100,
    minQuantity: 1,
    maxQuantity: null,
    packSize: 1,
    priceBreaks: [],
    bonus: null,
    shippingFee: 8990,
    freeShippingFrom: 250_000,
    shippingShare: null,
    minBasket: 0,
    deliverySource: 'depodan teslim',
    dispatchCutoff: '17:00',
    dispatchesOnSaturdays: false,
    transitDays: 2,
    inBasket: 0,
    campaigns: [],
    ...rest,
    seller: {
      sellerId: 1,
      sellerUsername: 'Akçınar Ecza Deposu',
      companyType: 'localPharmacyWarehouse',
      cityName: 'Konya',
      scoreTenths: 98,
      blueTickModel: { blueTickType: 2 },
      ...seller,
    },
  };
}
