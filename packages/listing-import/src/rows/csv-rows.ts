import { CsvError, parse, type Parser } from 'csv-parse';
import { ImportFileError } from '../file-flaw/file-flaw.ts';
import type { SourceRow } from '../source-row/source-row.ts';
import { decodedTexts } from './decode.ts';
import { guessDelimiter, separatorLine } from './delimiter.ts';
import { importLimits } from '../import-limits/import-limits.ts';

/** Yields the rows of a CSV file as they arrive; the separator is detected at the beginning of the file. */
export async function* csvRows(
  head: Uint8Array,
  source: AsyncIterator<Uint8Array>,
): AsyncGenerator<SourceRow> {
  const texts = decodedTexts(head, source);
  const first = await texts.next();
  const start = first.done ? '' : first.value;
  const separator = separatorLine.exec(start);
  const skippedLines = separator ? 1 : 0;
  const parser = parse({
    delimiter: separator?.[1] ?? guessDelimiter(start),
    // Programs that write a title before an export may end its line differently from the others.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: importLimits.recordBytes,
    info: true,
  });
  const feeding = feed(parser, start.slice(separator?.[0].length ?? 0), texts);
  try {
    for await (const entry of parser as AsyncIterable<CsvEntry>)
      yield { line: entry.info.lines + skippedLines, cells: entry.record.map((cell) => cell.trim()) };
    await feeding;
  } catch (error) {
    throw error instanceof CsvError ? flawOf(error, parser.info.lines + skippedLines) : error;
  } finally {
    parser.destroy();
    await feeding.catch(() => undefined);
  }
}

interface CsvEntry {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Writes no faster than rows are taken. An error of the source ends the parser, and is told by it. */
async function feed(parser: Parser, start: string, texts: AsyncIterator<string>): Promise<void> {
  try {
    for (let text: string | null = start; text !== null && !parser.destroyed; text = await nextOf(texts))
      for (const piece of pieces(text)) if (!parser.write(piece) && !parser.destroyed) await drained(parser);
    if (!parser.destroyed) parser.end();
  } catch (error) {
    parser.destroy(error instanceof Error ? error : new ImportFileError('unreadable'));
  }
}

/** Characters that are parsed at once: parsing a stored part of megabytes would block the process for half a second. */
const pieceLength = 32_768;

/** Splits a text, never inside a character of two code units. */
function* pieces(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const end = from + pieceLength;
    const to = isHighSurrogate(text.charCodeAt(end - 1)) ? end + 1 : end;
    yield text.slice(from, to);
    from = to;
  }
}

const isHighSurrogate = (codeUnit: number): boolean => codeUnit >= 0xd800 && codeUnit < 0xdc00;

async function nextOf(texts: AsyncIterator<string>): Promise<string | null> {
  const { done, value } = await texts.next();
  return done ? null : value;
}

function drained(parser: Parser): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      parser.off('drain', go).off('close', go);
      resolve();
    };
    parser.on('drain', go).on('close', go);
  });
}

function flawOf(error: CsvError, line: number): ImportFileError {
  if (error.code === 'CSV_MAX_RECORD_SIZE') return new ImportFileError('cellTooLong', line);
  // Where the quote was opened the parser does not tell.
  return new ImportFileError(error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'openQuote' : 'unreadable');
}
