import { nextUtsAttempt, utsNumberOf } from '@havan/domain/uts';
import type { Context } from '../../../core/context.ts';
import { UtsRefusal, type UtsSender, type UtsSupply } from '../../../core/ports/uts/uts-port.ts';
import { unsealed } from '../../../core/secret-box.ts';
import { unreachable, utsTokenKind } from './uts-account.service.ts';
import * as sql from './uts.sql.ts';

/** Milliseconds for which a notice is claimed, longer than its calls can take. */
const leaseMs = 5 * 60_000;
const atATime = 20;

/** Sends the due and complete notices until none is left; several processes share the work. */
export async function sendUtsNotices(ctx: Context): Promise<void> {
  for (;;) {
    const now = ctx.clock.now();
    const leaseEnd = new Date(now.getTime() + leaseMs);
    // The next ones are taken when these are settled.
    const due = await sql.claimDue(ctx.db, { now, leaseEnd, limit: atATime });
    if (due.length === 0) return;
    await Promise.all(due.map((notice) => send(ctx, notice)));
  }
}

async function send(ctx: Context, notice: sql.NoticeRow): Promise<void> {
  const { db, clock, config, log } = ctx;
  const { token, own_no: institutionNo } = notice;
  if (!token || institutionNo === null) return;
  const settled = { utsNumber: null, isUnknown: false, dueAt: clock.now(), settledAt: null };
  try {
    const sender = { institutionNo, token: unsealed(token, config, utsTokenKind) };
    const utsNumber = await report(ctx, sender, notice);
    await sql.noteOutcome(db, notice.id, {
      ...settled,
      state: 'sent',
      utsNumber,
      error: null,
      settledAt: clock.now(),
    });
  } catch (error) {
    if (error instanceof UtsRefusal && error.isAboutToken) {
      // The notice is unchanged: it waits for a token that ÜTS accepts.
      await sql.noteToken(db, notice.company_id, token, clock.now());
      await sql.noteOutcome(db, notice.id, { ...settled, state: 'waiting', error: null });
    } else if (error instanceof UtsRefusal) {
      await sql.noteOutcome(db, notice.id, {
        ...settled,
        state: 'refused',
        error: error.message,
        settledAt: clock.now(),
      });
    } else {
      log.warn({ noticeId: notice.id, attempts: notice.attempts }, 'ÜTS did not answer');
      const dueAt = nextUtsAttempt(notice.attempts, clock.now());
      await sql.noteOutcome(db, notice.id, {
        ...settled,
        state: 'waiting',
        error: unreachable,
        isUnknown: true,
        dueAt,
      });
    }
  }
}

async function report({ ports }: Context, sender: UtsSender, notice: sql.NoticeRow): Promise<string> {
  if (notice.kind === 'receipt')
    return ports.uts.receive(sender, {
      supplyNo: notice.supply_number ?? '',
      serial: notice.serial,
      quantity: notice.quantity,
    });
  const supply: UtsSupply = {
    productNo: utsNumberOf(notice.uts_number_of_product, notice.barcode),
    lot: notice.lot,
    serial: notice.serial,
    quantity: notice.quantity,
    otherNo: notice.other_no ?? '',
    documentNo: documentNoOf(notice),
    day: notice.moved_on,
  };
  // ÜTS accepts the same lot twice, so a notice that may have arrived is searched for before it is sent again.
  const arrived = notice.is_unknown ? await ports.uts.findSupply(sender, supply) : null;
  return arrived ?? ports.uts.supply(sender, supply);
}

/** Returns the document number of an order line in ÜTS, the same at every attempt. */
const documentNoOf = ({ order_id, line_no }: sql.NoticeRow): string => `HVN-${order_id}-${line_no}`;
