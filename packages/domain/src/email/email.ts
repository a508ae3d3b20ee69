const maxLength = 254;
const maxLocalBytes = 64;
const maxLabelLength = 63;

/** Dot-separated atoms: characters that RFC 5322 allows unquoted, and letters beyond ASCII by RFC 6531. */
const atoms =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~\u00a1-\ud7ff\uf900-\uffef-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~\u00a1-\ud7ff\uf900-\uffef-]+)*$/i;
const quoted = /^"(?:[^"\\\p{Cc}]|\\[^\p{Cc}])*"$/u;
const label =
  /^[a-z0-9\u00a1-\ud7ff\uf900-\uffef](?:[a-z0-9\u00a1-\ud7ff\uf900-\uffef-]*[a-z0-9\u00a1-\ud7ff\uf900-\uffef])?$/i;
const topLevel = /^(?:[\p{L}\p{M}]{2,}|xn[a-z0-9-]{2,})$/iu;
/**
 * Full-width letters and blanks beyond ASCII look valid but cannot be delivered to; lone surrogates are not characters.
 */
const unusable = /[\uff01-\uff5e\ufffd]|[^\S ]|\p{Cs}/u;

/** Returns whether a text is a deliverable e-mail address (specification §5 "basic pattern"). */
export function isEmail(text: string): boolean {
  if (text.length > maxLength || unusable.test(text)) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  if (utf8Length(local) > maxLocalBytes || !(atoms.test(local) || quoted.test(local))) return false;
  const labels = text.slice(at + 1).split('.');
  return (
    labels.length >= 2 &&
    topLevel.test(labels.at(-1) ?? '') &&
    labels.every((part) => part.length <= maxLabelLength && label.test(part))
  );
}

/**
 * Returns whether a text is a KEP address: an e-mail address under `.kep.tr`, 2-50 characters, without blanks
 * (specification §5).
 */
export function isKepAddress(text: string): boolean {
  return text.length <= 50 && text.toLowerCase().endsWith('.kep.tr') && !/\s/.test(text) && isEmail(text);
}

function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
