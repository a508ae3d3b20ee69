import { setTimeout as wait } from 'node:timers/promises';
import { forgotPassword } from '@havan/contract/identity/account';
import { checkOut, lostPayments, type Seen } from '../../harness/checkouts.ts';
import { buildStand, type Stand } from '../../harness/harness.ts';
import { bankFaults, findFaults } from '../../harness/invariants.ts';
import { Gate } from '../../harness/outside/gate.ts';
import { type MailServer, startMailServer } from '../../harness/outside/mail-server.ts';
import { People, type Trader } from '../../harness/people.ts';
import { Shopper } from '../../harness/shopper.ts';
import { ask } from '../../harness/wire.ts';
import { withoutGuards } from '../load.ts';
import { inParallel, mustBeRed, type Scenario, type ScenarioOptions, type Verdict } from '../scenario.ts';

const scenario = 'dead mail server';

/** Far above the time of a request on a busy machine, and far below the ten-second timeout for a silent server. */
const slowestMs = 5000;
/** After a short failure a mail waits for at most a minute; a mail whose process was killed, for two. */
const patienceMs = 240_000;

/**
 * The mail server fails, first with a closed port, then by hanging, while users request mails and buy. Every request
 * must be answered as fast as before, and after the recovery every mail arrives, also those of a killed process.
 */
export const deadMailServer: Scenario = (options) => run(options, []);

/** The same scenario with mails that are sent within the request; it must fail. */
export const deadMailServerWithoutGuard: Scenario = async (options) =>
  mustBeRed(await run({ ...options, isSmall: true }, withoutGuards), /unanswered|took/);

async function run({ isSmall, notify }: ScenarioOptions, execArgv: readonly string[]): Promise<Verdict> {
  const mails = await startMailServer();
  const gate = await Gate.before(mails.port);
  const harness = await buildStand({
    env: { MAIL_URL: `smtp://127.0.0.1:${gate.port}`, FREE_TRIES_PER_ADDRESS: '10000' },
    execArgv: () => execArgv,
  });
  try {
    const people = new People(harness.sql);
    const each = isSmall ? 6 : 100;
    const groups: Trader[][] = [];
    for (let group = 0; group < 3; group += 1)
      groups.push(await inParallel(Array.from({ length: each }), 4, () => people.trader('pharmacy')));
    const seller = await people.trader('merchant');
    const offer = await people.offer(seller, 100);
    const [before = [], whileRefused = [], whileSilent = []] = groups;
    const shopper = await Shopper.signIn(harness, before[0]!, 1);

    const faults: string[] = [];
    const seen: Seen[] = [];
    const times: string[] = [];
    for (const [state, traders] of [
      ['open', before],
      ['refused', whileRefused],
      ['silent', whileSilent],
    ] as const) {
      notify(`the mail server is ${state}`);
      await gate.become(state);
      const asked = await inParallel(traders, 4, (trader) => askForMail(harness, trader));
      seen.push(await checkOut(shopper, [offer], 'atOnce'));
      const unanswered = asked.filter(({ status }) => status !== 200).length;
      const slowest = Math.max(...asked.map(({ ms }) => ms));
      if (unanswered > 0) faults.push(`${unanswered} of ${each} requests are unanswered: ${state}`);
      if (slowest > slowestMs) faults.push(`a request took ${Math.round(slowest)} ms: ${state}`);
      times.push(`${state} ${Math.round(median(asked.map(({ ms }) => ms)))} ms`);
      // This is long enough for the first attempts to fail.
      if (state !== 'open') await wait(isSmall ? 1500 : 12_000);
    }
    if (faults.length > 0) return { scenario, metrics: times.join(', '), faults };
    const waiting = (await open(harness)).length;
    if (waiting === 0) faults.push('no mail had to wait: nothing was tested');
    if (!isSmall) harness.apis[0]?.kill();
    await gate.become('open');
    const seconds = await untilSent(harness, notify);
    faults.push(
      ...(await lostMails(harness, mails)),
      ...(await lostPayments(harness, seen)),
      ...(await findFaults(harness)),
      ...(await bankFaults(harness)),
    );
    const metrics = `${3 * each} requests, median ${times.join(', ')}; ${waiting} mails waited and left within ${seconds} s, ${mails.taken.length - new Set(mails.taken).size} of them twice`;
    return { scenario, metrics, faults };
  } finally {
    await gate.stop();
    await harness.stop();
    await mails.stop();
  }
}

async function askForMail(
  { proxy }: Stand,
  { username }: Trader,
): Promise<{ readonly status: number; readonly ms: number }> {
  const started = performance.now();
  const email = `${username}.user@havan.example`;
  const { status } = await ask(`http://127.0.0.1:${proxy.port}`, forgotPassword, { email });
  return { status, ms: performance.now() - started };
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const open = async ({ sql }: Stand): Promise<unknown[]> =>
  (await sql.query(`select from outbox_message where channel = 'email' and state = 'waiting'`)).rows;

/** Waits until no mail is queued and returns the seconds that it took. */
async function untilSent(harness: Stand, notify: ScenarioOptions['notify']): Promise<number> {
  const started = performance.now();
  for (let left = 1; left > 0 && performance.now() - started < patienceMs; await wait(500)) {
    left = (await open(harness)).length;
    notify(`the mail server is back, ${left} mails wait`);
  }
  return Math.round((performance.now() - started) / 1000);
}

/** Returns mails that did not arrive, were given up, or whose text is still stored after they were sent. */
async function lostMails({ sql }: Stand, { taken }: MailServer): Promise<string[]> {
  const { rows } = await sql.query<{ id: string; state: string; is_kept: boolean }>(
    `select id, state, body <> '' as is_kept from outbox_message where channel = 'email'`,
  );
  const arrived = new Set(taken.map((id) => /^havan-(\d+)@/.exec(id)?.[1]));
  const lost = rows.filter(({ id }) => !arrived.has(id)).length;
  const unsent = rows.filter(({ state }) => state !== 'sent').length;
  const kept = rows.filter(({ state, is_kept: isKept }) => state === 'sent' && isKept).length;
  return [
    ...(lost === 0 ? [] : [`${lost} of ${rows.length} mails never arrived`]),
    ...(unsent === 0 ? [] : [`${unsent} mails still wait or were given up`]),
    ...(kept === 0 ? [] : [`${kept} sent mails are still stored with their text`]),
  ];
}
