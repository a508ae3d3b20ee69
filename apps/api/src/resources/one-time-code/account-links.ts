import { canBuy, type CompanyType } from '@havan/domain/company';
import { linkLifeMs, type LinkPurpose } from '@havan/domain/one-time-code';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { hashOf } from '../session/tokens.ts';
import { findLink, insertLink, takeLink } from './account-link.sql.ts';

const tokenBytes = 32;

/** A token for one link about one subject, kept as a hash. */
export async function issueLink(ctx: Context, purpose: LinkPurpose, subject: string): Promise<string> {
  const token = ctx.ports.random.token(tokenBytes);
  const expiresAt = new Date(ctx.clock.now().getTime() + linkLifeMs[purpose]);
  await insertLink(ctx.db, { hash: hashOf(token), purpose, subject, expires_at: expiresAt });
  return token;
}

/** What a link is about, while it may still be used. @throws AppError `linkUsed` or `linkExpired` */
export async function openLink(ctx: Context, purpose: LinkPurpose, token: string): Promise<string> {
  const link = await findLink(ctx.db, purpose, hashOf(token));
  if (link?.used_at) throw new AppError('linkUsed');
  if (!link || link.expires_at <= ctx.clock.now()) throw new AppError('linkExpired');
  return link.subject;
}

/** Uses a link up and answers what it is about. @throws AppError `linkUsed` or `linkExpired` */
export async function consumeLink(ctx: Context, purpose: LinkPurpose, token: string): Promise<string> {
  const taken = await takeLink(ctx.db, purpose, hashOf(token), ctx.clock.now());
  return taken?.subject ?? openLink(ctx, purpose, token).then(() => Promise.reject(new AppError('linkUsed')));
}

/**
 * The address of an account page on the host where that company signs in. The token travels in the fragment, which no
 * server and no referrer is ever told.
 */
export function accountAddress(
  { config }: Context,
  companyType: CompanyType,
  page: string,
  token?: string,
): string {
  const home = canBuy(companyType) ? config.buyerOrigin : `${config.merchantOrigin}/merchant`;
  return `${home}/account/${page}${token === undefined ? '' : `#${token}`}`;
}
