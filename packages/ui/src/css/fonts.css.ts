import { globalFontFace } from '@vanilla-extract/css';
import sansLatin from '../fonts/sans-latin.woff2?url';
import sansTurkish from '../fonts/sans-turkish.woff2?url';
import slabLatin from '../fonts/slab-latin.woff2?url';
import slabTurkish from '../fonts/slab-turkish.woff2?url';

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
