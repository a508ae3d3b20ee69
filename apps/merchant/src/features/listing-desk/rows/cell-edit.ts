import { listingStockMax } from '@havan/domain/listing-terms';
import { parseMoney } from '@havan/domain/money';
import { isQuantityColumn, readQuantity } from '../../listing-table/cells/quantity-terms.ts';
import { type DeskEdit, type DeskRow, termsWith } from './desk-rows.ts';
import { deskTexts } from '../desk-texts.ts';
import { readExpiration } from './scan-reading.ts';

/** Returns the edit that a typed cell of `row` makes, or its error. */
export function readCell(
  row: DeskRow,
  columnId: string,
  text: string,
): DeskEdit | { readonly sentence: string } {
  const typed = text.trim();
  if (isQuantityColumn(columnId)) {
    const read = readQuantity(columnId, typed);
    return 'problem' in read ? { sentence: read.problem } : { terms: termsWith(row, read.change) };
  }
  if (columnId === 'expiration') {
    if (typed === '') return { expiration: null };
    const expiration = readExpiration(typed);
    return expiration === null ? { sentence: deskTexts.notDay } : { expiration };
  }
  if (columnId === 'lot')
    return typed.length > 20 ? { sentence: 'Parti en fazla 20 karakter olabilir.' } : { lot: typed };
  if (columnId === 'stock') {
    const stock = /^\d{1,6}$/.test(typed) ? Number(typed) : null;
    if (stock === null) return { sentence: deskTexts.notNumber };
    return stock > listingStockMax ? { sentence: 'Stok en fazla 99.999 olabilir.' } : { stock };
  }
  if (typed === '') return { price: null };
  const price = parseMoney(typed.replace(/ ?TL$/i, ''));
  return price === null ? { sentence: deskTexts.notMoney } : { price };
}
