import path from 'node:path';
import { foldForSearch } from '@havan/domain/turkish-text';
import type { Db } from '../../core/db/database.ts';
import { lockForTransaction, withTransaction } from '../../core/db/transaction.ts';
import { StartFailure } from '../../core/start-failure.ts';
import { readMedicineFile } from './medicine-file.ts';
import {
  closeMedicines,
  countMissing,
  newestChecksum,
  noteList,
  stageMedicines,
  swapMedicines,
} from './medicines.sql.ts';

const usage = `pnpm medicines FILE [--anyway]

  FILE      the list of licensed medicines: CSV or XLSX with the titles Barkod and Ürün Adı (or İlaç Adı), or JSON lines
            with barkod and urun_adi
  --anyway  take the list even when it lacks more than half of the medicines in use`;

/**
 * Replaces the searchable list of licensed medicines by that of a file, in one transaction: readers see the old or the
 * new list. Catalogue products that are on the list can no longer be sold. A file with the current list changes nothing
 * else. Returns the output.
 *
 * @throws StartFailure for an unreadable file, and for one that lacks more than half of the current medicines
 */
export async function medicinesCommand(db: Db, args: readonly string[]): Promise<string> {
  const [file, ...rest] = args.filter((arg) => arg !== '--anyway');
  if (file === undefined || file.startsWith('-') || rest.length > 0) throw new StartFailure(usage);
  const { rows, skipped, checksum } = await readMedicineFile(file);
  if (rows.length === 0) throw new StartFailure(`${file} names no medicine; the list in use stays.`);
  const left =
    skipped === 0 ? '' : ` ${skipped} rows name no medicine or repeat a barcode and were left out.`;
  return withTransaction(db, async (trx) => {
    await lockForTransaction(trx, 'medicines');
    const given = rows.map(({ barcode, name }) => ({ barcode, name, searchText: foldForSearch(name) }));
    await stageMedicines(trx, given);
    const { all, missing } = await countMissing(trx);
    if (missing * 2 > all && !args.includes('--anyway'))
      throw new StartFailure(
        `${file} lacks ${missing} of the ${all} medicines in use; nothing was changed. Add --anyway to take it.`,
      );
    const change = await swapMedicines(trx);
    const closed = await closeMedicines(trx);
    const closedNow =
      closed.length === 0
        ? ''
        : ` ${closed.length} products of the catalogue are medicines and were closed for sale: ${closed.slice(0, 10).join(', ')}${closed.length > 10 ? ' …' : ''}.`;
    const changed = change.added + change.renamed + change.removed;
    if (changed === 0 && checksum === (await newestChecksum(trx)))
      return `The ${rows.length} medicines of ${file} are in use already.${left}${closedNow}`;
    const fileName = path.basename(file);
    const version = await noteList(trx, { fileName, checksum, medicines: rows.length, ...change });
    return `Version ${version}: ${rows.length} medicines; ${change.added} added, ${change.renamed} renamed, ${change.removed} removed.${left}${closedNow}`;
  });
}
