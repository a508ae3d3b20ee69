/**
 * Returns the partner's page for a transfer, always on the configured origin: a `returnUrl` may be a path or address of
 * that origin, and anything else is dropped.
 */
export function transferAddress(partnerUrl: string, token: string, returnUrl: string | undefined): string {
  const address = new URL(partnerUrl);
  address.searchParams.set('token', token);
  const back = returnUrl === undefined ? null : placeAt(address.origin, returnUrl);
  if (back) address.searchParams.set('returnUrl', back);
  return address.href;
}

function placeAt(origin: string, text: string): string | null {
  if (/\p{Cc}/u.test(text) || /^[/\\]{2}/.test(text)) return null;
  const url = URL.parse(text, origin);
  if (!url || url.origin !== origin || url.username !== '' || url.password !== '') return null;
  const path = url.pathname + url.search;
  return path.startsWith('//') ? null : path;
}
