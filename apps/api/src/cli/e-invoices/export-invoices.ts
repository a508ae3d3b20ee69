import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '../../core/db/database.ts';
import type { StoragePort } from '../../core/ports/storage/storage-port.ts';
import { StartFailure } from '../../core/start-failure.ts';
import { issuedInvoices } from './export-invoices.sql.ts';

const page = 200;

/**
 * Writes the document of every issued invoice to a folder as `VKN-NUMBER.xml`, byte for byte as issued.
 *
 * @returns the number of documents @throws StartFailure when a document is missing or differs from the issued one
 */
export async function exportInvoices(
  db: Db,
  storage: Pick<StoragePort, 'get'>,
  folder: string,
): Promise<number> {
  await mkdir(folder, { recursive: true });
  let written = 0;
  for (let after = 0; ; ) {
    const rows = await issuedInvoices(db, after, page);
    for (const row of rows) {
      const bytes = await storage.get(row.storage_key);
      if (!bytes) throw new StartFailure(`The document of ${row.number} is missing.`);
      if (createHash('sha256').update(bytes).digest('hex') !== row.sha256)
        throw new StartFailure(`The document of ${row.number} is not the one that was issued.`);
      await writeFile(path.join(folder, `${row.tax_number}-${row.number}.xml`), bytes);
      written += 1;
    }
    const last = rows.at(-1);
    if (!last || rows.length < page) return written;
    after = last.id;
  }
}
