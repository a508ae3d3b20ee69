import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Envelope } from '@havan/contract/envelope';
import { downloadFile, type StoredFile, uploadFile } from '@havan/contract/identity/files';
import { bulkIssue, getBatch } from '@havan/contract/sales/e-invoice-bulk';
import { checkOut, lostPayments, type Seen } from '../../harness/checkouts.ts';
import { buildStand } from '../../harness/harness.ts';
import { findFaults } from '../../harness/invariants.ts';
import { Gate } from '../../harness/outside/gate.ts';
import { bucket } from '../../harness/outside/bucket.ts';
import { startObjectStore } from '../../harness/outside/object-store.ts';
import { People } from '../../harness/people.ts';
import { Shopper } from '../../harness/shopper.ts';
import { confirmedOrders, creditsFor, invoiceFaults, issuedOf } from '../invoices/invoice-orders.ts';
import { withoutGuards } from '../load.ts';
import {
  inParallel,
  mustBeRed,
  type Scenario,
  type ScenarioOptions,
  tally,
  type Verdict,
} from '../scenario.ts';

const scenario = 'dead object store';
const patienceMs = 180_000;
/** Requests without a file must be as fast as before: far below the ten-second timeout for a hanging store. */
const slowestMs = 5000;

/**
 * The object store fails, first with a closed port, then by hanging, while files are sent and read, invoices are issued
 * in bulk and pharmacies buy. Requests that need a file are refused with 503 and a sentence; all others work. After the
 * recovery every acknowledged file is complete and every order has its invoice.
 */
export const deadObjectStore: Scenario = (options) => run(options, []);

