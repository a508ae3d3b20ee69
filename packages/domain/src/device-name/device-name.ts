const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const nameIn = (list: typeof browsers, userAgent: string) =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Returns the common name of the device and browser of a user agent: `Chrome, Windows`. */
export function deviceName(userAgent: string): string {
  const names = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean);
  return names.length > 0 ? names.join(', ') : 'Bilinmeyen cihaz';
}
