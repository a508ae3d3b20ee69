import type { Db } from './database.ts';

const waiting = new WeakMap<Db, (() => void)[]>();

/** Calls `act` once the transaction of `db` has committed, at once outside a transaction; never after a rollback. */
export function afterCommit(db: Db, act: () => void): void {
  if (!db.isTransaction) {
    act();
    return;
  }
  const acts = waiting.get(db);
  if (acts) acts.push(act);
  else waiting.set(db, [act]);
}

/** Calls the functions that wait for the commit of `trx`. */
export function committed(trx: Db): void {
  for (const act of waiting.get(trx) ?? []) act();
  waiting.delete(trx);
}
