import { isUtf16 } from '@havan/domain/file-kind';
import { ImportFileError } from '../file-flaw/file-flaw.ts';
import { importLimits } from '../import-limits/import-limits.ts';
import { dosTurkish, isDosTurkish } from './dos-turkish.ts';
import { joined } from './joined.ts';

/**
 * Returns the text of a file as it comes: UTF-8, UTF-16 of either order, or a Turkish code page of older
 * programs (Windows-1254, or 857 of DOS). A file counts as UTF-8 until a byte proves otherwise; ASCII before
 * it is the same in all of them.
 */
export async function* decodedTexts(
  head: Uint8Array,
  source: AsyncIterator<Uint8Array>,
): AsyncGenerator<string> {
  const wide = isUtf16(head);
  const decode = wide ? wideDecoder(wide) : narrowDecoder();
  let size = head.length;
  let chunk = head;
  for (;;) {
    const next = await source.next();
    yield decode(chunk, next.done === true);
    if (next.done) return;
    chunk = next.value;
    size += chunk.length;
    if (size > importLimits.csvBytes) throw new ImportFileError('tooLarge');
  }
}

type Decode = (chunk: Uint8Array, isLast: boolean) => string;

function wideDecoder(order: 'le' | 'be'): Decode {
  const decoder = new TextDecoder(`utf-16${order}`);
  return (chunk, isLast) => decoder.decode(chunk, { stream: !isLast });
}

function narrowDecoder(): Decode {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let lenient: Decode | null = null;
  let isFirst = true;
  let hasLetters = false;
  let open: Uint8Array = new Uint8Array();
  return (chunk, isLast) => {
    if (lenient) return lenient(chunk, isLast);
    const bytes = open.length === 0 ? chunk : joined([open, chunk], open.length + chunk.length);
    const whole = isLast ? bytes : bytes.subarray(0, endOfLetters(bytes));
    open = bytes.subarray(whole.length);
    try {
      const text = strict.decode(whole);
      hasLetters ||= text.length !== whole.length;
      const isMarked = isFirst && text.startsWith('\ufeff');
      isFirst = false;
      return isMarked ? text.slice(1) : text;
    } catch {
      // Letters that were right as UTF-8 came before: then the file is UTF-8, and damaged here.
      lenient = lenientDecoder(hasLetters ? 'utf-8' : isDosTurkish(bytes) ? 'ibm857' : 'windows-1254');
      return lenient(bytes, isLast);
    }
  };
}

function lenientDecoder(encoding: 'utf-8' | 'windows-1254' | 'ibm857'): Decode {
  if (encoding === 'ibm857') return dosTurkish;
  const decoder = new TextDecoder(encoding);
  return (chunk, isLast) => decoder.decode(chunk, { stream: !isLast });
}

/** Returns where the last complete UTF-8 character ends: a chunk may have cut the one behind it. */
function endOfLetters(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) return lengthOfLetter(byte) > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

function lengthOfLetter(lead: number): number {
  if (lead >= 0xf0) return 4;
  return lead >= 0xe0 ? 3 : 2;
}
