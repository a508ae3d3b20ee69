import { globalFontFace } from '@vanilla-extract/css';
import sansLatin from '../fonts/sans-latin.woff2?url';
import sansTurkish from '../fonts/sans-turkish.woff2?url';
import slabLatin from '../fonts/slab-latin.woff2?url';
import slabTurkish from '../fonts/slab-turkish.woff2?url';
import { standIns } from '../theme/scales.ts';

/** ğ Ğ ş Ş İ ₺ have files of their own, because they come from the latin-ext files of the fonts. */
const turkish = 'U+011E-011F, U+0130, U+015E-015F, U+20BA';
const latin = 'U+0000-00FF, U+0131, U+2000-20B9, U+2100-22FF';
const woff2 = (url: string) => `url("${url}") format("woff2")`;
const sans = { fontWeight: '400 700', fontStretch: '75% 100%', fontDisplay: 'swap' } as const;
const slab = { fontWeight: 600, fontDisplay: 'swap' } as const;

globalFontFace('Instrument Sans', [
  { ...sans, src: woff2(sansLatin), unicodeRange: latin },
  { ...sans, src: woff2(sansTurkish), unicodeRange: turkish },
]);
globalFontFace('Aleo', [
  { ...slab, src: woff2(slabLatin), unicodeRange: latin },
  { ...slab, src: woff2(slabTurkish), unicodeRange: turkish },
]);

/**
 * Characters for which system fonts are adjusted to the metrics of the product's fonts; other characters keep
 * those of the system.
 */
const letters =
  'U+0020-007E, U+00C7, U+00D6, U+00DC, U+00E7, U+00F6, U+00FC, U+011E-011F, U+0130-0131, U+015E-015F';

/** Returns a ratio as a percentage with one decimal. */
const share = (value: number) => `${Math.round(value * 1000) / 10}%`;

/**
 * Returns a system font scaled to the metrics of a product font, used until that has loaded, so that text
 * does not shift. `wider` is the ratio of the text widths in Turkish and English, `ascent` and `descent` are
 * those of the product font.
 */
const standIn = (name: string, wider: number, ascent: number, descent: number) => ({
  src: `local("${name}")`,
  sizeAdjust: share(wider),
  ascentOverride: share(ascent / wider),
  descentOverride: share(descent / wider),
  lineGapOverride: '0%',
  unicodeRange: letters,
});

globalFontFace(standIns.arial, standIn('Arial', 1.035, 0.97, 0.25));
globalFontFace(standIns.roboto, standIn('Roboto', 1.03, 0.97, 0.25));
globalFontFace(standIns.dejaVu, standIn('DejaVu Sans', 0.889, 0.97, 0.25));
globalFontFace(standIns.georgia, standIn('Georgia', 1.065, 0.905, 0.295));
globalFontFace(standIns.dejaVuSerif, standIn('DejaVu Serif', 0.899, 0.905, 0.295));
