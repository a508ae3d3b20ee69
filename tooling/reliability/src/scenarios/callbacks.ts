import type { BankPayment } from '@havan/contract/sales/bank';
import { bankCallbackPath } from '@havan/contract/sales/payment';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { bankFaults, bankPayments, findFaults, signed } from '../harness/invariants.ts';
import { makeJobsDue } from '../harness/jobs.ts';
import { type Offer, People } from '../harness/people.ts';
import { Shopper } from '../harness/shopper.ts';
import { buildStand, type Stand, type StandOptions } from '../harness/harness.ts';
import { withoutGuard } from './load.ts';
import { type ScenarioOptions, type Verdict, type Scenario } from './scenario.ts';

// @spec §4 payment-states
// @spec buying one-settlement
// @spec defects event-twice foreign-answer three-settlers wrong-amount

const sixMinutes = 6 * 60_000;

/**
 * Sends every kind of invalid bank callback: one flipped bit; another amount, currency, attempt or merchant under a
 * valid signature; an old message; the same message twenty times over two processes; a failure after the success; a
 * success after the timeout. Each payment must be settled exactly once, and no forged message be accepted.
 */
export const callbacks: Scenario = (options) => run(options, {});

/** The same scenario without its guard; it must fail. */
export const callbacksWithoutGuard: Scenario = withoutGuard(run, /forgery/);

async function run({ isSmall }: ScenarioOptions, harnessOptions: StandOptions): Promise<Verdict> {
  const harness = await buildStand(harnessOptions);
  try {
    const people = new People(harness.sql);
    const seller = await people.trader('merchant');
    const offer = await people.offer(seller, 50);
    const shopper = await Shopper.signIn(harness, await people.trader('pharmacy'), 1);
    const gate = new Proxy(harness, shopper, offer);
    const faults = [
      ...(await gate.forgeries(isSmall ? 40 : 400)),
      ...(await gate.otherPayments()),
      ...(await gate.repetitions()),
      ...(await gate.lateSuccess()),
    ];
    faults.push(...(await findFaults(harness)), ...(await bankFaults(harness)));
    return {
      scenario: 'callbacks',
      metrics: `${gate.refused} forged or foreign messages refused, ${gate.reported} true ones told again`,
      faults,
    };
  } finally {
    await harness.stop();
  }
}

class Proxy {
  readonly #harness: Stand;
  readonly #shopper: Shopper;
  readonly #offer: Offer;
  refused = 0;
  reported = 0;

  constructor(harness: Stand, shopper: Shopper, offer: Offer) {
    this.#harness = harness;
    this.#shopper = shopper;
    this.#offer = offer;
  }

