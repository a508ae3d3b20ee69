import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFaults } from '../harness/invariants.ts';
import { People } from '../harness/people.ts';
import { Shopper } from '../harness/shopper.ts';
import { buildStand } from '../harness/harness.ts';
import { acknowledgeUnwritten } from '../harness/postgres.ts';
import { inParallel, mustBeRed, type Scenario, tally, type Verdict } from './scenario.ts';

const scenario = 'full disk';

/**
 * The database's disk fills up during writes, then space is freed and the power fails: no acknowledged write is missing,
 * and the product recovers by itself. Needs root to mount a small disk.
 */
export const fullDisk: Scenario = () => run();

/** The same scenario on a PostgreSQL that acknowledges commits before they are written to the disk; it must fail. */
export const fullDiskWithoutGuard: Scenario = async () =>
  mustBeRed(await run(acknowledgeUnwritten), /acknowledged writes are missing/);

async function run(disarm?: typeof acknowledgeUnwritten): Promise<Verdict> {
  if (process.getuid?.() !== 0)
    return { scenario, metrics: 'left out: only root can make a small disk', faults: [] };
  const disk = mkdtempSync(join(tmpdir(), 'havan-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', disk], { stdio: 'pipe' });
  } catch {
    rmdirSync(disk);
    return { scenario, metrics: 'left out: no small disk can be mounted here', faults: [] };
  }
  const harness = await buildStand({ folder: disk });
  try {
    await disarm?.(harness.sql);
    const people = new People(harness.sql);
    const shopper = await Shopper.signIn(harness, await people.trader('pharmacy'), 1);
    const seller = await people.trader('merchant');
    const offers = await inParallel(Array.from({ length: 400 }), 4, () => people.offer(seller, 10));
    const acknowledged: number[] = [];
    const refusals: string[] = [];
    const write = async () => {
      const offer = offers[(acknowledged.length + refusals.length) % offers.length]!;
      const { status } = await shopper.addOnce(offer, 1);
      if (status === 200) acknowledged.push(offer.listingId);
      else refusals.push(String(status));
      return status;
    };
    for (let n = 0; n < 100; n += 1) await write();
    const filler = join(disk, 'filler');
    fillUp(disk, filler);
    // PostgreSQL fails first at the creation of a new WAL file.
    const fillLog = () => harness.sql.query('select pg_switch_wal()').catch(() => null);
    for (let n = 0; n < 300 && refusals.length < 20; n += 1) {
      await write();
      await fillLog();
    }
    const whileFull = acknowledged.length;
    rmSync(filler);
    const returns = async (): Promise<boolean> => {
      for (let n = 0; n < 100; n += 1) {
        // Restarts PostgreSQL as a supervisor would: it ends, at once or a moment later, when its WAL has no space.
        await harness.postgres.ensure();
        if ((await write()) === 200) return true;
        await wait(200);
      }
      return false;
    };
    let isBack = await returns();
    // A full disk does not always end PostgreSQL, so the power fails as well.
    for (let n = 0; n < 20; n += 1) await write();
    await harness.postgres.crash();
    isBack = (await returns()) && isBack;

    const { rows } = await harness.sql.query<{ listing_id: string }>('select listing_id from basket_item');
    const present = new Set(rows.map((row) => Number(row.listing_id)));
    const lost = acknowledged.filter((listingId) => !present.has(listingId));
    const faults = await findFaults(harness);
    if (refusals.length === 0) faults.push('the disk never became full: nothing was tested');
    if (refusals.includes('500')) faults.push(`not told as unavailable: ${tally(refusals)}`);
    if (lost.length > 0) faults.push(`${lost.length} acknowledged writes are missing`);
    if (!isBack) faults.push('the product did not come back by itself');
    const metrics = `${whileFull} writes acknowledged, ${refusals.length} refused while full (${tally(refusals)}), ${lost.length} lost`;
    return { scenario, metrics, faults };
  } finally {
    await harness.stop();
    execFileSync('umount', ['-l', disk], { stdio: 'pipe' });
    rmdirSync(disk);
  }
}

/** Leaves at most three megabytes; concurrent writes of PostgreSQL may leave less. */
function fillUp(disk: string, filler: string): void {
  const { bavail, bsize } = statfsSync(disk);
  try {
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 3 * 1024 * 1024)));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}
