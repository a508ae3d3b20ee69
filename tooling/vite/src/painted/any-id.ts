/** What the page of any product is painted for: a number that no product will have. */
export const anyId = String(Number.MAX_SAFE_INTEGER);

/** A hint that React writes beside a picture of the first look; here it would fetch one of no product. */
const hint = new RegExp(`<link rel="preload" as="image"[^>]*${anyId}[^>]*>`, 'g');
const picture = new RegExp(` src="([^"]*)${anyId}([^"]*)"`, 'g');

/** A frame in which every picture waits for the number of its product (`painted-pictures`). */
export const withoutId = (html: string): string =>
  html.replace(hint, '').replace(picture, ' data-picture="$1:id$2"');
