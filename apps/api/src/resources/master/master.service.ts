import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  getCitiesWithTowns,
  getGlobalInformations,
  getUserBasicInfos,
  GlobalActionFields,
  logClientError,
} from '@havan/contract/master';
import { enterableAreas } from '@havan/domain/access';
import { canBuy } from '@havan/domain/company';
import packageJson from '../../../package.json' with { type: 'json' };
import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import { demoAccounts } from '../../demo/accounts.ts';
import { accessRulesFor } from '../access/access-rules.ts';
import { listFlags } from '../access/access.sql.ts';
import { pendingAgreement } from '../agreements/agreements.service.ts';
import { pricedBasket } from '../basket/basket.service.ts';
import { sumOf } from '../basket/priced-basket.ts';
import { presentCities, presentFlags, presentUser } from './master.presenter.ts';
import * as sql from './master.sql.ts';

/** Who is signed in, what waits for the company and which features are on. */
export async function basicInfos(ctx: Context, actor: Actor): Promise<ResultOf<typeof getUserBasicInfos>> {
  const [user, fields, flags, rules, pending] = await Promise.all([
    sql.findBasicUser(ctx.db, actor.userId),
    actionFields(ctx, actor),
    listFlags(ctx.db),
    accessRulesFor(ctx.db, actor.userId),
    pendingAgreement(ctx, actor.userId),
  ]);
  return {
    user: { ...presentUser(user, ctx.config.tokenSecret), hasPendingAgreement: pending !== null },
    globalActionFields: fields,
    featureFlags: presentFlags(flags, actor.userId),
    areas: enterableAreas(actor, rules),
  };
}

async function actionFields(ctx: Context, actor: Actor): Promise<GlobalActionFields> {
  const [waiting, groups] = await Promise.all([
    sql.countWaiting(ctx.db, actor),
    canBuy(actor.companyType) ? pricedBasket(ctx, actor) : [],
  ]);
  return {
    requiredAction: waiting.required_action,
    message: waiting.message,
    notification: waiting.notification,
    basketItem: groups.reduce((lines, group) => lines + group.lines.length, 0),
    basketTotal: sumOf(groups, 'goodsTotal'),
    sellerIdsInBasket: groups.map(({ seller }) => seller.seller_id),
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
