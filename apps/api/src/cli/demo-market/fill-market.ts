import { argon2Hash } from '../../core/argon2.ts';
import { Client } from 'pg';
import type { StoragePort } from '../../core/ports/storage/storage-port.ts';
import { membershipAgreement } from '../../modules/identity/agreements/membership-agreement.ts';
import { userAgreement } from '../../modules/identity/agreements/user-agreement.ts';
import { applyReferenceData } from '../reference/reference-data.ts';
import type { Medicine } from '../reference/medicine-file.ts';
import { importMarketLoader, openDemoMarket } from './demo-market.ts';
import { linkDemoProgram } from './link-demo-program.ts';
import { fillDemoQueues } from './fill-demo-queues.ts';
import { reckonDemoScores } from './reckon-demo-scores.ts';
import { issueDemoInvoices } from './issue-demo-invoices.ts';
import {
  clearMarket,
  continueSequences,
  formerOperators,
  recallCampaignPrices,
  refreshStatistics,
} from './market.sql.ts';

export interface FillProgress {
  readonly table: string;
  /** Rows copied into all tables so far. */
  readonly total: number;
}

interface FillOptions {
  readonly now: Date;
  /** 1,200 by default. */
  readonly products?: number;
  /** 10,000 by default. */
  readonly listings?: number;
  /** Completed orders of the last three years beside the drawn ones; none by default. */
  readonly pastOrders?: number;
  /** Replaces the invented prescription items. */
  readonly rxProducts?: Iterable<Medicine>;
  /** Empties every table first; otherwise the database must be empty. */
  readonly replace?: boolean;
  /** Receives the invoices and photos of the orders; without it they have none. */
  readonly storage?: Pick<StoragePort, 'put'>;
  /** Seals the secret of the demo seller's webhook; without it there are no keys and no webhook. */
  readonly tokenSecret?: string;
  readonly onProgress?: (progress: FillProgress) => void;
}

export interface FillResult {
  readonly rows: number;
  /** Milliseconds, indexes and statistics included. */
  readonly ms: number;
}

/** Fills an empty, migrated database with the demo market (product, data) in one transaction. */
export async function fillMarket(databaseUrl: string, options: FillOptions): Promise<FillResult> {
  const started = performance.now();
  const { loadDemoMarket } = await importMarketLoader();
  const passwordHash = await argon2Hash((await openDemoMarket()).accounts[0]?.password ?? '');
  return withClient(databaseUrl, async (client) => {
    await client.query('begin');
    if (options.replace) await clearMarket(client);
    await applyReferenceData(client);
    const texts = { userAgreement, membershipAgreement };
    const operators = await formerOperators(client);
    const rows = await loadDemoMarket(client, { ...options, passwordHash, texts, operators });
    await recallCampaignPrices(client, options.now);
    await continueSequences(client);
    await client.query('commit');
    // After the market's transaction: issuing reads committed data, and the market is complete without it.
    if (options.storage) await issueDemoInvoices(databaseUrl, options.storage);
    const { accounts } = await openDemoMarket();
    const seller = accounts.find(({ companyType }) => companyType === 'merchant');
    if (options.tokenSecret !== undefined && seller)
      await linkDemoProgram(databaseUrl, {
        ...options,
        tokenSecret: options.tokenSecret,
        seller: seller.username,
      });
    await reckonDemoScores(databaseUrl, options.now);
    await fillDemoQueues(databaseUrl, options.now);
    await refreshStatistics(client);
    return { rows, ms: performance.now() - started };
  });
}

/** On a connection of its own: the pool's time limits are for requests. */
async function withClient<Result>(
  connectionString: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString, application_name: 'havan-seed' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
