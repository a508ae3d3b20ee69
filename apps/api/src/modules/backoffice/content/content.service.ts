import type {
  orderSliders,
  removeSearchAdvert,
  removeSlider,
  saveHomeRows,
  saveSearchAdvert,
  saveSlider,
  ShopContent,
} from '@havan/contract/backoffice/content/shop-content';
import type { ParsedRequestOf } from '@havan/contract/call';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import { record } from '../audit/record.ts';
import { presentAdvert, presentHomeRow, presentSlider } from './content.presenter.ts';
import * as sql from './content.sql.ts';
import { isSameSet } from './same-set.ts';
import { hrefOf } from './targets.ts';

/** Returns the content of the buyer home and the search that operators manage. */
export async function shopContent({ db }: Pick<Context, 'db'>): Promise<ShopContent> {
  const [sliders, rows, adverts] = await Promise.all([
    sql.findAllSliders(db),
    sql.findAllHomeRows(db),
    sql.findAdverts(db),
  ]);
  return {
    sliders: sliders.map(presentSlider),
    homeRows: rows.map(presentHomeRow),
    adverts: adverts.map(presentAdvert),
  };
}

function ensureSpan({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string }): void {
  if (new Date(endsAt) > new Date(startsAt)) return;
  throw new AppError('invalidRequest', {
    errors: [{ code: 'span', message: 'Bitiş, başlangıçtan sonra olmalıdır.', path: 'endsAt' }],
  });
}

/** The changed row and the name of the change in the audit trail. */
interface Change {
  readonly action: string;
  readonly subject: readonly [kind: string, id: number | string];
  readonly before: object | null;
  readonly after: object | null;
}

const changed = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  write: (trx: Db) => Promise<Change>,
): Promise<ShopContent> =>
  withTransaction(ctx.db, async (trx) => {
    const change = await write(trx);
    await record(trx, ctx.clock.now(), me, caller, change);
    return shopContent({ ...ctx, db: trx });
  });

/**
 * Creates or changes a slider.
 *
 * @throws AppError `recordNotFound`, `invalidRequest` for an unknown target or an end before the start
 */
export const writeSlider = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { sliderId, text, target, ...rest }: ParsedRequestOf<typeof saveSlider>,
): Promise<ShopContent> =>
  changed(ctx, me, caller, async (trx) => {
    ensureSpan(rest);
    const href = await hrefOf(trx, target);
    const fields = { ...rest, body: text, kind: target.kind, targetId: target.id, href };
    if (sliderId === undefined) {
      const id = await sql.insertSlider(trx, fields);
      return { action: 'slider.create', subject: ['slider', id], before: null, after: fields };
    }
    const before = (await sql.findAllSliders(trx)).find(({ id }) => id === sliderId);
    if (!before) throw new AppError('recordNotFound');
    await sql.updateSlider(trx, sliderId, fields);
    return {
      action: 'slider.change',
      subject: ['slider', sliderId],
      before: presentSlider(before),
      after: fields,
    };
  });

/** Orders the sliders. @throws AppError `conflict` when a slider was added or removed meanwhile */
export const arrangeSliders = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { sliderIds }: ParsedRequestOf<typeof orderSliders>,
): Promise<ShopContent> =>
  changed(ctx, me, caller, async (trx) => {
    const before = (await sql.findAllSliders(trx)).map(({ id }) => id);
    if (!isSameSet(sliderIds, before))
      throw new AppError('conflict', {
        message: 'Slaytlar bu sırada değişti. Yeni hâline bakıp tekrar deneyin.',
      });
    await sql.placeSliders(trx, sliderIds);
    return {
      action: 'slider.order',
      subject: ['slider', 'all'],
      before: { order: before.join(', ') },
      after: { order: sliderIds.join(', ') },
    };
  });

/** Removes a slider. @throws AppError `recordNotFound` */
export const dropSlider = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { sliderId }: ParsedRequestOf<typeof removeSlider>,
): Promise<ShopContent> =>
  changed(ctx, me, caller, async (trx) => {
    const row = (await sql.findAllSliders(trx)).find(({ id }) => id === sliderId);
    if (!row) throw new AppError('recordNotFound');
    await sql.deleteSlider(trx, sliderId);
    return {
      action: 'slider.remove',
      subject: ['slider', sliderId],
      before: presentSlider(row),
      after: null,
    };
  });

/**
 * Changes titles, order and visibility of the home page's rows. @throws AppError `invalidRequest` when a row is listed
 * twice
 */
export const arrangeHomeRows = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { rows }: ParsedRequestOf<typeof saveHomeRows>,
): Promise<ShopContent> =>
  changed(ctx, me, caller, async (trx) => {
    if (new Set(rows.map(({ key }) => key)).size < rows.length) throw new AppError('invalidRequest');
    const before = (await sql.findAllHomeRows(trx)).map(presentHomeRow);
    await sql.writeHomeRows(
      trx,
      rows.map(({ key, title, isShown }) => ({ key, title, is_shown: isShown })),
    );
    const said = (all: typeof before) =>
      Object.fromEntries(
        all.map(({ key, title, isShown }, i) => [
          key,
          `${i + 1}${isShown ? '' : ' gizli'}${title ? ` ${title}` : ''}`,
        ]),
      );
    return { action: 'homeRow.change', subject: ['homeRow', 'all'], before: said(before), after: said(rows) };
  });

/**
 * Creates or changes an advert.
 *
 * @throws AppError `recordNotFound`, `invalidRequest` for an unknown target or an end before the start
 */
export const writeAdvert = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { advertId, target, ...rest }: ParsedRequestOf<typeof saveSearchAdvert>,
): Promise<ShopContent> =>
  changed(ctx, me, caller, async (trx) => {
    ensureSpan(rest);
    const href = target && (await hrefOf(trx, target));
    const fields = { ...rest, kind: target?.kind ?? null, targetId: target?.id ?? null, href };
    if (advertId === undefined) {
      const id = await sql.insertAdvert(trx, fields);
      return { action: 'advert.create', subject: ['advert', id], before: null, after: fields };
    }
    const before = await advertAsIs(trx, advertId);
    await sql.updateAdvert(trx, advertId, fields);
    return { action: 'advert.change', subject: ['advert', advertId], before, after: fields };
  });

/** Removes an advert. @throws AppError `recordNotFound` */
export const dropAdvert = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { advertId }: ParsedRequestOf<typeof removeSearchAdvert>,
): Promise<ShopContent> =>
  changed(ctx, me, caller, async (trx) => {
    const before = await advertAsIs(trx, advertId);
    await sql.deleteAdvert(trx, advertId);
    return { action: 'advert.remove', subject: ['advert', advertId], before, after: null };
  });

async function advertAsIs(trx: Db, advertId: number) {
  const row = (await sql.findAdverts(trx)).find(({ id }) => id === advertId);
  if (!row) throw new AppError('recordNotFound');
  return presentAdvert(row);
}
