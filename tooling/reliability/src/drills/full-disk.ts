import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFaults } from '../stand/books.ts';
import { People } from '../stand/people.ts';
import { Shopper } from '../stand/shopper.ts';
import { buildStand } from '../stand/stand.ts';
import { inParallel, tally, type Verdict } from './drill.ts';

const drill = 'full disk';

/**
 * The disk of the database fills up under writes, then there is room again: nothing that was acknowledged is missing,
 * and the product answers without being touched. Needs root for a small disk of its own.
 */
export async function fullDisk(): Promise<Verdict> {
  if (process.getuid?.() !== 0)
    return { drill, figures: 'left out: only root can make a small disk', faults: [] };
  const disk = mkdtempSync(join(tmpdir(), 'havan-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', disk], { stdio: 'pipe' });
  } catch {
    rmdirSync(disk);
    return { drill, figures: 'left out: no small disk can be mounted here', faults: [] };
  }
  const stand = await buildStand({ folder: disk });
  try {
    const people = new People(stand.sql);
    const shopper = await Shopper.signIn(stand, await people.trader('pharmacy'), 1);
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
    // A new file of the log is what PostgreSQL first has no room for.
    const fillLog = () => stand.sql.query('select pg_switch_wal()').catch(() => null);
    for (let n = 0; n < 300 && refusals.length < 20; n += 1) {
      await write();
      await fillLog();
    }
    const whileFull = acknowledged.length;
    rmSync(filler);
    let isBack = false;
    for (let n = 0; n < 100 && !isBack; n += 1) {
      // As an operator's supervisor would: PostgreSQL ends itself when its log has no room, at once or a moment later.
      await stand.postgres.ensure();
      isBack = (await write()) === 200;
      if (!isBack) await wait(200);
    }

    const { rows } = await stand.sql.query<{ listing_id: string }>('select listing_id from basket_item');
    const present = new Set(rows.map((row) => Number(row.listing_id)));
    const lost = acknowledged.filter((listingId) => !present.has(listingId));
    const faults = await findFaults(stand);
    if (refusals.length === 0) faults.push('the disk never became full: nothing was tested');
    if (refusals.includes('500')) faults.push(`not told as unavailable: ${tally(refusals)}`);
    if (lost.length > 0) faults.push(`${lost.length} acknowledged writes are missing`);
    if (!isBack) faults.push('the product did not come back by itself');
    const figures = `${whileFull} writes acknowledged, ${refusals.length} refused while full (${tally(refusals)}), ${lost.length} lost`;
    return { drill, figures, faults };
  } finally {
    await stand.stop();
    execFileSync('umount', ['-l', disk], { stdio: 'pipe' });
    rmdirSync(disk);
  }
}

/** Leaves three megabytes at most: what PostgreSQL writes meanwhile may leave less. */
function fillUp(disk: string, filler: string): void {
  const { bavail, bsize } = statfsSync(disk);
  try {
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 3 * 1024 * 1024)));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}
