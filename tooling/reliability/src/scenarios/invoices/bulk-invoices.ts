import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bulkIssue, getBatch } from '@havan/contract/sales/e-invoice-bulk';
import { buildStand, type StandOptions } from '../../harness/harness.ts';
import { People } from '../../harness/people.ts';
import { pick, seeded } from '../../harness/seeded.ts';
import { Shopper } from '../../harness/shopper.ts';
import { withoutGuard } from '../load.ts';
import type { Scenario, ScenarioOptions, Verdict } from '../scenario.ts';
import { confirmedOrders, creditsFor, invoiceFaults, issuedOf } from './invoice-orders.ts';

const patienceMs = 300_000;

/**
 * Two processes issue a bulk of invoices while processes are killed (-9) at random and PostgreSQL crashes half way.
 * Afterwards every order has one issued invoice, the numbers run from 1 without a gap, and each invoice has its
 * document and has cost one credit.
 */
export const bulkInvoices: Scenario = (options) => run(options, {});

/** The same scenario without its guard; it must fail. */
export const bulkInvoicesWithoutGuard: Scenario = withoutGuard(run, /credits were spent/);

async function run(
  { seed, isSmall, notify }: ScenarioOptions,
  harnessOptions: StandOptions,
): Promise<Verdict> {
  const orders = isSmall ? 60 : 1000;
  const wanted = isSmall ? 2 : 20;
  const random = seeded(seed);
  const folder = mkdtempSync(join(tmpdir(), 'havan-drill-'));
  const harness = await buildStand({ folder, ...harnessOptions });
  try {
    const people = new People(harness.sql);
    const seller = await people.trader('merchant');
    const buyer = await people.trader('pharmacy');
    await confirmedOrders(harness, orders, { seller, buyer });
    await creditsFor(harness, seller, orders);
    const vendor = await Shopper.signIn(harness, seller, 2);
    const { result: batch } = await vendor.ask(bulkIssue, { orderIds: null });
    if (!batch) throw new Error('The bulk was refused');

    let killed = 0;
    let issued = 0;
    let crash: Promise<void> | undefined;
    const started = Date.now();
    while (issued < orders && Date.now() - started < patienceMs) {
      await wait(20);
      // The invoices cannot be counted while PostgreSQL is down.
      issued = await issuedOf(harness, seller).catch(() => issued);
      if (killed >= wanted || issued < ((killed + 1) * orders) / (wanted + 1)) continue;
      if (!harness.apis[pick(random, harness.apis.length)]?.kill()) continue;
      killed += 1;
      notify(`${issued} of ${orders} invoices, ${killed} kills`);
      if (!isSmall && killed === wanted / 2) crash = harness.postgres.crash();
    }
    await crash;
    const { result: end } = await vendor.ask(getBatch, { batchId: batch.batchId });
    const faults = await invoiceFaults(harness, seller, {
      orders,
      documentOf: (key) => fileOf(join(folder, 'files', key)),
    });
    if (!end?.isDone || end.issued !== orders)
      faults.push(`the bulk says ${end?.issued} issued, ${end?.refused} refused`);
    if (killed < wanted) faults.push(`${killed} of ${wanted} kills: too little was tested`);
    return {
      scenario: 'bulk invoices',
      metrics: `${orders} invoices by two processes in ${((Date.now() - started) / 1000).toFixed(1)} s; ${killed} kills${crash ? ', PostgreSQL crashed once' : ''}`,
      faults,
    };
  } finally {
    await harness.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const fileOf = (path: string): Promise<Buffer | null> => readFile(path).catch(() => null);
