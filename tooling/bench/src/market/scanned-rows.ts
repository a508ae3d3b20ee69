import type { Client } from 'pg';

const numberOf = async (client: Client, text: string): Promise<number> =>
  (await client.query<{ n: number }>(text)).rows[0]?.n ?? 0;

/** Returns the listings that full scans have read so far; a reload of the index scans all of them. */
export const scannedRows = (client: Client): Promise<number> =>
  numberOf(client, `select seq_tup_read::float8 as n from pg_stat_user_tables where relname = 'listing'`);

/** Returns the number of listings, by a scan. */
export const marketSize = (client: Client): Promise<number> =>
  numberOf(client, 'select count(*)::integer as n from listing');
