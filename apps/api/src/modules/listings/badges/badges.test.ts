import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { operatorBadgeCalls } from '@havan/contract/backoffice/review/badges';
import { claimQueueItem, decideQueueItem } from '@havan/contract/backoffice/queues';
import { getProductDetail } from '@havan/contract/catalogue/catalogue';
import { badgeCalls } from '@havan/contract/listings/badges';
import { createListing } from '@havan/contract/listings/listings';
import { getLastNotifications } from '@havan/contract/notifications/inbox';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeBrand, makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs, signedInSeller } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';
import { endExpiredBadges } from './badge-ruling.service.ts';

const app = testApp();
const { getBrandBadges, findBadgeBrands, applyForBadge } = badgeCalls;
const { getBadgeApplication, getCompanyBadges, endBadge } = operatorBadgeCalls;
const queue = 'badges' as const;
const dayMs = 86_400_000;

let seller: Awaited<ReturnType<typeof signedInSeller>>;
let buyer: Awaited<ReturnType<typeof signedInAs>>;
let brandId: number;
let otherBrandId: number;
let productId: number;
let otherProductId: number;

beforeEach(async () => {
  const { db } = app.database;
  app.clock.set(new Date('2026-11-21T08:00:00Z'));
  [seller, buyer] = [await signedInSeller(app), await signedInAs(app, 'pharmacy')];
  [brandId, otherBrandId] = [await makeBrand(db), await makeBrand(db)];
  productId = await makeProduct(db, { brand_id: brandId });
  otherProductId = await makeProduct(db, { brand_id: otherBrandId });
  for (const one of [productId, otherProductId])
    await makeListing(db, { sellerId: seller.companyId, productId: one });
});

let files = 0;
/** Uploads a document of the seller and returns its file id. */
async function document(): Promise<string> {
  files += 1;
  const id = `00000000-0000-4000-8000-${String(files).padStart(12, '0')}`;
  await app.database.db
    .insertInto('stored_file')
    .values({
      id,
      company_id: seller.companyId,
      user_id: seller.userId,
      purpose: 'badgeDocument',
      mime_type: 'application/pdf',
      size: 10,
      sha256: 'x'.repeat(64),
      storage_key: `badge-documents/${id}.pdf`,
      file_name: 'belge.pdf',
      created_at: app.clock.now(),
    })
    .execute();
  return id;
}

const wish = async (changes: object = {}) => ({
  brandId,
  type: 1 as const,
  documentFileId: await document(),
  documentUntil: '2027-06-30',
  ...changes,
});
const apply = async (changes: object = {}) => app.call(applyForBadge, await wish(changes), seller);
const decide = async (itemId: number, decision: 'approve' | 'reject') => {
  const me = await signedInOperator(app, ['catalogue']);
  await app.call(claimQueueItem, { queue, itemId }, me);
  const reason = decision === 'reject' ? { reasonId: 'unreadable' } : {};
  return app.call(decideQueueItem, { queue, itemId, decision, ...reason }, me);
};
const approved = async (changes: object = {}) => {
  const { applicationId } = (await apply(changes)).result;
  expect((await decide(applicationId, 'approve')).status).toBe(200);
  return applicationId;
};
const tickAt = async (of: number) =>
  (await app.call(getProductDetail, { productId: String(of) }, buyer)).result.listings[0]?.seller
    .blueTickModel.blueTickType;
const state = async () => (await app.call(getBrandBadges, {}, seller)).result;
const lastNotice = async () =>
  (await app.call(getLastNotifications, {}, seller)).result[0]?.notificationText ?? '';

// @spec §1 verified-badge
// @spec §3 badges

describe('an application', () => {
  test('waits for an operator, and its badge shows at offers of that brand only', async () => {
    const { applicationId } = (await apply()).result;
    expect(await tickAt(productId)).toBeNull();
    const me = await signedInOperator(app, ['support']);
    const seen = (await app.call(getBadgeApplication, { applicationId: String(applicationId) }, me)).result;
    expect(seen).toMatchObject({ companyId: seller.companyId, listings: 1, otherListings: 0, held: [] });
    expect((await decide(applicationId, 'approve')).status).toBe(200);
    expect([await tickAt(productId), await tickAt(otherProductId)]).toEqual([1, null]);
    expect((await state()).badges).toMatchObject([{ brandId, type: 1, until: '2027-06-30' }]);
    expect(await lastNotice()).toMatch(/Yetkili Satıcı rozeti başvurunuz onaylandı\.$/);
    const trail = (await app.call(getAuditTrail, {}, await signedInOperator(app))).result.items;
    expect(trail[0]).toMatchObject({ action: 'badge.approve', subjectId: String(seller.companyId) });
  });

  test('is rejected with the reason of the list', async () => {
    const { applicationId } = (await apply()).result;
    expect((await decide(applicationId, 'reject')).status).toBe(200);
    expect((await state()).applications[0]).toMatchObject({
      state: 'rejected',
      reason: 'Belge okunmuyor. Daha net bir kopya yükleyin.',
    });
    expect((await decide(applicationId, 'approve')).status).toBe(409);
    expect(await tickAt(productId)).toBeNull();
  });

  test('one a brand waits at a time; the document must be valid, the brand known, the file its own', async () => {
    const first = await apply();
    expect(first.status).toBe(200);
    expect((await apply()).status).toBe(409);
    const late = await apply({ brandId: otherBrandId, documentUntil: '2026-11-21' });
    expect([late.status, late.body.errors[0]?.path]).toEqual([400, 'documentUntil']);
    expect((await apply({ brandId: 999_999 })).status).toBe(404);
    const other = await signedInSeller(app);
    expect((await app.call(applyForBadge, await wish({ brandId: otherBrandId }), other)).status).toBe(400);
    expect((await app.call(applyForBadge, await wish(), {})).status).toBe(401);
  });

  test('cannot be ruled on by an operator who works on money alone', async () => {
    const { applicationId } = (await apply()).result;
    const me = await signedInOperator(app, ['finance']);
    expect((await app.call(claimQueueItem, { queue, itemId: applicationId }, me)).status).toBe(403);
  });
});

