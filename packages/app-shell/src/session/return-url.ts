const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text);

/**
 * Parses the return URL of a sign-in: a path and query on this origin, or null. Anything that could lead elsewhere
 * (`//host`, `/\host`, a scheme, control characters) is refused, and so is the sign-in page itself.
 */
export function safeReturnUrl(text: string | null | undefined, origin: string): string | null {
  if (!text?.startsWith('/') || /^\/[/\\]/.test(text) || hasControlCharacter(text)) return null;
  const url = URL.parse(text, origin);
  if (!url || url.origin !== origin) return null;
  const path = url.pathname + url.search;
  if (path.startsWith('//')) return null;
  return /^(?:\/merchant)?\/(?:account|signing-in)(?:\/|\?|$)/.test(path) ? null : path;
}
