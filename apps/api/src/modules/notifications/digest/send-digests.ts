import { digestDueDay, digestLines, digestRhythms } from '@havan/domain/digest';
import { homeOf } from '../../../core/config/home-of.ts';
import type { Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Job } from '../../../core/jobs-runner/job.ts';
import type { OutgoingMessage } from '../../../core/ports/message-port.ts';
import { digestCounts, type DigestReader, takeReaders } from './digest.sql.ts';

const batch = 50;

/**
 * Sends the digest mails of an Istanbul morning, once to each subscriber; a subscriber without news gets no
 * mail.
 */
export async function sendDigests(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const day = digestDueDay('daily', now);
  if (day === null) return;
  const rhythms = digestRhythms.filter((rhythm) => digestDueDay(rhythm, now) !== null);
  for (let taken = batch; taken === batch; ) {
    taken = await withTransaction(ctx.db, async (db) => {
      const readers = await takeReaders(db, { rhythms, day, limit: batch });
      for (const reader of readers) {
        const lines = digestLines(await digestCounts(db, reader.company_id, reader.user_id));
        if (lines.length > 0) await ctx.ports.messages.send(db, mailOf(ctx, reader, lines));
      }
      return readers.length;
    });
  }
}

function mailOf(
  { config }: Pick<Context, 'config'>,
  { name, email, company_type: companyType }: DigestReader,
  lines: readonly string[],
): OutgoingMessage {
  const home = homeOf(config, companyType);
  const body = [
    `Merhaba ${name},`,
    '',
    ...lines,
    '',
    `${home}/homepage`,
    '',
    `Bu özetin sıklığını buradan değiştirebilirsiniz: ${home}/myprofile/settings/notification`,
    '',
    'Havan',
  ];
  return { channel: 'email', recipient: email, subject: 'Sizi bekleyenler', body: body.join('\n') };
}

export const digestJobs: readonly Job[] = [{ name: 'send-digests', everySeconds: 300, run: sendDigests }];
