import { Gauge, type Registry } from 'prom-client';
import type { Context } from '../context.ts';
import { readFigures, readJobAges } from '../db/figures.sql.ts';

/** What the database says about the health of the trade, read when somebody looks. */
export function registerFigures(registry: Registry, { db, clock }: Pick<Context, 'db' | 'clock'>): void {
  const wrong = new Gauge({
    name: 'havan_must_be_zero',
    help: 'What may never be; an alert above zero wakes a person.',
    labelNames: ['what'],
    registers: [registry],
    collect: quietly(async () => {
      const figures = await readFigures(db, clock.now());
      for (const [what, count] of Object.entries(figures ?? {})) wrong.set({ what }, count);
    }),
  });
  const ages = new Gauge({
    name: 'havan_job_age_seconds',
    help: 'Time since each job last came to its end.',
    labelNames: ['job'],
    registers: [registry],
    collect: quietly(async () => {
      for (const { name, seconds } of await readJobAges(db, clock.now())) ages.set({ job: name }, seconds);
    }),
  });
}

/** A database that is away is `/health/ready`'s to report; the figures stay at what they were. */
function quietly(read: () => Promise<void>): () => Promise<void> {
  return () => read().catch(() => undefined);
}
