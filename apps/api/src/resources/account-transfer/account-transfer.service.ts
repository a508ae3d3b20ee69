import { timingSafeEqual } from 'node:crypto';
import type { ResultOf } from '@havan/contract/call';
import type { redeemAccountTransfer } from '@havan/contract/account-transfer';
import { AppError } from '../../app-error.ts';
import type { Config } from '../../config/config.ts';
import type { Actor, Caller, Context } from '../../context.ts';
import { findBasicUser } from '../master/master.sql.ts';
import { consumeLink, issueLink } from '../one-time-code/account-links.ts';
import { admitStranger } from '../account/register.service.ts';
import { hashOf } from '../session/tokens.ts';
import { transferAddress } from './transfer-address.ts';

/** The demo's own page that stands for the sister site. */
export const demoPartnerPath = '/recete-sitesi';

/** Where a transfer leads; null where this installation has no sister site. */
export const partnerUrlOf = ({ partnerUrl, demo, buyerOrigin }: Config): string | null =>
  partnerUrl ?? (demo ? buyerOrigin + demoPartnerPath : null);

/** Makes the address that carries somebody to the sister site. @throws AppError `serviceUnavailable` without one */
export async function createTransfer(
  ctx: Context,
  { userId }: Actor,
  returnUrl: string | undefined,
): Promise<{ url: string }> {
  const partnerUrl = partnerUrlOf(ctx.config);
  if (partnerUrl === null) throw new AppError('serviceUnavailable');
  const token = await issueLink(ctx, 'accountTransfer', `user:${userId}`);
  return { url: transferAddress(partnerUrl, token, returnUrl) };
}

/** Who came with a token, for whoever knows the partner's secret. @throws AppError `forbidden`, `linkUsed`, `linkExpired` */
export async function redeemTransfer(
  ctx: Context,
  caller: Caller,
  { token, partnerSecret }: { token: string; partnerSecret: string },
): Promise<ResultOf<typeof redeemAccountTransfer>> {
  await admitStranger(ctx, caller);
  const secret = ctx.config.partnerSecret;
  if (secret === null || !timingSafeEqual(hashOf(secret), hashOf(partnerSecret))) {
    throw new AppError('forbidden');
  }
  return whoCame(ctx, token);
}

/** Uses a token up and tells whose it was. */
export async function whoCame(ctx: Context, token: string): Promise<ResultOf<typeof redeemAccountTransfer>> {
  const subject = await consumeLink(ctx, 'accountTransfer', token);
  const user = await findBasicUser(ctx.db, Number(subject.slice('user:'.length)));
  return {
    username: user.username,
    fullName: `${user.name} ${user.surname}`,
    email: user.email,
    companyName: user.company_name,
    companyType: user.company_type,
  };
}
