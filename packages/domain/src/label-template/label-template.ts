import { carriers, type TrackingNumberFormat } from '../carrier/carrier.ts';
import { gtinCheckDigit } from '../gtin/gtin.ts';

/** How a number is drawn: Code 128 (ISO/IEC 15417), or the same with GS1 application identifiers. */
export const symbologies = ['code128', 'gs1-128'] as const;
export type Symbology = (typeof symbologies)[number];

/** The label of a parcel as a carrier takes it, in millimetres. */
export interface LabelTemplate {
  /** Null for a warehouse that delivers itself. */
  readonly carrierId: number | null;
  readonly carrierName: string;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Symbology that the carrier's scanners read; a number that does not fit GS1-128 is drawn as Code 128. */
  readonly symbology: Symbology;
}

const paper = { widthMm: 100, heightMm: 150 } as const;

/** Carriers whose numbers may be serial shipping container codes of 18 digits. */
const gs1Formats: ReadonlySet<TrackingNumberFormat> = new Set(['17-18-alnum']);

/** The label of each carrier, and that of a warehouse that delivers itself. */
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

/** Room for bars on a label, their white included, in millimetres. */
const barRoomMm = 92;
/** Scanners read wider bars from farther; beyond half a millimetre nothing is gained (GS1 General Specifications, 5.12.3.4). */
const widestModuleMm = 0.5;

/** Returns the breadth of the narrowest bar in millimetres, so that a code of this many modules fits on a label. */
export const moduleWidthMm = (modules: number): number => Math.min(widestModuleMm, barRoomMm / modules);

/** A tracking number as the bars of a label: how it is drawn, and the text of the bars. */
export interface TrackingBars {
  readonly symbology: Symbology;
  readonly text: string;
}

/**
 * Returns the bars of a tracking number on the label of its carrier. Eighteen digits with a valid check digit
 * are a serial shipping container code (SSCC), which GS1-128 carries under identifier 00 (GS1 General
 * Specifications, 3.2).
 */
export function trackingBars(carrierId: number | null, number: string): TrackingBars {
  const template = labelTemplates.find((one) => one.carrierId === carrierId);
  return template?.symbology === 'gs1-128' && isSscc(number)
    ? { symbology: 'gs1-128', text: `(00)${number}` }
    : { symbology: 'code128', text: number };
}

const isSscc = (number: string): boolean =>
  /^\d{18}$/.test(number) && gtinCheckDigit(number.slice(0, -1)) === Number(number.at(-1));
