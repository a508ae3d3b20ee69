import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  getCitiesWithTowns,
  getGlobalInformations,
  getUserBasicInfos,
  logClientError,
} from '@havan/contract/bootstrap/basic-infos';
import type { getHeaderBadges } from '@havan/contract/bootstrap/header-badges';
import { enterableAreas } from '@havan/domain/access';
import { canBuy } from '@havan/domain/company';
import packageJson from '../../../../package.json' with { type: 'json' };
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { accessRulesOf } from '../../identity/access/access-rules.ts';
import { listFlags, readAccessLists } from '../../identity/access/access-rules.ts';
import { findBasicUser } from '../../identity/account/basic-user.ts';
import { pendingAgreement } from '../../identity/agreements/agreements.service.ts';
import { cartFiguresRows } from '../../cart/cart/cart.service.ts';
import { cartFigures } from '../../cart/cart/priced-cart.ts';
import { ticketNews } from '../../notifications/support/ticket-lists.service.ts';
import { readChangeToken } from '../../notifications/live/live.service.ts';
import { presentCities, presentFlags, presentUser } from './basic-infos.presenter.ts';
import * as sql from './basic-infos.sql.ts';

/**
 * Returns the signed-in user, the counters of the company and the flags; every page requests it first, in one pipeline.
 */
export async function basicInfos(ctx: Context, actor: Actor): Promise<ResultOf<typeof getUserBasicInfos>> {
  const [pulse, user, waiting, basket, flags, lists, pending] = await pipeline(ctx.db, [
    // Read first: a concurrent change then causes one superfluous reload rather than none.
    (one) => readChangeToken(one, actor),
    (one) => findBasicUser(one, actor.userId),
    (one) => sql.countWaiting(one, actor),
    (one) =>
      canBuy(actor.companyType)
        ? cartFiguresRows({ db: one, caches: ctx.caches }, actor.companyId, ctx.clock.now())
        : [],
    listFlags,
    readAccessLists,
    (one) => pendingAgreement({ ...ctx, db: one }, actor.userId),
  ]);
  const { lines, goodsTotal, sellerIds } = cartFigures(basket, ctx.clock.now());
  return {
    user: { ...presentUser(user, ctx.config.tokenSecret), hasPendingAgreement: pending !== null },
    globalActionFields: {
      requiredAction: waiting.required_action,
      message: waiting.message,
      notification: waiting.notification,
      basketItem: lines,
      basketTotal: goodsTotal,
      sellerIdsInBasket: [...sellerIds],
    },
    featureFlags: presentFlags(flags, actor.userId),
    areas: enterableAreas(actor, accessRulesOf(flags, lists, actor.userId)),
    pulse,
  };
}

/** Returns the counters of the header, support tickets first (specification §3 "badge list"). */
export async function headerBadges({ db }: Context, actor: Actor): Promise<ResultOf<typeof getHeaderBadges>> {
  const [tickets, waiting] = await Promise.all([
    ticketNews(db, actor.companyId),
    sql.countWaiting(db, actor),
  ]);
  return [
    { name: 'supportTickets', count: tickets },
    { name: 'requiredAction', count: waiting.required_action },
    { name: 'message', count: waiting.message },
    { name: 'notification', count: waiting.notification },
  ];
}

/** Returns the settings that the apps need before sign-in. */
export function globalInformations({ config, ports }: Context): ResultOf<typeof getGlobalInformations> {
  return {
    version: packageJson.version,
    buyerOrigin: config.buyerOrigin,
    merchantOrigin: config.merchantOrigin,
    kitOrigin: config.kitOrigin,
    bankOrigin: config.bankOrigin,
    cardEntry: ports.bank.abilities.cardEntry,
    offersLoans: ports.bank.abilities.lends,
    supportPhone: config.supportPhone,
    supportEmail: config.supportEmail,
    androidAppUrl: config.androidAppUrl,
    iosAppUrl: config.iosAppUrl,
    socialUrls: [...config.socialUrls],
    blogUrl: config.blogUrl,
    demoAccounts: [...(ports.demoMarket?.accounts ?? [])],
  };
}

export async function citiesWithTowns({ db }: Context): Promise<ResultOf<typeof getCitiesWithTowns>> {
  const [cities, towns] = await Promise.all([sql.listCities(db), sql.listTowns(db)]);
  return presentCities(cities, towns);
}

const errorsPerMinute = 10;
/** Characters that could forge log lines or control a terminal. */
const controlCharacters = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g;
const plain = (text: string): string => text.replace(controlCharacters, ' ').trim();

/**
 * Stores a browser error; its user comes from the session, not from the payload.
 *
 * @throws AppError `tooManyRequests` beyond ten a minute
 */
export async function keepClientError(
  { db, clock }: Context,
  actor: Actor,
  error: ParsedRequestOf<typeof logClientError>,
): Promise<void> {
  const receivedAt = clock.now();
  const row = {
    userId: actor.userId,
    application: plain(error.application),
    message: plain(error.message),
    pageUrl: plain(error.pageUrl),
    performedAt: new Date(error.performedAt),
    receivedAt,
  };
  const since = new Date(receivedAt.getTime() - 60_000);
  const isKept = await sql.insertClientError(db, row, { limit: errorsPerMinute, since });
  if (!isKept) throw new AppError('tooManyRequests', { retryAfterSeconds: 60 });
}
