import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { categoryCalls } from '@havan/contract/backoffice/catalogue/categories';
import { getCategories, getProductListings } from '@havan/contract/catalogue/catalogue';
import { beforeEach, expect, test } from 'vitest';
import { makeCategory, makeCompany, makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { getCategoryTree, getCategoryContents, saveCategory } = categoryCalls;

let me: Awaited<ReturnType<typeof signedInOperator>>;
let buyer: Awaited<ReturnType<typeof signedInAs>>;
let main: number;
let sub: number;
let productId: number;
beforeEach(async () => {
  const { db } = app.database;
  me = await signedInOperator(app, ['catalogue']);
  buyer = await signedInAs(app, 'pharmacy');
  main = await makeCategory(db);
  sub = await makeCategory(db, undefined, main);
  productId = await makeProduct(db, { category_id: sub });
  await makeListing(db, { sellerId: await makeCompany(db, 'merchant'), productId });
});

const tree = async () => (await app.call(getCategoryTree, {}, me)).result.categories;
const one = async (id: number) => (await tree()).find(({ categoryId }) => categoryId === id);
const save = async (categoryId: number | undefined, changes: object) => {
  const own = categoryId === undefined ? undefined : await one(categoryId);
  const stands = { parentId: own?.parentId ?? null, name: own?.name ?? 'Yeni', position: 0, isActive: true };
  return app.call(
    saveCategory,
    { ...(categoryId !== undefined && { categoryId }), ...stands, ...changes },
    me,
  );
};
const shownIn = async (categoryId: number) =>
  (await app.call(getProductListings, { categoryId: String(categoryId) }, buyer)).result.items.map(
    (item) => item.productId,
  );
const menu = async () => (await app.call(getCategories, {})).result;

test('a moved category takes its products along, and the lists follow', async () => {
  const other = await makeCategory(app.database.db);
  expect([await shownIn(main), await shownIn(other)]).toEqual([[productId], []]);
  expect((await save(sub, { parentId: other, name: 'Taşınan' })).status).toBe(200);
  expect([await shownIn(main), await shownIn(other), await shownIn(sub)]).toEqual([
    [],
    [productId],
    [productId],
  ]);
  const moved = (await menu()).find(({ id }) => id === other)?.subCategories;
  expect(moved?.map(({ categoryName }) => categoryName)).toEqual(['Taşınan']);
  const [act] = (await app.call(getAuditTrail, {}, await signedInOperator(app))).result.items;
  expect(act).toMatchObject({
    action: 'category.change',
    subjectId: String(sub),
    before: { parentId: main },
    after: { parentId: other, name: 'Taşınan' },
  });
});

test('a hidden category leaves the menu with what is beneath; its products stay on sale', async () => {
  await save(main, { isActive: false });
  expect((await menu()).map(({ id }) => id)).not.toContain(main);
  expect(await shownIn(sub)).toEqual([productId]);
  expect((await one(main))?.isActive).toBe(false);
  await save(main, { isActive: true });
  expect((await menu()).map(({ id }) => id)).toContain(main);
});

test('the consequence comes in figures', async () => {
  const contents = async (id: number) => app.call(getCategoryContents, { categoryId: String(id) }, me);
  expect((await contents(main)).result).toEqual({
    categories: 2,
    products: 1,
    listings: 1,
    campaigns: 0,
    riskMarks: 0,
  });
  expect((await contents(1)).status).toBe(404);
});

test('refuses a place beneath itself, a fourth level, and a name that a sibling has', async () => {
  const leaf = await makeCategory(app.database.db, 'Yaprak', sub);
  await app.database.db.updateTable('category').set({ depth: 3 }).where('id', '=', leaf).execute();
  const pathOf = async (answer: ReturnType<typeof save>) => (await answer).body.errors[0];
  expect(await pathOf(save(main, { parentId: leaf }))).toMatchObject({
    path: 'parentId',
    message: 'Kategori kendi altına taşınamaz.',
  });
  expect(await pathOf(save(undefined, { parentId: leaf }))).toMatchObject({
    message: 'Kategori ağacı en fazla üç düzeydir.',
  });
  const other = await makeCategory(app.database.db, 'Üst');
  expect(await pathOf(save(main, { parentId: other }))).toMatchObject({ path: 'parentId' });
  expect(await pathOf(save(undefined, { parentId: sub, name: 'YAPRAK' }))).toMatchObject({ path: 'name' });
  expect((await save(undefined, { parentId: 1 })).status).toBe(404);
});

test('a new category gets a number of its own and takes products at once', async () => {
  expect((await save(undefined, { parentId: main, name: 'Güneş bakımı', position: 7 })).status).toBe(200);
  const made = (await tree()).find(({ name }) => name === 'Güneş bakımı');
  expect(made).toMatchObject({ parentId: main, depth: 2, position: 7, products: 0, isActive: true });
  const id = made?.categoryId ?? 0;
  await makeProduct(app.database.db, { category_id: id });
  expect((await one(id))?.products).toBe(1);
});
