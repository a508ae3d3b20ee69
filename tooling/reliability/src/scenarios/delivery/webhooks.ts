import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createWebhook } from '@havan/contract/notifications/webhooks';
import { buildStand, type StandOptions } from '../../harness/harness.ts';
import { People } from '../../harness/people.ts';
import { Shopper } from '../../harness/shopper.ts';
import { withoutGuard } from '../load.ts';
import type { Scenario, ScenarioOptions, Verdict } from '../scenario.ts';

const subjects = 500;
/** Two successive events have the same subject: when the first is refused, the second is already due. */
const subjectOf = (order: number): number => Math.floor((order - 1) / 2) % subjects;
/** One of seven deliveries is refused at its first attempt and is repeated after five seconds. */
const refusedOf = 7;
const patienceMs = 1_200_000;

/**
 * Sends 10,000 events to a receiver that refuses some, leaves some unanswered and closes the connection of others,
 * while the sending processes are killed. Every event must be accepted once, and the events of one subject in their
 * order.
 */
export const webhooks: Scenario = (options) => run(options, {});

/** The same scenario with events that do not wait for the previous one of their subject; it must fail. */
export const webhooksWithoutGuard: Scenario = withoutGuard(run, /overtook one of their subject/);

async function run({ isSmall, notify }: ScenarioOptions, standOptions: StandOptions): Promise<Verdict> {
  const count = isSmall ? 200 : 10_000;
  const harness = await buildStand({ env: { WEBHOOK_LOOPBACK: '1' }, ...standOptions });
  const accepted: { readonly id: string; readonly order: number }[] = [];
  const tries = new Map<string, number>();
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const id = String(request.headers['webhook-id']);
      const attempt = (tries.get(id) ?? 0) + 1;
      tries.set(id, attempt);
      const { data } = JSON.parse(Buffer.concat(chunks).toString()) as { data: { order: number } };
      if (attempt === 1 && data.order % refusedOf === 0) {
        if (data.order % 2 === 0) response.writeHead(503).end('bakım');
        else response.destroy();
        return;
      }
      accepted.push({ id, order: data.order });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve);
  });
  try {
    const seller = await new People(harness.sql).trader('merchant');
    const owner = await Shopper.signIn(harness, seller, 2);
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/havan`;
    const made = await owner.askOnce(createWebhook, { url, events: ['message.received'] });
    if (!made.result) throw new Error(`no webhook: ${made.statusCode}`);
    const started = performance.now();
    await harness.sql.query(
      `select queue_webhook($1, 'message.received', 'conversation:' || (i - 1) / 2 % ${subjects}, jsonb_build_object('order', i))
       from generate_series(1, ${count}) i`,
      [seller.companyId],
    );
    const open = async () =>
      Number(
        (
          await harness.sql.query<{ count: string }>(
            `select count(*) from webhook_delivery where state <> 'delivered'`,
          )
        ).rows[0]?.count,
      );
    // The deliveries of a killed process are repeated only after a minute, which is too long for the small size.
    for (const api of isSmall ? [] : harness.apis) {
      await wait(2000);
      api.kill();
    }
    for (let left = await open(); left > 0 && performance.now() - started < patienceMs; left = await open()) {
      notify(`${count - left} of ${count} delivered`);
      await wait(500);
    }
    const seconds = (performance.now() - started) / 1000;
    return {
      scenario: 'webhooks',
      metrics: `${accepted.length} accepted of ${count} in ${seconds.toFixed(0)} s, ${new Set(accepted.map(({ id }) => id)).size} ids`,
      faults: faultsOf(accepted, count, await open()),
    };
  } finally {
    receiver.closeAllConnections();
    receiver.close();
    await harness.stop();
  }
}

/**
 * Returns deliveries that are lost, were received under different ids, or came out of order. When a sender is killed
 * between the answer and its record, the delivery is repeated under the same id, as at-least-once delivery allows.
 */
function faultsOf(accepted: readonly { id: string; order: number }[], count: number, open: number): string[] {
  const ids = new Map<number, Set<string>>();
  const firsts: number[] = [];
  for (const { id, order } of accepted) {
    const known = ids.get(order);
    if (known) known.add(id);
    else {
      ids.set(order, new Set([id]));
      firsts.push(order);
    }
  }
  const doubled = [...ids.values()].filter((all) => all.size > 1).length;
  const last = new Map<number, number>();
  let overtaken = 0;
  for (const order of firsts) {
    const subject = subjectOf(order);
    if ((last.get(subject) ?? 0) > order) overtaken += 1;
    last.set(subject, order);
  }
  return [
    ...(ids.size === count ? [] : [`${count - ids.size} events never arrived`]),
    ...(open === 0 ? [] : [`${open} deliveries are still open`]),
    ...(doubled === 0 ? [] : [`${doubled} events came under two ids`]),
    ...(overtaken === 0 ? [] : [`${overtaken} events overtook one of their subject`]),
  ];
}
