import { type BlueTickType, type CompanyType, defaultUserTypeOf, type UserType } from '@havan/domain/company';
import { staffPresets } from '@havan/domain/staff-right';
import type { Insertable } from 'kysely';
import { type Argon2Cost, argon2Hash } from '../core/argon2.ts';
import type { Db } from '../core/db/database.ts';
import type { AppUserTable, CompanyTable } from '../core/db/schema/identity-tables.ts';
import type { ListingTable, ProductTable } from '../core/db/schema/catalogue-tables.ts';

/** The password of every user that `makeUser` creates. */
export const testPassword = 'Pazar-2026';
/**
 * Cheaper than in the product. A sign-in checks a hash at the cost stored in it, and thousands of sign-ins would take
 * minutes.
 */
const cheap: Argon2Cost = { memory: 1024, passes: 1, parallelism: 1 };
let passwordHash: Promise<string> | undefined;

let count = 0;
const next = () => {
  count += 1;
  return count;
};

/** Inserts Istanbul and Kadıköy if they are missing. Returns their ids. */
async function place(db: Db): Promise<{ city_id: number; town_id: number }> {
  await db
    .insertInto('city')
    .values({ id: 34, name: 'İstanbul' })
    .onConflict((c) => c.doNothing())
    .execute();
  await db
    .insertInto('town')
    .values({ id: 3401, city_id: 34, name: 'Kadıköy' })
    .onConflict((c) => c.doNothing())
    .execute();
  return { city_id: 34, town_id: 3401 };
}

/**
 * Creates a company whose selling terms have no minimum amount, shipping of 49,90 TL, and free shipping from 500 TL.
 * Returns its id.
 */
export async function makeCompany(
  db: Db,
  companyType: CompanyType,
  changes: Partial<Insertable<CompanyTable>> = {},
): Promise<number> {
  const n = next();
  const { id } = await db
    .insertInto('company')
    .values({
      company_type: companyType,
      name: `Deneme ${n}`,
      trade_name: `Deneme ${n} Ltd. Şti.`,
      address_line: 'Moda Cad. 1',
      phone: '02160000000',
      email: `firma${n}@havan.example`,
      tax_number: '1234567890',
      tax_office: 'Kadıköy',
      review_state: 'approved',
      ...(await place(db)),
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('seller_terms')
    .values({ company_id: id, shipping_fee: 4990, free_shipping_from: 50_000 })
    .execute();
  return id;
}

/** Creates an activated user of a company whose password is `testPassword`. Returns its id. */
export async function makeUser(
  db: Db,
  companyId: number,
  changes: Partial<Insertable<AppUserTable>> = {},
): Promise<number> {
  const n = next();
  passwordHash ??= argon2Hash(testPassword, cheap);
  // A staff user has the rights of a shop assistant by default.
  const rights = changes.role === 'staff' ? [...staffPresets.sales] : [];
  const { id } = await db
    .insertInto('app_user')
    .values({
      company_id: companyId,
      username: `deneme${n}`,
      name: 'Deniz',
      surname: 'Yılmaz',
      email: `deniz${n}@havan.example`,
      phone: '05320000000',
      password_hash: await passwordHash,
      activation_date: new Date('2026-01-01T00:00:00Z'),
      rights,
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Creates a product; its brand and its category are new unless they are given. Returns its id. */
export async function makeProduct(db: Db, changes: Partial<Insertable<ProductTable>> = {}): Promise<number> {
  const n = next();
  const name = changes.name ?? `Ürün ${n}`;
  const { id } = await db
    .insertInto('product')
    .values({
      barcode: String(8_690_000_000_000 + n),
      name,
      search_text: name.toLocaleLowerCase('tr'),
      brand_id: changes.brand_id ?? (await makeBrand(db)),
      category_id: changes.category_id ?? (await makeCategory(db)),
      vat_rate: 20,
      psf: 15_000,
      form: 'krem',
      size: '50 ml',
      kind: 'general',
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts a drawn picture of a product; by default with an empty specification, which is drawn plainly. */
export async function makeDrawnPicture(
  db: Db,
  productId: number,
  position: number,
  spec = {},
): Promise<void> {
  const row = { product_id: productId, position, kind: 'drawn' as const, spec: JSON.stringify(spec) };
  await db.insertInto('product_picture').values(row).execute();
}

export async function makeBrand(db: Db, name = `Marka ${next()}`): Promise<number> {
  const { id } = await db.insertInto('brand').values({ name }).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Creates a badge of a seller for a brand (1 authorised, 2 official), without end unless a last day is given. */
export async function makeBadge(
  db: Db,
  badge: {
    readonly companyId: number;
    readonly brandId: number;
    readonly type: BlueTickType;
    readonly until?: string;
  },
): Promise<void> {
  await db
    .insertInto('brand_badge')
    .values({
      company_id: badge.companyId,
      brand_id: badge.brandId,
      type: badge.type,
      expires_on: badge.until ?? null,
    })
    .execute();
}

export async function makeCategory(
  db: Db,
  name = `Kategori ${next()}`,
  parentId: number | null = null,
): Promise<number> {
  const id = 900_000 + next();
  await db
    .insertInto('category')
    .values({ id, name, parent_id: parentId, depth: parentId === null ? 1 : 2 })
    .execute();
  return id;
}

/** Creates an active listing of ten units at 100,00 TL that expires in 2028. Returns its id. */
export async function makeListing(
  db: Db,
  of: { readonly sellerId: number; readonly productId: number },
  changes: Partial<Insertable<ListingTable>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('listing')
    .values({
      seller_id: of.sellerId,
      product_id: of.productId,
      price: 10_000,
      stock: 10,
      expiration: '2028-06-30',
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface MadeUser {
  readonly companyId: number;
  readonly userId: number;
  readonly userType: UserType;
}

/** Creates a company of that type with one user. */
export async function makeParty(db: Db, companyType: CompanyType): Promise<MadeUser> {
  const companyId = await makeCompany(db, companyType);
  return { companyId, userId: await makeUser(db, companyId), userType: defaultUserTypeOf(companyType) };
}
