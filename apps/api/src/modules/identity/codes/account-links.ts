import type { CompanyType } from '@havan/domain/company';
import { linkLifeMs, type LinkPurpose } from '@havan/domain/one-time-code';
import { AppError } from '../../../core/app-error.ts';
import { homeOf } from '../../../core/config/home-of.ts';
import type { Context } from '../../../core/context.ts';
import { hashOf } from '../session/tokens.ts';
import { findLink, insertLink, takeLink } from './account-link.sql.ts';

const tokenBytes = 32;

/** Creates a token for one link about one subject, stored as a hash. */
export async function issueLink(ctx: Context, purpose: LinkPurpose, subject: string): Promise<string> {
  const token = ctx.ports.random.token(tokenBytes);
  const expiresAt = new Date(ctx.clock.now().getTime() + linkLifeMs[purpose]);
  await insertLink(ctx.db, { hash: hashOf(token), purpose, subject, expires_at: expiresAt });
  return token;
}

/** Returns the subject of a valid link. @throws AppError `linkUsed` or `linkExpired` */
export async function openLink(ctx: Context, purpose: LinkPurpose, token: string): Promise<string> {
  const link = await findLink(ctx.db, purpose, hashOf(token));
  if (link?.used_at) throw new AppError('linkUsed');
  if (!link || link.expires_at <= ctx.clock.now()) throw new AppError('linkExpired');
  return link.subject;
}

/** Consumes a link and returns its subject. @throws AppError `linkUsed` or `linkExpired` */
export async function consumeLink(ctx: Context, purpose: LinkPurpose, token: string): Promise<string> {
  const taken = await takeLink(ctx.db, purpose, hashOf(token), ctx.clock.now());
  return taken?.subject ?? openLink(ctx, purpose, token).then(() => Promise.reject(new AppError('linkUsed')));
}

/**
 * Returns the address of an account page on the company's host. The token is in the fragment, which is not sent to
 * servers or as a referrer.
 */
export function accountAddress(
  { config }: Context,
  companyType: CompanyType,
  page: string,
  token?: string,
): string {
  return accountPage({ config }, companyType, `/account/${page}${token === undefined ? '' : `#${token}`}`);
}

/**
 * Returns the address of a page of the account on the host where that company signs in; `path` is without
 * `/merchant`.
 */
export const accountPage = (
  { config }: Pick<Context, 'config'>,
  companyType: CompanyType,
  path: string,
): string => homeOf(config, companyType) + path;
