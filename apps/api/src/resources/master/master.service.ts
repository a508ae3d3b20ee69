import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  getCitiesWithTowns,
  getGlobalInformations,
  getUserBasicInfos,
  logClientError,
} from '@havan/contract/master';
import { enterableAreas } from '@havan/domain/access';
import { canBuy } from '@havan/domain/company';
import packageJson from '../../../package.json' with { type: 'json' };
import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import { inOneTrip } from '../../db/one-trip.ts';
import { demoAccounts } from '../../demo/accounts.ts';
import { accessRulesOf } from '../access/access-rules.ts';
import { listFlags, readAccessLists } from '../access/access.sql.ts';
import { pendingAgreement } from '../agreements/agreements.service.ts';
import { basketFiguresRows } from '../basket/basket.sql.ts';
import { basketFigures } from '../basket/priced-basket.ts';
import { readPulse } from '../live/pulse.sql.ts';
import { presentCities, presentFlags, presentUser } from './master.presenter.ts';
import * as sql from './master.sql.ts';

/** Who is signed in, what waits for the company and which features are on: every page asks it first, in one trip. */
export async function basicInfos(ctx: Context, actor: Actor): Promise<ResultOf<typeof getUserBasicInfos>> {
  const [pulse, user, waiting, basket, flags, lists, pending] = await inOneTrip(ctx.db, (one) =>
    Promise.all([
      // First, so that what moves meanwhile is told once too often rather than never.
      readPulse(one, actor),
      sql.findBasicUser(one, actor.userId),
      sql.countWaiting(one, actor),
      canBuy(actor.companyType) ? basketFiguresRows(one, actor.companyId, ctx.clock.now()) : [],
      listFlags(one),
      readAccessLists(one),
      pendingAgreement({ ...ctx, db: one }, actor.userId),
    ]),
  );
  const { lines, goodsTotal, sellerIds } = basketFigures(basket, ctx.clock.now());
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

/** What the apps must know before anyone signs in. */
export function globalInformations({ config }: Context): ResultOf<typeof getGlobalInformations> {
  return {
    version: packageJson.version,
    buyerOrigin: config.buyerOrigin,
    merchantOrigin: config.merchantOrigin,
    kitOrigin: config.kitOrigin,
    bankOrigin: config.bankOrigin,
    supportPhone: config.supportPhone,
    supportEmail: config.supportEmail,
    androidAppUrl: config.androidAppUrl,
    iosAppUrl: config.iosAppUrl,
    socialUrls: [...config.socialUrls],
    blogUrl: config.blogUrl,
    demoAccounts: config.demo ? [...demoAccounts] : [],
  };
}

export async function citiesWithTowns({ db }: Context): Promise<ResultOf<typeof getCitiesWithTowns>> {
  const [cities, towns] = await Promise.all([sql.listCities(db), sql.listTowns(db)]);
  return presentCities(cities, towns);
}

const errorsPerMinute = 10;
/** Everything that could forge a line of a log or move the cursor of a terminal. */
// oxlint-disable-next-line no-control-regex -- these very characters are what must go
const controlCharacters = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g;
const plain = (text: string): string => text.replace(controlCharacters, ' ').trim();

/**
 * Keeps an error that a browser met; whose it is comes from the session, whatever the payload says.
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
