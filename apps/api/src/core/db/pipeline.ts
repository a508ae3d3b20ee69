import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  Kysely,
  type QueryResult,
  type RawBuilder,
  Transaction,
} from 'kysely';
import type { Database, Db } from './database.ts';

/** Statements never use this driver and dialect, because they already have a connection. */
class NoTransactions extends DummyDriver {
  override beginTransaction(): Promise<void> {
    return Promise.reject(new Error('A batch is not a transaction: begin one first, and send within it.'));
  }
}
const driver = new NoTransactions();
const refuse = (): never => {
  throw new Error('Statements of a batch have their connection already.');
};
const dialect: Dialect = {
  createDriver: () => driver,
  createAdapter: refuse,
  createIntrospector: refuse,
  createQueryCompiler: refuse,
};

const onOneConnection = new WeakSet<Db>();

/** Marks a database object that sends all its statements over one connection. */
function bound<One extends Db>(one: One): One {
  onOneConnection.add(one);
  return one;
}

/** Kysely serialises the statements of a connection; here they are sent in the order of their calls without waiting. */
const propsOn = (db: Db, connection: DatabaseConnection) => ({
  config: { dialect },
  driver,
  dialect,
  executor: db.getExecutor().withConnectionProvider({ provideConnection: (use) => use(connection) }),
});

/** Runs `work` in the transaction `trx`, in which statements that do not wait for each other are sent as one packet, in the order of their calls. */
export const pipelinedTransaction = <Result>(trx: Db, work: (trx: Db) => Promise<Result>): Promise<Result> =>
  trx
    .getExecutor()
    .provideConnection((connection) => work(bound(new Transaction<Database>(propsOn(trx, connection)))));

const begin = CompiledQuery.raw('begin');
const commit = CompiledQuery.raw('commit');

/** A step of a pipeline: an SQL statement, or a function that sends statements over the given connection. */
export type PipelineStep = RawBuilder<unknown> | ((one: Db) => unknown);

/** The results of the steps, in order. */
export type PipelineAnswers<Steps extends readonly PipelineStep[]> = {
  -readonly [Place in keyof Steps]: Steps[Place] extends RawBuilder<infer Row>
    ? QueryResult<Row>
    : Steps[Place] extends (one: Db) => infer Answer
      ? Awaited<Answer>
      : never;
};

/**
 * Sends `steps` over one connection as one packet, in the order of the list, without waiting in between; the server
 * runs them one after the other, so each sees what those before it locked or wrote: `const [order, lines] = await
 * pipeline(db, [(one) => lockOrder(one, id), (one) => orderLines(one, id)])`. The first statement of a step has its
 * place in this order; statements that it sends after an answer come after the others. Outside a transaction the packet
 * is one of its own, so that its statements keep their plans.
 *
 * @throws the first failure in the order of the list that arrives
 */
export function pipeline<const Steps extends readonly PipelineStep[]>(
  db: Db,
  steps: Steps,
): Promise<PipelineAnswers<Steps>> {
  const send = (one: Db) =>
    Promise.all(steps.map((step) => (typeof step === 'function' ? step(one) : step.execute(one)))) as Promise<
      PipelineAnswers<Steps>
    >;
  return db.isTransaction || onOneConnection.has(db) ? send(db) : asOnePacket(db, send);
}

function asOnePacket<Result>(db: Db, send: (one: Db) => Promise<Result>): Promise<Result> {
  return db.getExecutor().provideConnection(async (connection) => {
    await connection.executeQuery(begin);
    // Runs after the statements that `send` sends synchronously, and before the packet is closed.
    const ended = new Promise<unknown>((resolve) => {
      process.nextTick(() => resolve(connection.executeQuery(commit)));
    });
    const one = bound(new Kysely<Database>(propsOn(db, connection)));
    const [result] = await Promise.all([send(one), ended]);
    return result;
  });
}