describe('an official seller', () => {
  test('sells its own brands alone: other listings go passive, and no new one is taken', async () => {
    const { applicationId } = (await apply({ type: 2 })).result;
    const me = await signedInOperator(app);
    const seen = (await app.call(getBadgeApplication, { applicationId: String(applicationId) }, me)).result;
    expect(seen.otherListings).toBe(1);
    await decide(applicationId, 'approve');
    expect(await tickAt(productId)).toBe(2);
    expect(await lastNotice()).toContain('Başka markaların 1 ilanı pasife alındı.');
    const states = await app.database.db
      .selectFrom('listing')
      .select(['product_id', 'state'])
      .where('seller_id', '=', seller.companyId)
      .orderBy('product_id')
      .execute();
    expect(states.map((row) => row.state)).toEqual(['active', 'passive']);
    const terms = { productId: otherProductId, price: 5000, stock: 1, expiration: '2029-03-31' };
    const refused = await app.call(createListing, terms, seller);
    expect(refused.body.statusMessage).toMatch(/yalnızca kendi markalarının/);
    expect((await apply({ brandId: otherBrandId, type: 1 })).status).toBe(409);
  });
});

describe('a badge ends', () => {
  test('on the day after the last one of its document, with a notice', async () => {
    await approved();
    app.clock.set(new Date('2027-06-30T20:59:59Z'));
    await endExpiredBadges(app.ctx);
    expect(await tickAt(productId)).toBe(1);
    app.clock.set(new Date('2027-06-30T21:00:00Z'));
    await endExpiredBadges(app.ctx);
    await endExpiredBadges(app.ctx);
    expect(await tickAt(productId)).toBeNull();
    const { badges, applications } = await state();
    expect(badges).toEqual([]);
    expect(applications[0]).toMatchObject({ state: 'ended', reason: 'Belgenin süresi doldu.' });
    expect(await lastNotice()).toMatch(/rozeti sona erdi: Belgenin süresi doldu\./);
    expect((await app.call(getLastNotifications, {}, seller)).result).toHaveLength(2);
  });

  test('by an operator, with the reason; a renewed one keeps its place', async () => {
    await approved();
    await approved({ documentUntil: '2028-01-31' });
    const me = await signedInOperator(app, ['support']);
    const companyId = String(seller.companyId);
    const seen = (await app.call(getCompanyBadges, { companyId }, me)).result.badges;
    expect(seen).toMatchObject([{ brandId, until: '2028-01-31', listings: 1 }]);
    const request = { companyId: seller.companyId, brandId, reason: 'Üretici yetkiyi geri aldı.' };
    expect((await app.call(endBadge, request, me)).status).toBe(200);
    expect(await tickAt(productId)).toBeNull();
    expect(await lastNotice()).toMatch(/rozeti kaldırıldı\. Üretici yetkiyi geri aldı\.$/);
    expect((await app.call(endBadge, request, me)).status).toBe(404);
  });
});

test('brands are found by a part of their name, in any case', async () => {
  await makeBrand(app.database.db, 'Işıltı Derma');
  const { brands } = (await app.call(findBadgeBrands, { search: 'ışıl' }, seller)).result;
  expect(brands.map(({ brandName }) => brandName)).toEqual(['Işıltı Derma']);
  expect((await app.call(findBadgeBrands, { search: '%%' }, seller)).result.brands).toEqual([]);
});

test('the clock of a day is that of Istanbul', async () => {
  app.clock.set(new Date('2027-06-29T21:00:00Z'));
  expect((await apply({ documentUntil: '2027-06-30' })).status).toBe(400);
  app.clock.advance(-dayMs);
  expect((await apply({ documentUntil: '2027-06-30' })).status).toBe(200);
});
