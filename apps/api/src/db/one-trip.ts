import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  Kysely,
  Transaction,
} from 'kysely';
import type { Database, Db } from './database.ts';

/** A driver and dialect of their own are never asked by statements: these have their connection already. */
class NoTransactions extends DummyDriver {
  override beginTransaction(): Promise<void> {
    return Promise.reject(new Error('A trip is not a transaction: begin one first, and travel within it.'));
  }
}
const driver = new NoTransactions();
const refuse = (): never => {
  throw new Error('Statements of a trip have their connection already.');
};
const dialect: Dialect = {
  createDriver: () => driver,
  createAdapter: refuse,
  createIntrospector: refuse,
  createQueryCompiler: refuse,
};

const roots = new WeakMap<Db, Db>();

/** The database of which `db` is a transaction or a trip, or itself: what a process remembers of it is kept there. */
export const rootOf = (db: Db): Db => roots.get(db) ?? db;

/** A part of `whole` on one of its connections. */
function partOf<Part extends Db>(whole: Db, part: Part): Part {
  roots.set(part, rootOf(whole));
  return part;
}

/** Kysely lets the statements of a connection wait for each other; here they leave in the order of their calls. */
const propsOn = (db: Db, connection: DatabaseConnection) => ({
  config: { dialect },
  driver,
  dialect,
  executor: db.getExecutor().withConnectionProvider({ provideConnection: (use) => use(connection) }),
});

/** The transaction `trx` of `db` so that statements which nobody waits between travel together, in the order of their calls. */
export const travelling = <Result>(db: Db, trx: Db, work: (trx: Db) => Promise<Result>): Promise<Result> =>
  trx
    .getExecutor()
    .provideConnection((connection) => work(partOf(db, new Transaction<Database>(propsOn(trx, connection)))));

const begin = CompiledQuery.raw('begin');
const commit = CompiledQuery.raw('commit');

/**
 * Runs statements that need nothing of each other over one connection, as one packet there and one back:
 * `inOneTrip(db, (one) => Promise.all([a(one), b(one)]))`. Outside a transaction the packet is one of its own, so that
 * its statements keep their plans.
 */
export function inOneTrip<Result>(db: Db, work: (one: Db) => Promise<Result>): Promise<Result> {
  if (db.isTransaction || roots.has(db)) return work(db);
  return db.getExecutor().provideConnection(async (connection) => {
    await connection.executeQuery(begin);
    // Comes after what `work` sends before it gives way, and before the packet is closed.
    const ended = new Promise<unknown>((resolve) => {
      process.nextTick(() => resolve(connection.executeQuery(commit)));
    });
    const one = partOf(db, new Kysely<Database>(propsOn(db, connection)));
    const [result] = await Promise.all([work(one), ended]);
    return result;
  });
}
