import type {
  findBrands,
  getBrand,
  MarketBrand,
  saveBrand,
} from '@havan/contract/backoffice/catalogue/brands';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { brandLogoMinEdge } from '@havan/contract/identity/files';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor } from '../../../core/cursor/list-cursor.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import { logoUrl } from '../../catalogue/pictures/photo-address.ts';
import { keepPhoto } from '../../catalogue/pictures/product-photos.service.ts';
import { checkFile } from '../../identity/files/files.service.ts';
import { record } from '../audit/record.ts';
import { rewriteSearchTexts } from '../products/search-texts.sql.ts';
import * as sql from './brands.sql.ts';

const defaultPageSize = 50;

const present = (row: sql.BrandRow): MarketBrand => ({
  brandId: row.id,
  name: row.name,
  aliases: [...row.aliases],
  products: row.products,
  logoUrl: logoUrl(row.logo_hash),
});

/** Returns one page of brands. @throws AppError `invalidRequest` for a cursor of another list */
export async function brands(
  { db }: Context,
  { search = '', cursor, pageSize = defaultPageSize }: ParsedRequestOf<typeof findBrands>,
): Promise<ResultOf<typeof findBrands>> {
  const list = ['brands', search] as const;
  const afterId = cursor === undefined ? 0 : decodeCursor(list, cursor).id;
  const rows = await sql.searchBrands(db, search, afterId, pageSize + 1);
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  return {
    items: items.map(present),
    nextCursor: rows.length > pageSize && last ? encodeCursor(list, { rank: 0, id: last.id }) : null,
    total: null,
  };
}

/** Returns one brand with what hangs on it. @throws AppError `recordNotFound` */
export async function brand({ db }: Context, brandId: number): Promise<ResultOf<typeof getBrand>> {
  const [row, counts] = await Promise.all([sql.findBrand(db, brandId), sql.countBrand(db, brandId)]);
  if (!row) throw new AppError('recordNotFound');
  return { ...present(row), ...counts };
}

const lower = (name: string): string => name.toLocaleLowerCase('tr');

/**
 * Renames a brand and sets its other names, with an audit entry; the search finds its products by all of
 * them.
 *
 * @throws AppError `recordNotFound`; `invalidRequest` for a name that another brand has
 */
export const save = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { brandId, name, aliases }: ParsedRequestOf<typeof saveBrand>,
): Promise<MarketBrand> =>
  withTransaction(ctx.db, async (trx) => {
    if (!(await sql.lockBrand(trx, brandId))) throw new AppError('recordNotFound');
    const others = [...new Map(aliases.map((alias) => [lower(alias), alias])).values()].filter(
      (alias) => lower(alias) !== lower(name),
    );
    const taken = await sql.takenNames(trx, brandId, [name, ...others]);
    if (taken.length > 0) {
      const path = taken.includes(name) ? 'name' : 'aliases';
      const message = `“${taken.join('”, “')}” adı başka bir markanın.`;
      throw new AppError('invalidRequest', { errors: [{ code: path, message, path }] });
    }
    const before = await sql.findBrand(trx, brandId);
    await sql.writeBrand(trx, brandId, { name, aliases: others });
    await rewriteSearchTexts(trx, { brandId });
    const after = await sql.findBrand(trx, brandId);
    if (!before || !after) throw new AppError('recordNotFound');
    await record(trx, ctx.clock.now(), me, caller, {
      action: 'brand.change',
      subject: ['brand', brandId],
      before: { name: before.name, aliases: before.aliases },
      after: { name, aliases: others },
    });
    return present(after);
  });

/** Sets the logo of a brand, with an audit entry. @throws AppError `recordNotFound`; `invalidRequest` as for any upload */
export async function setLogo(
  ctx: Context,
  me: Operator,
  caller: Pick<Caller, 'ip'>,
  brandId: number,
  sent: Uint8Array,
): Promise<MarketBrand> {
  const { bytes } = await checkFile('productPhoto', sent, brandLogoMinEdge);
  return changeLogo(ctx, me, caller, brandId, (await keepPhoto(ctx, bytes)).hash);
}

/** Removes the logo of a brand, with an audit entry. @throws AppError `recordNotFound` for a brand without one */
export async function removeLogo(
  ctx: Context,
  me: Operator,
  caller: Pick<Caller, 'ip'>,
  brandId: number,
): Promise<MarketBrand> {
  if (!(await sql.findBrand(ctx.db, brandId))?.logo_hash) throw new AppError('recordNotFound');
  return changeLogo(ctx, me, caller, brandId, null);
}

const changeLogo = (
  ctx: Context,
  me: Operator,
  caller: Pick<Caller, 'ip'>,
  brandId: number,
  hash: string | null,
): Promise<MarketBrand> =>
  withTransaction(ctx.db, async (trx) => {
    await sql.lockBrand(trx, brandId);
    const before = await sql.findBrand(trx, brandId);
    if (!before) throw new AppError('recordNotFound');
    await sql.writeLogo(trx, brandId, hash);
    await record(trx, ctx.clock.now(), me, caller, {
      action: 'brand.logo',
      subject: ['brand', brandId],
      before: { name: before.name, logo: before.logo_hash },
      after: { logo: hash },
    });
    return present({ ...before, logo_hash: hash });
  });
