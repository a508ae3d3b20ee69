import { startChild } from '@havan/run/product/child';
import { freePort } from '@havan/run/product/preflight';
import { balanceBooks, type Seen } from '../harness/checkouts.ts';
import { People } from '../harness/people.ts';
import { signInAll } from '../harness/shopper.ts';
import { buildStand, type Stand, type StandOptions } from '../harness/harness.ts';
import { withoutPooler } from '../harness/pooler.ts';
import { withoutGuard, withoutGuards } from './load.ts';
import { inParallel, type Scenario, type ScenarioOptions, skipped, tally, type Verdict } from './scenario.ts';

const scenario = 'pooler';

/**
 * Two processes start together and sell behind PgBouncer in transaction mode, with more buyers than the pooler has
 * connections. No answer is a 5xx, the connections use the API's role with its time limits, and orders and ledger are
 * consistent. A process that has no direct address of PostgreSQL ends with a sentence instead of waiting or losing its
 * role.
 */
export const pooler: Scenario = (options) => run(options, { pooledAs: 'app' });

/** The same scenario as the owner of the database, in processes that accept any database user; it must fail. */
export const poolerWithoutGuard: Scenario = withoutGuard(run, /may change the ledger/, {
  pooledAs: 'owner',
  execArgv: () => withoutGuards,
});

async function run({ isSmall, notify }: ScenarioOptions, standOptions: StandOptions): Promise<Verdict> {
  if (withoutPooler) return skipped(scenario, withoutPooler);
  const harness = await buildStand(standOptions);
  try {
    const faults = [...(await refusalFaults(harness))];
    const people = new People(harness.sql);
    const seller = await people.trader('merchant');
    const offer = await people.offer(seller, 100_000);
    const traders = await inParallel(Array.from({ length: isSmall ? 24 : 120 }), 8, () =>
      people.trader('pharmacy'),
    );
    const shoppers = await signInAll(harness, traders, 1);
    const outcomes: string[] = [];
    const seen: Seen[] = [];
    for (let round = 0; round < (isSmall ? 1 : 10); round += 1) {
      notify(`round ${round + 1}`);
      await Promise.all(
        shoppers.map(async (shopper) => {
          await shopper.add(offer, 1);
          const request = await shopper.payRequest();
          const answer = request ? await shopper.pay(request) : null;
          outcomes.push(`${answer?.status} ${answer?.statusCode}`);
          if (answer?.result?.threeDs) await shopper.enterCode(answer.result.threeDs.url);
          const paymentId = answer?.result?.paymentId ?? null;
          const outcome = paymentId === null ? null : await shopper.outcome(paymentId);
          seen.push({ paymentId, outcome: outcome ?? 'unclear' });
        }),
      );
    }
    const failed = outcomes.filter((outcome) => !outcome.startsWith('200'));
    if (failed.length > 0) faults.push(`payments failed: ${tally(failed)}`);
    const { books, faults: found } = await balanceBooks(harness, seen);
    return {
      scenario,
      metrics: `${outcomes.length} payments over 8 connections: ${tally(outcomes)}`,
      faults: [...faults, ...(await roleFaults(harness)), ...found],
      books,
    };
  } finally {
    await harness.stop();
  }
}

/** Returns a fault for each database user of the API that is not its role or may change the ledger. */
async function roleFaults({ sql }: Stand): Promise<string[]> {
  const { rows } = await sql.query<{ name: string; may: boolean }>(
    `select distinct usename as name, has_table_privilege(usename, 'ledger_posting', 'update') as may
     from pg_stat_activity where backend_type = 'client backend' and application_name = 'havan-api'`,
  );
  if (rows.length === 0) return ['the API is not connected'];
  return rows.flatMap(({ name, may }) =>
    name === 'havan_app' && !may
      ? []
      : [`the API is connected as ${name}, who ${may ? 'may' : 'may not'} change the ledger`],
  );
}

/** Returns the faults in the start of a process that has only the pooler's address. */
async function refusalFaults({ env }: Stand): Promise<string[]> {
  const { DATABASE_DIRECT_URL: _, ...rest } = env;
  const child = startChild({
    name: 'The API',
    file: 'apps/api/src/main.ts',
    env: { ...rest, PORT: String(await freePort()) },
  });
  const sentence = await child.ready.then(
    () => 'it started',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  await child.stop();
  return /DATABASE_DIRECT_URL/.test(sentence) ? [] : [`a start without DATABASE_DIRECT_URL: ${sentence}`];
}
