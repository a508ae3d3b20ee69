import type { Finding } from './finding.ts';

/** Larger than any invoice with its attachments; more is refused before a byte is read. */
export const mostBytes = 10 * 1024 * 1024;

const byteOrderMark = '\ufeff';

/** An XML declaration in the accepted form; any other stays in the text, and the parser refuses it. */
const declaration =
  /^<\?xml\s+version\s*=\s*(["'])1\.\d\1(?:\s+encoding\s*=\s*(["'])[A-Za-z][\w.-]*\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\3)?\s*\?>/;

/**
 * Returns the text of a document without its XML declaration, or why it is not even read: too large, in an
 * undeclared encoding, or with a DOCTYPE, through which entities and external files would come in.
 */
export function rawText(bytes: Uint8Array): { readonly text: string } | { readonly refusal: Finding } {
  if (bytes.length === 0) return refusal('empty', 'Dosya boş.');
  if (bytes.length > mostBytes) {
    return refusal('size', `Dosya çok büyük: en çok ${mostBytes / 1024 / 1024} MB olabilir.`);
  }
  const encoding = encodingOf(bytes);
  const decoded = encoding === null ? null : decode(bytes, encoding);
  if (decoded === null) {
    return refusal('encoding', 'Dosyanın karakter kodlaması, bildirdiği kodlamaya uymuyor ya da tanınmıyor.');
  }
  if (decoded.startsWith(byteOrderMark)) {
    return refusal('encoding', 'Dosya birden çok bayt sırası işaretiyle (BOM) başlıyor.');
  }
  const text = decoded.replace(declaration, '');
  return hasDoctype(text)
    ? refusal('doctype', 'Faturada DOCTYPE bulunamaz: varlık ve dış dosya tanımları kabul edilmez.')
    : { text };
}

/**
 * Returns the encoding by the first bytes, then by the declaration; UTF-8 without one. Null for a
 * contradiction.
 */
function encodingOf(bytes: Uint8Array): string | null {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a === 0x3c && b === 0 && c === 0x3f && d === 0) return 'utf-16le';
  if (a === 0 && b === 0x3c && c === 0 && d === 0x3f) return 'utf-16be';
  const isMarked = a === 0xef && b === 0xbb && c === 0xbf;
  const start = String.fromCharCode(...bytes.subarray(isMarked ? 3 : 0, 200));
  const declared = /^<\?xml\s[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8';
  if (/^(?:utf-?(?:16|32|7)|ucs|iso-10646)/i.test(declared)) return null;
  return isMarked ? 'utf-8' : declared;
}

/**
 * Decodes bytes in an encoding; null for invalid ones. ASCII is checked here, because the decoders of the web
 * take it for Windows-1252 and would accept letters where XML allows none.
 */
function decode(bytes: Uint8Array, encoding: string): string | null {
  if (/^(?:us-)?ascii$/i.test(encoding) && bytes.some((byte) => byte > 0x7f)) return null;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Returns whether a text has a DOCTYPE before the root, among comments and processing instructions. */
function hasDoctype(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    at += /^\s*/.exec(text.slice(at, at + 1000))?.[0].length ?? 0;
    if (/\s/.test(text.charAt(at))) continue;
    const end = text.startsWith('<!--', at) ? '-->' : text.startsWith('<?', at) ? '?>' : null;
    if (end === null) return /^<!DOCTYPE/i.test(text.slice(at, at + 9));
    const close = text.indexOf(end, at + 2);
    if (close < 0) return false;
    at = close + end.length;
  }
  return false;
}

function refusal(rule: string, message: string): { readonly refusal: Finding } {
  return { refusal: { rule, message, path: '' } };
}
