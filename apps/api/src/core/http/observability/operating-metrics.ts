import { Gauge, type Registry } from 'prom-client';
import type { Context } from '../../context.ts';
import { readFigures, readJobAges } from '../../db/metrics.sql.ts';

/** Metrics about invariants and jobs from the database, read at each scrape. */
export function registerFigures(
  registry: Registry,
  { db, replica, clock }: Pick<Context, 'db' | 'replica' | 'clock'>,
): void {
  const wrong = new Gauge({
    name: 'havan_must_be_zero',
    help: 'What may never be; an alert above zero wakes a person.',
    labelNames: ['what'],
    registers: [registry],
    collect: quietly(async () => {
      const measured = await readFigures(db, clock.now());
      for (const [what, count] of Object.entries(measured ?? {})) wrong.set({ what }, count);
    }),
  });
  const lag: Gauge = new Gauge({
    name: 'havan_replica_lag_seconds',
    help: 'How far the replica is behind as this process sees it; -1 while it does not answer, 0 without one.',
    registers: [registry],
    collect: (): void => lag.set(replica ? (replica.lagSeconds ?? -1) : 0),
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

/** `/health/ready` reports an unavailable database; the metrics keep their last values. */
function quietly(read: () => Promise<void>): () => Promise<void> {
  return () => read().catch(() => undefined);
}