/** The same scenario with the failure of the store treated as any other error; it must fail. */
export const deadObjectStoreWithoutGuard: Scenario = async (options) =>
  mustBeRed(await run({ ...options, isSmall: true }, withoutGuards), /not told as the store's/);

interface Sent {
  readonly fileId: string;
  readonly sha256: string;
}

async function run({ isSmall, notify }: ScenarioOptions, execArgv: readonly string[]): Promise<Verdict> {
  const store = await startObjectStore();
  const gate = await Gate.before(store.port);
  const harness = await buildStand({
    env: { FILES_URL: `s3://S3RVER:S3RVER@127.0.0.1:${gate.port}/${bucket}?tls=0` },
    execArgv: () => execArgv,
  });
  try {
    const people = new People(harness.sql);
    const seller = await people.trader('merchant');
    const buyer = await people.trader('pharmacy');
    const offer = await people.offer(seller, 100);
    const orders = isSmall ? 10 : 200;
    await confirmedOrders(harness, orders, { seller, buyer });
    await creditsFor(harness, seller, orders);
    const vendor = await Shopper.signIn(harness, seller, 2);
    const shopper = await Shopper.signIn(harness, buyer, 1);

    const faults: string[] = [];
    const kept: Sent[] = [];
    const refusals: string[] = [];
    const seen: Seen[] = [];
    const each = isSmall ? 4 : 20;
    const send = async () => {
      const bytes = Buffer.from(`%PDF-1.7\n${kept.length} ${refusals.length}\ntrailer\n%%EOF\n`, 'latin1');
      const path = `${uploadFile.path}?purpose=orderInvoice&fileName=fatura.pdf`;
      const response = await vendor.bytes(path, bytes);
      const { result } = (await noteAnswer(response, refusals)) as Partial<Envelope<StoredFile>>;
      if (result) kept.push({ fileId: result.fileId, sha256: sha256Of(bytes) });
      return response.status;
    };
    const sendMany = () => inParallel(Array.from({ length: each }), 4, send);
    const wholeFiles = () => inParallel(kept, 4, async (file) => isWhole(vendor, file, refusals));

    if ((await sendMany()).some((status) => status !== 200)) faults.push('a file was refused at first');
    const early = kept.length;
    let batchId: string | undefined;
    for (const state of ['refused', 'silent'] as const) {
      notify(`the object store is ${state}`);
      await gate.become(state);
      batchId ??= (await vendor.ask(bulkIssue, { orderIds: null })).result?.batchId;
      const blocked = Promise.all([sendMany(), wholeFiles()]);
      const started = performance.now();
      seen.push(await checkOut(shopper, [offer], 'atOnce'));
      const ms = performance.now() - started;
      if (ms > slowestMs) faults.push(`a checkout took ${Math.round(ms)} ms: ${state}`);
      const ready = await fetch(`http://127.0.0.1:${harness.proxy.port}/health/ready`);
      if (ready.status !== 200) faults.push(`a process leaves the proxy: ${state}`);
      await blocked;
    }
    const wrong = refusals.filter((refusal) => !refusal.startsWith('503 Dosya deposuna'));
    if (wrong.length > 0) faults.push(`not told as the store's: ${tally(wrong)}`);
    const expected = 2 * (each + early);
    if (refusals.length !== expected) faults.push(`${refusals.length} of ${expected} requests were refused`);
    const issuedMeanwhile = await issuedOf(harness, seller);
    if (issuedMeanwhile > 0) faults.push(`${issuedMeanwhile} invoices were issued without a document`);

    if (faults.length > 0) return { scenario, metrics: tally(refusals), faults };
    const refused = refusals.length;
    await gate.become('open');
    if ((await sendMany()).some((status) => status !== 200))
      faults.push('a file is refused although the store is back');
    const broken = (await wholeFiles()).filter((isSound) => !isSound).length;
    if (broken > 0) faults.push(`${broken} of ${kept.length} acknowledged files are gone or changed`);
    const seconds = await untilIssued(vendor, { batchId, notify });
    faults.push(
      ...(await invoiceFaults(harness, seller, {
        orders,
        documentOf: async (key) => {
          const answer = await fetch(`http://127.0.0.1:${store.port}/${bucket}/${key}`);
          return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
        },
      })),
      ...(await lostPayments(harness, seen)),
      // The invoiced orders were inserted without a payment at the bank, so the bank's record is not compared.
      ...(await findFaults(harness)),
    );
    const metrics = `${kept.length} files kept, ${refused} requests told that the store is away (${tally(refusals.map((text) => text.slice(0, 3)))}), ${seen.length} checkouts meanwhile; ${orders} invoices issued within ${seconds} s`;
    return { scenario, metrics, faults };
  } finally {
    await gate.stop();
    await harness.stop();
    await store.stop();
  }
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Returns the envelope of an answer; records the status and the sentence of a refusal. */
async function noteAnswer(response: Response, refusals: string[]): Promise<unknown> {
  const envelope = (await response.json()) as Envelope<unknown>;
  if (!response.ok) refusals.push(`${response.status} ${envelope.errors[0]?.message ?? ''}`);
  return envelope;
}

async function isWhole(vendor: Shopper, { fileId, sha256 }: Sent, refusals: string[]): Promise<boolean> {
  const response = await vendor.bytes(`${downloadFile.path}?fileId=${fileId}`);
  if (response.ok) return sha256Of(new Uint8Array(await response.arrayBuffer())) === sha256;
  await noteAnswer(response, refusals);
  return false;
}

interface Waiting {
  readonly batchId: string | undefined;
  readonly notify: ScenarioOptions['notify'];
}

/** Waits until the bulk has ended and returns the seconds that it took. */
async function untilIssued(vendor: Shopper, { batchId = '', notify }: Waiting): Promise<number> {
  const started = performance.now();
  for (let isDone = false; !isDone && performance.now() - started < patienceMs; await wait(300)) {
    const { result } = await vendor.ask(getBatch, { batchId });
    isDone = result?.isDone ?? false;
    notify(`the object store is back, ${result?.issued ?? 0} invoices are issued`);
  }
  return Math.round((performance.now() - started) / 1000);
}
