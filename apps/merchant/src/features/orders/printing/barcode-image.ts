import type { Symbology } from '@havan/domain/label-template';
import { code128, drawingSVG, gs1_128 } from 'bwip-js/browser';

/** A barcode with the quiet zones that scanners need. */
export interface BarcodeImage {
  /** Data URL of the picture. */
  readonly src: string;
  /** Width in modules (the narrowest bars), with the quiet zones. */
  readonly modules: number;
}

/** Width of a quiet zone in modules (ISO/IEC 15417, 4.5; GS1 General Specifications, 5.4.4). */
const quietZone = 10;

/**
 * Returns a text as a barcode without the text beneath it: Code 128 (ISO/IEC 15417), which every hand scanner reads, or
 * GS1-128, whose text names its application identifiers in parentheses.
 */
export const barcodeImage = (text: string, symbology: Symbology = 'code128'): BarcodeImage => {
  const options = { bcid: symbology, text, height: 14, scale: 1, paddingwidth: quietZone };
  const picture = symbology === 'gs1-128' ? gs1_128(options, drawingSVG()) : code128(options, drawingSVG());
  const modules = Number(/viewBox="0 0 (\d+) /.exec(picture)?.[1]);
  // The label sets width and height in millimetres; the bars fill both.
  const filling = picture.replace('<svg ', '<svg preserveAspectRatio="none" ');
  return { src: `data:image/svg+xml,${encodeURIComponent(filling)}`, modules };
};
