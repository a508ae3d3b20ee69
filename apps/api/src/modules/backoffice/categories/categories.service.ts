import type {
  getCategoryContents,
  getCategoryTree,
  saveCategory,
} from '@havan/contract/backoffice/catalogue/categories';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import { record } from '../audit/record.ts';
import * as sql from './categories.sql.ts';

/** Main category, category, sub-category (specification §2.3). */
const deepest = 3;

const present = (rows: readonly sql.TreeRow[]): ResultOf<typeof getCategoryTree> => ({
  categories: rows.map((row) => ({
    categoryId: row.id,
    parentId: row.parent_id,
    name: row.name,
    depth: row.depth,
    position: row.position,
    isActive: row.is_active,
    products: row.products,
  })),
});

/** Returns every category. */
export const categoryTree = async ({ db }: Pick<Context, 'db'>) => present(await sql.findTree(db));

/**
 * Counts what a merge or deletion of the category would move, its descendants included. @throws AppError
 * `recordNotFound`
 */
export async function categoryContents(
  { db }: Context,
  categoryId: number,
): Promise<ResultOf<typeof getCategoryContents>> {
  const { risk_marks: riskMarks, ...counts } = await sql.countCategory(db, categoryId);
  if (counts.categories === 0) throw new AppError('recordNotFound');
  return { ...counts, riskMarks };
}

const refused = (path: string, message: string) =>
  new AppError('invalidRequest', { errors: [{ code: path, message, path }] });

/** Returns the category and every one beneath it, from rows that come depth first. */
function beneath(rows: readonly sql.TreeRow[], id: number): readonly sql.TreeRow[] {
  const inside = new Set([id]);
  return rows.filter((row) => {
    const isInside = row.id === id || (row.parent_id !== null && inside.has(row.parent_id));
    if (isInside) inside.add(row.id);
    return isInside;
  });
}

/**
 * Creates or changes a category with an audit entry. Its products stay in it.
 *
 * @throws AppError `recordNotFound`; `invalidRequest` for a place beneath itself, a fourth level, or a name that a
 * sibling has
 */
export const save = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { categoryId, parentId, name, position, isActive }: ParsedRequestOf<typeof saveCategory>,
): Promise<ResultOf<typeof saveCategory>> =>
  withTransaction(ctx.db, async (trx) => {
    await sql.lockTree(trx);
    const rows = await sql.findTree(trx);
    const own = rows.find(({ id }) => id === categoryId);
    const parent = rows.find(({ id }) => id === parentId);
    if ((categoryId !== undefined && !own) || (parentId !== null && !parent))
      throw new AppError('recordNotFound');
    const part = own ? beneath(rows, own.id) : [];
    if (part.some(({ id }) => id === parentId)) throw refused('parentId', 'Kategori kendi altına taşınamaz.');
    const depth = (parent?.depth ?? 0) + 1;
    const levels = own ? Math.max(...part.map((row) => row.depth)) - own.depth : 0;
    if (depth + levels > deepest) throw refused('parentId', 'Kategori ağacı en fazla üç düzeydir.');
    const isTaken = rows.some(
      (row) =>
        row.id !== categoryId &&
        row.parent_id === parentId &&
        row.name.toLocaleLowerCase('tr') === name.toLocaleLowerCase('tr'),
    );
    if (isTaken) throw refused('name', 'Aynı yerde bu adla bir kategori var.');
    const values = { parentId, name, position, isActive, depth };
    const id = own ? own.id : await sql.insertCategory(trx, values);
    if (own) await sql.updateCategory(trx, own.id, values);
    await record(trx, ctx.clock.now(), me, caller, {
      action: own ? 'category.change' : 'category.create',
      subject: ['category', id],
      before: own
        ? { name: own.name, parentId: own.parent_id, position: own.position, isActive: own.is_active }
        : null,
      after: { name, parentId, position, isActive },
    });
    return present(await sql.findTree(trx));
  });
