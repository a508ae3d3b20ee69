/** The placeholder id of the prerendered product page: a number that no product will have. */
export const anyId = String(Number.MAX_SAFE_INTEGER);

/** React's preload hint for a picture of the first view; here it would request a missing picture. */
const hint = new RegExp(`<link rel="preload" as="image"[^>]*${anyId}[^>]*>`, 'g');
const picture = new RegExp(` src="([^"]*)${anyId}([^"]*)"`, 'g');

/** Returns a frame in which every picture waits for its product id (`prerendered-product`). */
export const withoutId = (html: string): string =>
  html.replace(hint, '').replace(picture, ' data-picture="$1:id$2"');
