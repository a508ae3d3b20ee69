import { setTimeout as pause } from 'node:timers/promises';
import {
  applyImport,
  checkImport,
  getImport,
  type ListingImport,
  uploadImport,
} from '@havan/contract/listings/listing-import';
import { Client } from 'pg';
import { call, sendBytes } from './wire.ts';

export interface ImportFigures {
  /** Rows a second: read and validated, then written with their history. */
  readonly checked: number;
  readonly applied: number;
  /** Rows that the shop holds afterwards. */
  readonly written: number;
}

const lot = 'TOPLU';

/** Imports a file of `rows` new listings: every product of the market at as many expiries as it takes. */
export async function importFile(
  port: number,
  token: string,
  url: string,
  companyId: number,
  rows: number,
): Promise<ImportFigures> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const file = await stockFile(client, rows);
    const sent = await sendBytes(port, token, uploadImport, { fileName: 'stok.csv' }, file);
    const { importId } = sent;
    const started = performance.now();
    await call(port, token, checkImport, { importId, mapping: sent.mapping, isWholeStock: false });
    await ended(port, token, importId, 'checking');
    const checkedAt = performance.now();
    await call(port, token, applyImport, { importId, ticked: ['overPsf', 'priceJump', 'stockJump'] });
    const done = await ended(port, token, importId, 'applying');
    const appliedAt = performance.now();
    if (done.failure !== null) throw new Error(done.failure);
    const written = await client.query<{ n: number }>(
      'select count(*)::integer as n from listing where seller_id = $1 and lot = $2 and deleted_at is null',
      [companyId, lot],
    );
    const perSecond = (ms: number) => (rows * 1000) / ms;
    return {
      checked: perSecond(checkedAt - started),
      applied: perSecond(appliedAt - checkedAt),
      written: written.rows[0]?.n ?? 0,
    };
  } finally {
    await client.end();
  }
}

async function stockFile(client: Client, rows: number): Promise<Uint8Array<ArrayBuffer>> {
  const { rows: products } = await client.query<{ barcode: string }>(
    `select barcode from product where permission = 'sellable' and kind in ('general', 'supplement') order by id`,
  );
  const lines = Array.from({ length: rows }, (_, at) => {
    const month = Math.floor(at / products.length);
    const expiry = `${String((month % 12) + 1).padStart(2, '0')}/${2031 + Math.floor(month / 12)}`;
    return `${products[at % products.length]?.barcode};${lot};10;99,90;${expiry}`;
  });
  return new TextEncoder().encode(`Barkod;Parti;Stok;Fiyat;Miat\r\n${lines.join('\r\n')}\r\n`);
}

async function ended(
  port: number,
  token: string,
  importId: string,
  state: ListingImport['state'],
): Promise<ListingImport> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- looked at again until it has ended
    const one = await call(port, token, getImport, { importId });
    if (one.state !== state) return one;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await pause(50);
  }
}
