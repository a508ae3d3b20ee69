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
  /** Rows per second: read and validated, then written with their history. */
  readonly checked: number;
  readonly applied: number;
  /** Number of rows that the shop holds afterwards. */
  readonly written: number;
}

const lot = 'TOPLU';

/** Imports a file of new listings, one for each barcode. */
export async function importFile(
  port: number,
  token: string,
  url: string,
  companyId: number,
  barcodes: readonly string[],
): Promise<ImportFigures> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const sent = await sendBytes(port, token, uploadImport, { fileName: 'stok.csv' }, stockFile(barcodes));
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
    const perSecond = (ms: number) => (barcodes.length * 1000) / ms;
    return {
      checked: perSecond(checkedAt - started),
      applied: perSecond(appliedAt - checkedAt),
      written: written.rows[0]?.n ?? 0,
    };
  } finally {
    await client.end();
  }
}

function stockFile(barcodes: readonly string[]): Uint8Array<ArrayBuffer> {
  const lines = barcodes.map(
    (barcode, at) => `${barcode};${lot};${(at % 40) + 1};${90 + (at % 10)},90;12/2031`,
  );
  return new TextEncoder().encode(`Barkod;Parti;Stok;Fiyat;Miat\r\n${lines.join('\r\n')}\r\n`);
}

async function ended(
  port: number,
  token: string,
  importId: string,
  state: ListingImport['state'],
): Promise<ListingImport> {
  for (;;) {
    const one = await call(port, token, getImport, { importId });
    if (one.state !== state) return one;
    await pause(50);
  }
}
