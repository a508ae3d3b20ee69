import { isPostalItem } from '../postal-item/postal-item.ts';

/** Tracking number formats of specification §5, by name; letters are Latin capitals. */
export const trackingNumberFormats = {
  '12-digits': { pattern: /^[0-9]{12}$/, hint: '12 rakam' },
  '11-13-digits': { pattern: /^[0-9]{11,13}$/, hint: '11-13 rakam' },
  '2letters+3-6digits|12digits': {
    pattern: /^(?:[A-Z]{2}[0-9]{3,6}|[0-9]{12})$/,
    hint: '2 harf ve 3-6 rakam ya da 12 rakam',
  },
  '14-digits': { pattern: /^[0-9]{14}$/, hint: '14 rakam' },
  '2letters+1-11digits': { pattern: /^[A-Z]{2}[0-9]{1,11}$/, hint: '2 harf ve 1-11 rakam' },
  '2letters+1-13digits': { pattern: /^[A-Z]{2}[0-9]{1,13}$/, hint: '2 harf ve 1-13 rakam' },
  '17-18-alnum': { pattern: /^[0-9A-Z]{17,18}$/, hint: '17-18 harf ya da rakam' },
  'local-warehouse': { pattern: /^[0-9A-Z]{4,20}$/, hint: '4-20 harf ya da rakam' },
} as const satisfies Readonly<Record<string, { pattern: RegExp; hint: string }>>;
export type TrackingNumberFormat = keyof typeof trackingNumberFormats;

/** Days after which a carrier may reuse a number; until then it identifies one parcel. */
export const trackingNumberReuseDays = 90;

export interface Carrier {
  readonly id: number;
  readonly name: string;
  readonly format: TrackingNumberFormat;
  /** The same expression as `trackingNumberFormats[format].pattern`, for callers that have only the carrier. */
  readonly trackingNumberPattern: RegExp;
  /** Whether this is the national post, whose items may also have a number of UPU S10. */
  readonly isPost: boolean;
}

function carrier(id: number, name: string, format: TrackingNumberFormat, isPost = false): Carrier {
  return { id, name, format, trackingNumberPattern: trackingNumberFormats[format].pattern, isPost };
}

/**
 * The specification gives formats by shipping company id and no names, so the names are invented. Add a row
 * for a new company or a new format.
 */
export const carriers: readonly Carrier[] = [
  carrier(1, 'Turna Kargo', '12-digits'),
  carrier(2, 'Kervan Kargo', '11-13-digits'),
  carrier(3, 'Menzil Kargo', '2letters+3-6digits|12digits'),
  carrier(4, 'Ulak Dağıtım', '14-digits'),
  carrier(5, 'Güvercin Posta', '2letters+1-11digits', true),
  carrier(6, 'Tatar Kurye', '2letters+1-13digits'),
  carrier(7, 'Ufuk Hava Kargo', '17-18-alnum'),
];

export const carrierIds: readonly number[] = carriers.map((c) => c.id);

/** Returns the carrier of an id, or null for an unknown one. */
export function carrierOf(id: number): Carrier | null {
  return carriers.find((c) => c.id === id) ?? null;
}

/** Returns whether a carrier uses tracking numbers of this form; letters are capitals. */
export const fitsCarrier = ({ trackingNumberPattern, isPost }: Carrier, number: string): boolean =>
  trackingNumberPattern.test(number) || (isPost && isPostalItem(number));

/** Format for orders that a local warehouse delivers itself: 4-20 letters or digits (specification §5). */
export const localWarehouseTrackingNumberFormat: TrackingNumberFormat = 'local-warehouse';

/** How an order reaches its buyer: 'depodan teslim' (from warehouse) or -1 (specification §3). */
export const deliverySources = { fromWarehouse: 'depodan teslim', none: -1 } as const;
export type DeliverySource = (typeof deliverySources)[keyof typeof deliverySources];
