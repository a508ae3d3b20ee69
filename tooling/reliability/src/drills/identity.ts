import { activation, forgotPassword, register, verifyGsmNo } from '@havan/contract/account';
import { getSessions, refreshToken, signIn } from '@havan/contract/session';
import { hash } from '@node-rs/argon2';
import { setTimeout as wait } from 'node:timers/promises';
import { password, People } from '../stand/people.ts';
import { buildStand, type Stand } from '../stand/stand.ts';
import { ask } from '../stand/wire.ts';
import type { DrillOptions, Verdict } from './drill.ts';
import { twentyTabs } from './twenty-tabs.ts';

const graceSeconds = 1;
/** Largest difference of the medians, in milliseconds (issue of identity: known and unknown answer alike). */
const mostDifference = 5;

/**
 * What an attacker tries from outside, on two processes: to tell known addresses from unknown ones by answer or by
 * time, to guess a code, and to use a refresh token a second time; and what twenty tabs of one browser do by themselves.
 */
export async function identity({ isSmall }: DrillOptions): Promise<Verdict> {
  const stand = await buildStand({ processes: 2, env: { REFRESH_GRACE_SECONDS: String(graceSeconds) } });
  try {
    const bases = stand.apis.map((api) => `http://127.0.0.1:${api.port}`);
    const people = new People(stand.sql);
    const { username } = await people.trader('pharmacy');
    // The drill's people have cheap hashes; this one costs what it costs in the product.
    const real = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await stand.sql.query('update app_user set password_hash = $1', [real]);
    const tries = isSmall ? 4 : 500;
    const warmUps = isSmall ? 0 : 10;
    const alike = await knownAndUnknown(stand, bases, username, { tries, warmUps });
    const faults = [
      ...alike.faults(isSmall),
      ...(await guessedCode(stand, bases)),
      ...(await twentyTabs(stand, bases, username)),
      ...(await replayedToken(bases, username)),
    ];
    return { drill: 'identity', figures: alike.figures, faults };
  } finally {
    await stand.stop();
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
  stand: Stand,
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
      // The delays after many attempts are another promise; here every attempt is a first one.
      await stand.sql.query('delete from throttle');
      const isKnown = at % 2 === 0;
      const began = performance.now();
      // Known and unknown are asked of the same processes equally often: a slower one must not tell them apart.
      const { status } = await knock(bases[Math.floor(at / 2) % bases.length] ?? '', isKnown);
      const took = performance.now() - began;
      statuses.add(status);
      if (at >= warmUps) times[isKnown ? 'known' : 'unknown'].push(took);
    }
    rows.push({ name, difference: Math.abs(median(times.known) - median(times.unknown)), statuses });
  }
  return {
    figures: rows.map(({ name, difference }) => `${name} ${difference.toFixed(1)} ms apart`).join(', '),
    faults: (isSmall: boolean) =>
      rows.flatMap(({ name, difference, statuses }) => [
        ...(statuses.size > 1 ? [`${name} answered ${[...statuses].join(' and ')}`] : []),
        // A few tries on a busy machine say nothing about time.
        ...(!isSmall && difference > mostDifference
          ? [`${name}: known and unknown are ${difference.toFixed(1)} ms apart`]
          : []),
      ]),
  };
}

/** Wrong codes to both processes at once; then the right one comes too late. */
async function guessedCode(stand: Stand, bases: readonly string[]): Promise<string[]> {
  const [base = ''] = bases;
  const applicant = form('kurban@havan.example', 9_000_000 - 1_000_000);
  await stand.sql.query('delete from throttle');
  await ask(base, register, { ...applicant, username: 'kurban' });
  const token = await lastTo(stand, applicant.email, /#([\w-]{40,})/);
  const step = (await ask(base, activation, { token })).result;
  const right = await lastTo(stand, applicant.phone, /(\d{6})/);
  const verificationToken = step?.verificationToken ?? '';
  const enter = (at: number, code: string) =>
    ask(bases[at % bases.length] ?? '', verifyGsmNo, { verificationToken, code });
  const guesses = Array.from({ length: 100 }, (_, at) =>
    enter(at, String((Number(right) + 1 + at) % 1_000_000).padStart(6, '0')),
  );
  await Promise.all(guesses);
  const { rows } = await stand.sql.query<{ tries: number }>(
    `select tries from one_time_code where purpose = 'gsm' and recipient = $1`,
    [applicant.phone],
  );
  const late = await enter(1, right);
  return [
    ...(rows[0]?.tries === 5 ? [] : [`${rows[0]?.tries} guesses were compared instead of 5`]),
    ...(late.status === 409 ? [] : [`the right code after five wrong ones was answered with ${late.status}`]),
  ];
}

async function lastTo(stand: Stand, recipient: string, pattern: RegExp): Promise<string> {
  const { rows } = await stand.sql.query<{ body: string }>(
    'select body from outbox_message where recipient = $1 order by id desc limit 1',
    [recipient],
  );
  return pattern.exec(rows[0]?.body ?? '')?.[1] ?? '';
}

/** Twenty requests with one token are one refresh; after the grace the same token ends the family. */
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
  // What one process knows of a session, another forgets within a second (decision 014).
  await wait(1100);
  const after = await ask(base, getSessions, {}, { token: next });
  return [
    ...(pairs.size === 1 && next !== 'refused' ? [] : [`twenty refreshes gave ${pairs.size} sessions`]),
    ...(replay.status === 401 ? [] : [`a replayed token was answered with ${replay.status}`]),
    ...(after.status === 401 ? [] : [`the family of a replayed token still answers ${after.status}`]),
  ];
}
