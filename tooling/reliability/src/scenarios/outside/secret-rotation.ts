import { getCart } from '@havan/contract/cart/cart';
import { refreshToken, type SessionTokens, signIn } from '@havan/contract/identity/session';
import { balanceBooks, type Seen } from '../../harness/checkouts.ts';
import { buildStand, type Stand } from '../../harness/harness.ts';
import { password, People } from '../../harness/people.ts';
import { Shopper } from '../../harness/shopper.ts';
import { ask } from '../../harness/wire.ts';
import { inParallel, mustBeRed, type Scenario, type ScenarioOptions, type Verdict } from '../scenario.ts';

const scenario = 'secret rotation';
const patienceMs = 60_000;
const newSecret = 'the secret of the session tokens after the rotation';

/**
 * `TOKEN_SECRET` is changed in one process after the other, as the deployment guide describes, while members are signed
 * in and each has the bank's 3-D secure page open. No member is signed out, a refresh whose answer was lost returns the
 * same pair of tokens again, and every payment completes, also after the former secret is removed.
 */
export const secretRotation: Scenario = (options) => run(options, { keepsFormer: true });

/** The same scenario without the former secret; it must fail. */
export const secretRotationWithoutFormer: Scenario = async (options) =>
  mustBeRed(await run({ ...options, isSmall: true }, { keepsFormer: false }), /another pair/);

interface Member {
  readonly shopper: Shopper;
  readonly username: string;
  /** The tokens of a second session of the member. */
  readonly tokens: SessionTokens;
  readonly payment: { readonly paymentId: string; readonly threeDsUrl: string };
}

async function run(
  { isSmall }: ScenarioOptions,
  { keepsFormer }: { readonly keepsFormer: boolean },
): Promise<Verdict> {
  const harness = await buildStand({ env: { DRAIN_SECONDS: '1' } });
  try {
    const people = new People(harness.sql);
    const seller = await people.trader('merchant');
    const offer = await people.offer(seller, 10_000);
    const members = await inParallel(Array.from({ length: isSmall ? 3 : 40 }), 4, async () => {
      const trader = await people.trader('pharmacy');
      const { username } = trader;
      const shopper = await Shopper.signIn(harness, trader, 1);
      const request = (await shopper.add(offer, 1)).result && (await shopper.payRequest());
      const paid = request && (await shopper.pay(request)).result;
      if (!paid?.threeDs) throw new Error(`${username} was not asked for a code`);
      const payment = { paymentId: paid.paymentId, threeDsUrl: paid.threeDs.url };
      return { shopper, username, tokens: await signedIn(harness, username), payment };
    });

    const former = harness.env['TOKEN_SECRET'] ?? '';
    const both = { TOKEN_SECRET: newSecret, ...(keepsFormer && { FORMER_TOKEN_SECRET: former }) };
    const faults: string[] = [];
    const [first, second] = harness.apis;
    if (!first || !second) throw new Error('two processes are needed');
    await first.replace(both);
    faults.push(...(await refusals(harness, members)));
    // The answer of the process with the former secret counts as lost, so the refresh is repeated at the other process.
    for (const { username, tokens } of members) {
      const next = await exchanged(second, tokens);
      const again = await exchanged(first, tokens).catch(() => null);
      if (again?.token !== next.token || again.refreshToken !== next.refreshToken)
        faults.push(`${username}: the repeated refresh was answered with another pair, or refused`);
    }
    await second.replace(both);
    for (const api of harness.apis) await api.replace({ TOKEN_SECRET: newSecret, FORMER_TOKEN_SECRET: '' });
    faults.push(...(await refusals(harness, members)));

    const seen: Seen[] = await inParallel(
      members,
      4,
      async ({ shopper, payment: { paymentId, threeDsUrl } }) => {
        await shopper.enterCode(threeDsUrl);
        return { paymentId, outcome: (await shopper.outcome(paymentId)) ?? 'unclear' };
      },
    );
    const open = seen.filter(({ outcome }) => outcome !== 'captured');
    if (open.length > 0) faults.push(`${open.length} payments did not end`);
    const { books, faults: found } = await balanceBooks(harness, seen);
    faults.push(...found);
    return {
      scenario,
      metrics: `${members.length} members with an open payment, 2 processes replaced twice`,
      faults,
      books,
    };
  } finally {
    await harness.stop();
  }
}

/** Returns the members whose session was refused. */
async function refusals(harness: Stand, members: readonly Member[]): Promise<string[]> {
  const answers = await inParallel(members, 4, ({ shopper }) => shopper.askOnce(getCart, {}));
  return answers.flatMap(({ status }, at) =>
    status === 200 ? [] : [`${members[at]?.username}: a session was refused (${status})`],
  );
}

async function signedIn(harness: Stand, username: string): Promise<SessionTokens> {
  const { result } = await ask(urlOf(harness), signIn, { username, password, userType: 1 }, { patienceMs });
  if (!result) throw new Error(`${username} cannot sign in`);
  return result;
}

/** Exchanges a refresh token at one process. */
async function exchanged({ port }: { readonly port: number }, tokens: SessionTokens): Promise<SessionTokens> {
  const client = { clientName: 'web', clientSecretKey: 'public' } as const;
  const request = { refreshToken: tokens.refreshToken, ...client };
  const { result } = await ask(`http://127.0.0.1:${port}`, refreshToken, request);
  if (!result) throw new Error('the refresh was refused');
  return result;
}

const urlOf = (harness: Stand): string => `http://127.0.0.1:${harness.proxy.port}`;
