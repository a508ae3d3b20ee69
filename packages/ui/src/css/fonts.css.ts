import { globalFontFace } from '@vanilla-extract/css';
import sansLatin from '../fonts/sans-latin.woff2?url';
import sansTurkish from '../fonts/sans-turkish.woff2?url';
import slabLatin from '../fonts/slab-latin.woff2?url';
import slabTurkish from '../fonts/slab-turkish.woff2?url';
import { standIns } from '../theme/scales.ts';

/** ğ Ğ ş Ş İ ₺ live in files of their own: they come from a different cut of the same faces. */
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
 * Characters that every system has in the measures of our own faces; other signs come from the system
 * unchanged.
 */
const letters =
  'U+0020-007E, U+00C7, U+00D6, U+00DC, U+00E7, U+00F6, U+00FC, U+011E-011F, U+0130-0131, U+015E-015F';

/** Returns a share of the size of the letters; what it makes larger must not make lines higher. */
const share = (value: number) => `${Math.round(value * 1000) / 10}%`;

/**
 * Returns a face of the system that takes as much room as ours while ours travels, so that nothing moves when
 * it comes. `wider` is how much wider our letters run in Turkish and English text, `ascent` and `descent` are
 * ours.
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
