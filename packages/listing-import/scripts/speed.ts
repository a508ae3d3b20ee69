// How fast a CSV file is read, parsed, validated and compared, on one core, and how much memory it takes:
// node scripts/speed.ts [rows]
import { parseExpiry } from '@havan/domain/expiry';
import { gtinCheckDigit } from '@havan/domain/gtin';
import { guessColumns, placesOf, sampledRows } from '../src/columns/columns.ts';
import { dryRun } from '../src/dry-run/dry-run.ts';
import type { ImportKind, KnownProduct } from '../src/import-answer/import-answer.ts';
import { readRows } from '../src/rows/rows.ts';
import type { SourceRow } from '../src/source-row/source-row.ts';

const count = Number(process.argv[2] ?? 1_000_000);
const perChunk = 1000;

function gtinOf(index: number): string {
  const body = String(869_000_000_000 + index);
  return `${body}${gtinCheckDigit(body)}`;
}

/** The file comes out of nowhere, a thousand lines at a time, so that the memory is that of the import. */
async function* file(): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode('Eczane stok listesi;;;;;;\r\nBarkod;Ürün Adı;Stok;Fiyat;PSF;Miat;Raf\r\n');
  for (let from = 0; from < count; from += perChunk) {
    const lines = Array.from({ length: Math.min(perChunk, count - from) }, (_, at) => lineOf(from + at));
    yield await Promise.resolve(encoder.encode(lines.join('')));
  }
}

const expiryOf = (index: number): string =>
  `${String((index % 12) + 1).padStart(2, '0')}/${2028 + (index % 5)}`;

function lineOf(index: number): string {
  const price = `${(index % 900) + 10},${String(index % 100).padStart(2, '0')}`;
  const expiry = index % 97 === 0 ? 'Miatsız' : expiryOf(index);
  const stock = index % 211 === 0 ? 'yok' : String((index % 300) + 1);
  return `${gtinOf(index)};"Ürün ${index}, 30 tablet";${stock};${price};1.250,00;${expiry};A-${index % 40}\r\n`;
}

/** Every other product is on sale by the company already, under another price. */
function lookUp(barcodes: readonly string[]): Promise<Map<string, KnownProduct>> {
  return Promise.resolve(new Map(barcodes.map((barcode) => [barcode, knownProduct(barcode)])));
}

function knownProduct(barcode: string): KnownProduct {
  const productId = Number(barcode.slice(3, 12));
  const terms = {
    price: 14_990,
    stock: 12,
    expiration: parseExpiry(expiryOf(productId)),
    minQuantity: 1,
    maxQuantity: null,
    packSize: 1,
    priceBreaks: [],
    bonus: null,
  };
  const own = {
    listingId: productId,
    terms,
    reserved: 0,
    raiseRefusal: null,
    cost: null,
    lot: null,
    shelf: null,
  };
  return { productId, psf: 125_000, refusal: null, ownListings: productId % 2 === 0 ? [own] : [] };
}

async function firstRows(): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  for await (const row of readRows(file())) if (rows.push(row) >= sampledRows) break;
  return rows;
}

const columns = placesOf(guessColumns(await firstRows()));
const kinds = new Map<ImportKind, number>();
let most = 0;
const start = performance.now();
const cpu = process.cpuUsage();
const now = new Date('2026-11-20T12:00:00+03:00');
for await (const batch of dryRun(readRows(file()), { columns, now, lookUp, onSale: null })) {
  for (const { kind } of batch) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  most = Math.max(most, process.memoryUsage().rss);
}
const seconds = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage(cpu);
const perSecond = (time: number): string => Math.round(count / time).toLocaleString('tr-TR');
const ofCpu = perSecond((user + system) / 1e6);
console.log(
  `${count} rows in ${seconds.toFixed(1)} s: ${perSecond(seconds)} rows/s, ${ofCpu} rows a second of CPU`,
);
console.log(`at most ${Math.round(most / 1e6)} MB`);
console.log(Object.fromEntries(kinds));
