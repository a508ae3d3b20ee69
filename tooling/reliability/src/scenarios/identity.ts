import { activation, forgotPassword, register, verifyGsmNo } from '@havan/contract/identity/account';
import { getSessions, refreshToken, signIn } from '@havan/contract/identity/session';
import { argon2Hash } from '@havan/api/core/argon2';
import { setTimeout as wait } from 'node:timers/promises';
import { password, People } from '../harness/people.ts';
import { buildStand, type Stand, type StandOptions } from '../harness/harness.ts';
import { ask } from '../harness/wire.ts';
import { withoutGuard } from './load.ts';
import { type ScenarioOptions, type Verdict, type Scenario } from './scenario.ts';
import { twentyTabs } from './twenty-tabs.ts';

// @spec §4 retry-after-401

const graceSeconds = 1;
/** The largest difference of the medians in milliseconds: known and unknown names must be answered equally fast. */
const mostDifference = 5;

/**
 * Attacks two processes from outside: it tries to distinguish known from unknown addresses by answer or time, to guess
 * a code, and to reuse a refresh token. It also refreshes the session of twenty tabs of one browser concurrently.
 */
export const identity: Scenario = (options) => run(options, {});

/** The same scenario without its guard; it must fail. */
export const identityWithoutGuard: Scenario = withoutGuard(run, /the right code after five wrong ones/);

async function run({ isSmall }: ScenarioOptions, harnessOptions: StandOptions): Promise<Verdict> {
  const harness = await buildStand({
    processes: 2,
    env: { REFRESH_GRACE_SECONDS: String(graceSeconds) },
    ...harnessOptions,
  });
  try {
    const bases = harness.apis.map((api) => `http://127.0.0.1:${api.port}`);
    const people = new People(harness.sql);
    const { username } = await people.trader('pharmacy');
    // The other users of the scenario have cheap password hashes; the hash of this one has the cost of the product.
    const real = await argon2Hash(password);
    await harness.sql.query('update app_user set password_hash = $1', [real]);
    const tries = isSmall ? 4 : 500;
    const warmUps = isSmall ? 0 : 10;
    const alike = await knownAndUnknown(harness, bases, username, { tries, warmUps });
    const faults = [
      ...alike.faults(isSmall),
      ...(await guessedCode(harness, bases)),
      ...(await twentyTabs(harness, bases, username)),
      ...(await replayedToken(bases, username)),
    ];
    return { scenario: 'identity', metrics: alike.metrics, faults };
  } finally {
    await harness.stop();
  }
}

const form = (email: string, n: number) => ({
  companyType: 'pharmacy' as const,
  companyName: 'Defne Eczanesi',
  taxOrIdentityNumber: '4730259742',
  taxOffice: 'Kadıköy',
  townId: 3401,
  address: 'Moda Cad. No: 1',
  fullName: 'Defne Yıldız',
  username: `defne${n}`,
  email,
  phone: `0532${String(1_000_000 + n)}`,
  password,
  agreement: true,
});

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function knownAndUnknown(
  harness: Stand,
  bases: readonly string[],
  username: string,
  { tries, warmUps }: { readonly tries: number; readonly warmUps: number },
) {
  const email = `${username}.user@havan.example`;
  let count = 0;
  const wrong = 'yanlisSifre7';
  const kinds = {
    'sign-in': (base: string, isKnown: boolean) =>
      ask(base, signIn, { username: isKnown ? username : `yok${count}`, password: wrong, userType: 1 }),
    forgot: (base: string, isKnown: boolean) =>
      ask(base, forgotPassword, { email: isKnown ? email : `yok${count}@havan.example` }),
    register: (base: string, isKnown: boolean) =>
      ask(base, register, form(isKnown ? email : `yok${count}@havan.example`, count)),
  };
  const rows: { readonly name: string; readonly difference: number; readonly statuses: Set<number> }[] = [];
  for (const [name, knock] of Object.entries(kinds)) {
    const times = { known: [] as number[], unknown: [] as number[] };
    const statuses = new Set<number>();
    for (let at = 0; at < 2 * tries + warmUps; at += 1) {
      count += 1;
      // Other tests cover the delays after many attempts, so every attempt here is a first one.
      await harness.sql.query('delete from throttle');
      const isKnown = at % 2 === 0;
      const began = performance.now();
      // Known and unknown names are sent to the same processes equally often, so that a slower process does not bias
      // the result.
      const { status } = await knock(bases[Math.floor(at / 2) % bases.length] ?? '', isKnown);
      const took = performance.now() - began;
      statuses.add(status);
      if (at >= warmUps) times[isKnown ? 'known' : 'unknown'].push(took);
    }
    rows.push({ name, difference: Math.abs(median(times.known) - median(times.unknown)), statuses });
  }
  return {
    metrics: rows.map(({ name, difference }) => `${name} ${difference.toFixed(1)} ms apart`).join(', '),
    faults: (isSmall: boolean) =>
      rows.flatMap(({ name, difference, statuses }) => [
        ...(statuses.size > 1 ? [`${name} answered ${[...statuses].join(' and ')}`] : []),
        // A few attempts on a busy machine are too few to compare times.
        ...(!isSmall && difference > mostDifference
          ? [`${name}: known and unknown are ${difference.toFixed(1)} ms apart`]
          : []),
      ]),
  };
}

