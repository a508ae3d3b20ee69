import { readListFile } from '@havan/features/list-file/read-list-file';
import { bulkTexts } from '../seller-texts.ts';
import { type PastedList, readPastedNumbers } from './pasted-numbers.ts';

type Orders = Parameters<typeof readPastedNumbers>[1];

type NumbersFile =
  | { readonly kind: 'list'; readonly list: PastedList }
  | { readonly kind: 'refused'; readonly sentence: string };

/**
 * Reads tracking numbers from an Excel, CSV or text file. A file must name its orders: its lines are never matched by
 * position, because nobody sees beside which order they stand.
 */
export async function readNumbersFile(file: File, orders: Orders): Promise<NumbersFile> {
  const found = await readListFile(file);
  if (found.kind === 'flaw') return { kind: 'refused', sentence: bulkTexts.fileFlaws[found.flaw] };
  const isNamed = orders.some(({ orderNo }) =>
    found.text.split(/[\n\t;,]/).some((cell) => cell.trim().replace(/^"(.*)"$/, '$1') === orderNo),
  );
  const list = isNamed ? readPastedNumbers(found.text, orders, 0) : null;
  return list ? { kind: 'list', list } : { kind: 'refused', sentence: bulkTexts.fileWithoutOrders };
}
