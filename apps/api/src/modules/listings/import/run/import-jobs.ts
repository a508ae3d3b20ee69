import { ImportFileError } from '@havan/listing-import/file-flaw';
import { AppError } from '../../../../core/app-error.ts';
import type { Context } from '../../../../core/context.ts';
import { hoursBefore } from '../../../../core/jobs-runner/housekeeping.ts';
import type { Job } from '../../../../core/jobs-runner/job.ts';
import { applyRows } from './import-apply.ts';
import { checkRows } from '../import-check.ts';
import { removeFile } from '../import-file.ts';
import { importJobName, leaseEnd } from './import-lease.ts';
import { undoChunk } from './import-undo.ts';
import { changeImport, claimImport, deleteRows, findOldFiles, type ImportTableRow } from '../imports.sql.ts';

/** How long files and rows of imports are kept, in hours: thirty days. */
const keptHours = 30 * 24;

/**
 * Processes imports until none waits, the smallest first. Each is held by a lease: after a crash another process takes
 * it over when the lease expires and resumes after the last committed chunk.
 */
export async function runImports(ctx: Context): Promise<void> {
  for (;;) {
    const file = await claimImport(ctx.db, ctx.clock.now(), leaseEnd(ctx));
    if (!file) return;
    await work(ctx, file);
  }
}

async function work(ctx: Context, file: ImportTableRow): Promise<void> {
  try {
    if (file.state === 'checking') await checkRows(ctx, file);
    else if (file.state === 'applying') await applyRows(ctx, file);
    else while (await undoChunk(ctx, file.id));
  } catch (error) {
    if (!(error instanceof ImportFileError || error instanceof AppError)) throw error;
    // Applied rows stay and can be undone; no further row is applied.
    await changeImport(ctx.db, file.id, {
      state: file.state === 'checking' ? 'failed' : 'applied',
      failure: error.message,
      leased_until: null,
      ...(file.state === 'applying' && { applied_at: ctx.clock.now() }),
    });
  }
}

/** Removes the files and rows of old imports; their effects stay in the history of the listings. */
async function sweepImports({ db, clock, ports }: Context): Promise<void> {
  for (const { id, parts } of await findOldFiles(db, hoursBefore(clock.now(), keptHours), 100)) {
    await removeFile(ports.storage, id, parts);
    await deleteRows(db, id);
    await changeImport(db, id, { parts: 0 });
  }
}

export const importJobs: readonly Job[] = [
  { name: importJobName, everySeconds: 1, run: runImports },
  { name: 'listing-import-files', everySeconds: 3600, run: sweepImports },
];
