import { code128, drawingSVG } from 'bwip-js/browser';

/**
 * A Code 128 of a text (ISO/IEC 15417) as the address of a picture, without the text beneath it: letters and digits of order
 * and tracking numbers in one symbology that every hand scanner reads.
 */
export const barcodeImage = (text: string): string => {
  const picture = code128({ bcid: 'code128', text, height: 14, scale: 2 }, drawingSVG());
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
};
