import type { Symbology } from '@havan/domain/label-template';
import { code128, drawingSVG, gs1_128 } from 'bwip-js/browser';

/**
 * Returns a text as the address of the picture of its bars, without the text beneath them: Code 128 (ISO/IEC
 * 15417), which every hand scanner reads, or GS1-128, whose text names its application identifiers in
 * parentheses.
 */
export const barcodeImage = (text: string, symbology: Symbology = 'code128'): string => {
  const options = { bcid: symbology, text, height: 14, scale: 2 };
  const picture = symbology === 'gs1-128' ? gs1_128(options, drawingSVG()) : code128(options, drawingSVG());
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
};
