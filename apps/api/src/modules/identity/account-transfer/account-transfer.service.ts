import { timingSafeEqual } from 'node:crypto';
import type { ResultOf } from '@havan/contract/call';
import type { redeemAccountTransfer } from '@havan/contract/identity/account-transfer';
import { AppError } from '../../../core/app-error.ts';
import type { Config } from '../../../core/config/config.ts';
import type { Actor, Caller, Context } from '../../../core/context.ts';
import { findBasicUser } from '../account/basic-user.ts';
import { consumeLink, issueLink } from '../codes/account-links.ts';
import { admitStranger } from '../account/register.service.ts';
import { hashOf } from '../session/tokens.ts';
import { transferAddress } from './transfer-address.ts';

/** The demo page that replaces the sister site. */
export const demoPartnerPath = '/recete-sitesi';

/** Returns the target of a transfer; null without a sister site. */
export const partnerUrlOf = ({ partnerUrl, demo, buyerOrigin }: Config): string | null =>
  partnerUrl ?? (demo ? buyerOrigin + demoPartnerPath : null);

/**
 * Returns the URL that signs a user in at the sister site. @throws AppError `serviceUnavailable` without a sister site
 */
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

/**
 * Returns the user of a token to a caller with the partner's secret. @throws AppError `forbidden`, `linkUsed`,
 * `linkExpired`
 */
export async function redeemTransfer(
  ctx: Context,
  caller: Caller,
  { token, partnerSecret }: { token: string; partnerSecret: string },
): Promise<ResultOf<typeof redeemAccountTransfer>> {
  const secret = ctx.config.partnerSecret;
  // All requests of the partner come from one address: only callers without the secret are throttled.
  if (secret === null || !timingSafeEqual(hashOf(secret), hashOf(partnerSecret))) {
    await admitStranger(ctx, caller);
    throw new AppError('forbidden');
  }
  return whoCame(ctx, token);
}

/** Consumes a token and returns its user. */
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
