import type { Db } from '../../../core/db/database.ts';
import type { CacheDefinition } from '../../../core/process-caches.ts';
import { hoursBefore, type Purge } from '../../../core/jobs-runner/housekeeping.ts';
import { addViews, purgeViews } from './product-views.sql.ts';

/** Page views of one company and product within this time after a counted one do not count, in milliseconds. */
const oneViewMs = 30 * 60_000;
/** Largest number of counted page views kept in memory; above it the oldest is dropped. */
const mostViews = 50_000;
const writeAfterMs = 5000;

export interface ProductViews {
  /** Counts that a company opened the page of a product; `day` is the ISO day in Istanbul. */
  readonly note: (look: {
    readonly productId: number;
    readonly companyId: number;
    readonly at: Date;
    readonly day: string;
  }) => void;
  /** Writes the counted views now; without it they are written within five seconds. */
  readonly write: () => Promise<void>;
}

/**
 * Counts in memory and writes sums, so that a page view costs no statement. Views that a killed process had not written
 * are lost.
 */
function createProductViews(db: Db): ProductViews {
  const looks = new Map<string, number>();
  let noted = new Map<string, { productId: number; day: string; views: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...noted.values()];
    noted = new Map();
    if (rows.length > 0) await addViews(db, rows);
  };
  return {
    note: ({ productId, companyId, at, day }) => {
      const look = `${companyId}/${productId}`;
      const last = looks.get(look);
      if (last !== undefined && at.getTime() - last < oneViewMs) return;
      looks.delete(look);
      looks.set(look, at.getTime());
      const [oldest] = looks.keys();
      if (looks.size > mostViews && oldest !== undefined) looks.delete(oldest);
      const key = `${productId}/${day}`;
      const sum = noted.get(key) ?? { productId, day, views: 0 };
      noted.set(key, { ...sum, views: sum.views + 1 });
      // Views are only a statistic: a failed write is dropped.
      timer ??= setTimeout(() => void write().catch(() => undefined), writeAfterMs).unref();
    },
    write,
  };
}

export const productViews: CacheDefinition<ProductViews> = {
  create: ({ db }) => createProductViews(db),
};

/** Deletes views that are older than 40 days; sellers see those of 30 days. */
export const purgeProductViews: Purge = (db, now) => purgeViews(db, hoursBefore(now, 24 * 40));
