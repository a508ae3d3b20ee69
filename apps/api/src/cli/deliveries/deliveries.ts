import { formatDate, formatTime } from '@havan/domain/istanbul';
import { openDatabase } from '../../core/db/database.ts';
import { StartFailure } from '../../core/start-failure.ts';
import { listDead, listUnsent } from '../../modules/notifications/deliveries/deliveries.service.ts';
import { replayDead } from '../../modules/notifications/deliveries/deliver.ts';
import { openDeliveryQueue } from '../../modules/notifications/deliveries/delivery-queue.ts';

const usage = `pnpm deliveries unsent          prints the messages that wait for a mail or SMS server to be set, codes included, newest last
pnpm deliveries                 lists the messages that were given up, newest first, without what they say
pnpm deliveries replay [ID …]  tries these again, or all of them; those older than three days have lost their text`;

const shown = 100;
const notify = (_facts: object, message: string): void => void process.stderr.write(`${message}\n`);
const log = { error: notify, warn: notify, info: () => undefined };

/**
 * Lists or replays dead letters in the database at `url`, or lists messages that were never sent; returns the text to
 * print.
 *
 * @throws StartFailure with the usage
 */
export async function deliveriesCommand(url: string, [verb, ...ids]: readonly string[]): Promise<string> {
  const isKnown =
    verb === undefined ||
    (verb === 'unsent' && ids.length === 0) ||
    (verb === 'replay' && ids.every((id) => /^\d{1,15}$/.test(id)));
  if (!isKnown) throw new StartFailure(usage);
  const { db, close } = openDatabase({ url, max: 1, applicationName: 'havan-deliveries' });
  try {
    if (verb === 'unsent') {
      const kept = (await listUnsent(db, shown)).toReversed();
      const texts = kept.map(({ created_at: at, channel, recipient, subject, body }) =>
        [`${formatDate(at)} ${formatTime(at)}  ${channel}  ${recipient}  ${subject}`.trimEnd(), body].join(
          '\n',
        ),
      );
      return texts.length === 0 ? 'No message waits for a server.' : texts.join('\n\n');
    }
    if (verb === undefined) {
      const dead = await listDead(db, shown);
      const lines = dead.map((row) => {
        const at = row.settled_at ? `${formatDate(row.settled_at)} ${formatTime(row.settled_at)}` : '';
        const loss = row.can_be_replayed ? '' : ' (text gone)';
        return `${row.id}  ${at}  ${row.channel}  ${row.recipient}  ${row.last_error ?? ''}${loss}`;
      });
      return lines.length === 0 ? 'No message was given up.' : lines.join('\n');
    }
    const queue = await openDeliveryQueue({ url, log });
    try {
      const count = await replayDead(db, queue, ids.length === 0 ? null : ids.map(Number));
      return `${count} messages wait to be sent again.`;
    } finally {
      await queue.stop();
    }
  } finally {
    await close();
  }
}