/** Sends wrong codes to both processes at once; the right code is refused afterwards. */
async function guessedCode(harness: Stand, bases: readonly string[]): Promise<string[]> {
  const [base = ''] = bases;
  const applicant = form('kurban@havan.example', 9_000_000 - 1_000_000);
  await harness.sql.query('delete from throttle');
  await ask(base, register, { ...applicant, username: 'kurban' });
  const token = await lastTo(harness, applicant.email, /#([\w-]{40,})/);
  const step = (await ask(base, activation, { token })).result;
  const right = await lastTo(harness, applicant.phone, /(\d{6})/);
  const verificationToken = step?.verificationToken ?? '';
  const enter = (at: number, code: string) =>
    ask(bases[at % bases.length] ?? '', verifyGsmNo, { verificationToken, code });
  const guesses = Array.from({ length: 100 }, (_, at) =>
    enter(at, String((Number(right) + 1 + at) % 1_000_000).padStart(6, '0')),
  );
  await Promise.all(guesses);
  const { rows } = await harness.sql.query<{ tries: number }>(
    `select tries from one_time_code where purpose = 'gsm' and recipient = $1`,
    [applicant.phone],
  );
  const late = await enter(1, right);
  return [
    ...(rows[0]?.tries === 5 ? [] : [`${rows[0]?.tries} guesses were compared instead of 5`]),
    ...(late.status === 409 ? [] : [`the right code after five wrong ones was answered with ${late.status}`]),
  ];
}

async function lastTo(harness: Stand, recipient: string, pattern: RegExp): Promise<string> {
  const { rows } = await harness.sql.query<{ body: string }>(
    'select body from outbox_message where recipient = $1 order by id desc limit 1',
    [recipient],
  );
  return pattern.exec(rows[0]?.body ?? '')?.[1] ?? '';
}

/**
 * Twenty requests with one token refresh the session once; after the grace period the same token ends the session
 * family.
 */
async function replayedToken(bases: readonly string[], username: string): Promise<string[]> {
  const [base = ''] = bases;
  const session = (await ask(base, signIn, { username, password, userType: 1 })).result;
  const old = session?.refreshToken ?? '';
  const exchange = (at: number) =>
    ask(bases[at % bases.length] ?? '', refreshToken, {
      refreshToken: old,
      clientName: 'web',
      clientSecretKey: 'havan-web',
    });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => exchange(at)));
  const pairs = new Set(answers.map(({ result }) => result?.token ?? 'refused'));
  const [next = ''] = pairs;
  await wait((graceSeconds + 0.5) * 1000);
  const replay = await exchange(1);
  // A session change in one process reaches the others within a second (decision 010).
  await wait(1100);
  const after = await ask(base, getSessions, {}, { token: next });
  return [
    ...(pairs.size === 1 && next !== 'refused' ? [] : [`twenty refreshes gave ${pairs.size} sessions`]),
    ...(replay.status === 401 ? [] : [`a replayed token was answered with ${replay.status}`]),
    ...(after.status === 401 ? [] : [`the family of a replayed token still answers ${after.status}`]),
  ];
}
