import { carriers, type TrackingNumberFormat } from '../carrier/carrier.ts';
import { gtinCheckDigit } from '../gtin/gtin.ts';

/** Barcode symbologies: Code 128 (ISO/IEC 15417), or the same with GS1 application identifiers. */
export const symbologies = ['code128', 'gs1-128'] as const;
export type Symbology = (typeof symbologies)[number];

/** Label of a parcel as a carrier requires it, in millimetres. */
export interface LabelTemplate {
  /** Null for a warehouse that delivers itself. */
  readonly carrierId: number | null;
  readonly carrierName: string;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Symbology that the carrier's scanners read; a number that is not valid for GS1-128 is encoded as Code 128. */
  readonly symbology: Symbology;
}

const paper = { widthMm: 100, heightMm: 150 } as const;

/** Carriers whose numbers may be serial shipping container codes of 18 digits. */
const gs1Formats: ReadonlySet<TrackingNumberFormat> = new Set(['17-18-alnum']);

/** Labels of the carriers, and that of a warehouse that delivers itself. */
export const labelTemplates: readonly LabelTemplate[] = [
  ...carriers.map(
    ({ id, name, format }): LabelTemplate => ({
      carrierId: id,
      carrierName: name,
      ...paper,
      symbology: gs1Formats.has(format) ? 'gs1-128' : 'code128',
    }),
  ),
  { carrierId: null, carrierName: 'Depodan teslim', ...paper, symbology: 'code128' },
];

/** Width available for the bars with their quiet zones, in millimetres. */
const barRoomMm = 92;
/**
 * Maximum module width: wider bars can be read from a greater distance, but not beyond half a millimetre (GS1
 * General Specifications, 5.12.3.4).
 */
const widestModuleMm = 0.5;

/** Returns the width of a module in millimetres, so that a code of this many modules fits on a label. */
export const moduleWidthMm = (modules: number): number => Math.min(widestModuleMm, barRoomMm / modules);

/** The barcode of a tracking number: its symbology and its content. */
export interface TrackingBars {
  readonly symbology: Symbology;
  readonly text: string;
}

/**
 * Returns the barcode of a tracking number for the label of its carrier. Eighteen digits with a valid check digit are a
 * serial shipping container code (SSCC), which GS1-128 encodes with identifier 00 (GS1 General Specifications, 3.2).
 */
export function trackingBars(carrierId: number | null, number: string): TrackingBars {
  const template = labelTemplates.find((one) => one.carrierId === carrierId);
  return template?.symbology === 'gs1-128' && isSscc(number)
    ? { symbology: 'gs1-128', text: `(00)${number}` }
    : { symbology: 'code128', text: number };
}

const isSscc = (number: string): boolean =>
  /^\d{18}$/.test(number) && gtinCheckDigit(number.slice(0, -1)) === Number(number.at(-1));