  /** Sends a valid "captured" message with one flipped bit in body or signature. */
  async forgeries(count: number): Promise<string[]> {
    const { paymentId } = await this.#begin();
    const record = { ...(await this.#recordOf(paymentId)), status: 'captured' as const };
    const faults: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const body = JSON.stringify({ eventId: randomUUID(), payment: record });
      const headers = signed(this.#harness.bankSecret, 'POST', bankCallbackPath, body);
      const isBody = at % 2 === 0;
      const forged = isBody ? turnBit(body, at) : body;
      const name = 'x-bank-signature';
      const forgedHeaders = isBody ? headers : { ...headers, [name]: turnHexBit(headers[name] ?? '', at) };
      const status = await this.#send(forged, forgedHeaders);
      if (status < 400) faults.push(`a forgery by one bit was answered with ${status}`);
      else this.refused += 1;
    }
    const old = JSON.stringify({ eventId: randomUUID(), payment: record });
    const timestamp = String(Date.now() - sixMinutes);
    const late = await this.#send(
      old,
      signed(this.#harness.bankSecret, 'POST', bankCallbackPath, old, timestamp),
    );
    if (late < 400) faults.push(`a message of six minutes ago was answered with ${late}`);
    if ((await this.#stateOf(paymentId)) !== 'threeDsPending') faults.push('a forgery settled a payment');
    return faults;
  }

  /** A valid signature over a record of another payment. */
  async otherPayments(): Promise<string[]> {
    const { paymentId } = await this.#begin();
    const record = await this.#recordOf(paymentId);
    const wrongs: Readonly<Record<string, object>> = {
      amount: { amount: record.amount - 1 },
      currency: { currency: 'USD' },
      merchant: { merchantId: 'baskasi' },
      'id of the bank': { bankPaymentId: `pay_${randomUUID()}` },
      attempt: { attemptId: randomUUID() },
      instalments: { installments: 3 },
    };
    const faults: string[] = [];
    for (const [name, change] of Object.entries(wrongs)) {
      await this.#notify({ ...record, status: 'captured', ...change });
      this.refused += 1;
      if ((await this.#stateOf(paymentId)) !== 'threeDsPending')
        faults.push(`another ${name} settled a payment`);
    }
    return faults;
  }

  /** Sends the outcome twenty times at once over both processes, then the opposite outcome. */
  async repetitions(): Promise<string[]> {
    const { paymentId, url } = await this.#begin();
    await this.#shopper.enterCode(url);
    const record = await this.#recordOf(paymentId);
    const eventId = randomUUID();
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => this.#notify(record, at % 2 === 0 ? eventId : randomUUID())),
    );
    this.reported += 20;
    await this.#notify({ ...record, status: 'failed', failureReason: 'timedOut' });
    const { rows } = await this.#harness.sql.query<{ state: string; orders: string; captures: string }>(
      `select state, (select count(*) from orders where payment_id = $1) as orders,
              (select count(*) from ledger_entry where payment_id = $1 and kind = 'capture') as captures
       from payment where id = $1`,
      [paymentId],
    );
    const [row] = rows;
    const isRight = row?.state === 'captured' && row.orders === '1' && row.captures === '1';
    return isRight ? [] : [`told twenty times, then failed: ${JSON.stringify(row)}`];
  }

  /** The card holder enters the code after our timeout: the order is honoured or the money returned. */
  async lateSuccess(): Promise<string[]> {
    const { paymentId, url } = await this.#begin();
    await this.#harness.sql.query(
      `update payment set expires_at = now() - interval '1 minute' where id = $1`,
      [paymentId],
    );
    await makeJobsDue(this.#harness);
    await this.#until(async () => (await this.#stateOf(paymentId)) === 'failed');
    await this.#shopper.enterCode(url);
    await this.#until(async () => {
      const { rows } = await this.#harness.sql.query(
        `select from ledger_entry where payment_id = $1 and kind = 'capture'`,
        [paymentId],
      );
      return rows.length === 1;
    });
    await this.#until(async () => {
      const { rows } = await this.#harness.sql.query('select from bank_refund where done_at is null');
      return rows.length === 0;
    });
    return [];
  }

  async #begin(): Promise<{ paymentId: string; url: string }> {
    await this.#shopper.add(this.#offer, 1);
    const request = await this.#shopper.payRequest();
    const answer = request && (await this.#shopper.pay(request));
    if (!answer?.result?.threeDs) throw new Error('no payment could be begun');
    return { paymentId: answer.result.paymentId, url: answer.result.threeDs.url };
  }

  async #recordOf(paymentId: string): Promise<BankPayment> {
    const record = (await bankPayments(this.#harness)).find(({ attemptId }) => attemptId === paymentId);
    if (!record) throw new Error('the bank does not know the payment');
    return record;
  }

  async #stateOf(paymentId: string): Promise<string | undefined> {
    const { rows } = await this.#harness.sql.query<{ state: string }>(
      'select state from payment where id = $1',
      [paymentId],
    );
    return rows[0]?.state;
  }

  #notify(payment: object, eventId: string = randomUUID()): Promise<number> {
    const body = JSON.stringify({ eventId, payment });
    return this.#send(body, signed(this.#harness.bankSecret, 'POST', bankCallbackPath, body));
  }

  async #send(body: string, headers: Readonly<Record<string, string>>): Promise<number> {
    const url = `http://127.0.0.1:${this.#harness.proxy.port}${bankCallbackPath}`;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    await answer.arrayBuffer();
    return answer.status;
  }

  /** Jobs run about once a second, so half a minute is enough. */
  async #until(isSo: () => Promise<boolean>): Promise<void> {
    for (let tries = 0; tries < 300; tries += 1) {
      if (await isSo()) return;
      await wait(100);
    }
    throw new Error('what the drill waited for did not happen');
  }
}

/** Returns the text with one bit of one character flipped; digits and letters stay printable. */
function turnBit(text: string, at: number): string {
  const place = (at * 7919) % text.length;
  return text.slice(0, place) + String.fromCharCode(text.charCodeAt(place) ^ 1) + text.slice(place + 1);
}

function turnHexBit(hex: string, at: number): string {
  const place = at % hex.length;
  const turned = (Number.parseInt(hex[place] ?? '0', 16) ^ (1 << (at % 4))).toString(16);
  return hex.slice(0, place) + turned + hex.slice(place + 1);
}
