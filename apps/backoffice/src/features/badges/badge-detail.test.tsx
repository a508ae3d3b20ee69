import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { BadgeDetail } from './BadgeDetail.tsx';

const application = {
  applicationId: 5,
  brandId: 3,
  brandName: 'Virendo',
  type: 2,
  documentUntil: '2027-06-30',
  state: 'waiting',
  reason: null,
  appliedAt: '2026-11-20T09:00:00.000Z',
  ruledAt: null,
};

let remove = () => {};
afterEach(() => remove());

test('an application as official says how many listings an approval takes off the market', async () => {
  remove = showScreen(<BadgeDetail applicationId={5} />, ({ path }) => {
    if (path === 'GetOperator')
      return { operatorId: 1, name: 'Ece', username: 'ece', roles: ['catalogue'], endsAt: '' };
    if (path !== 'GetBadgeApplication') return new Error('Belge yok.');
    return {
      application,
      companyId: 41,
      companyName: 'Işıklı Depo',
      tradeName: 'Işıklı Depo Ltd. Şti.',
      taxNumber: '4840847211',
      documentFileId: '00000000-0000-4000-8000-000000000001',
      held: [],
      others: [{ companyId: 9, companyName: 'Virendo Resmi Mağaza', type: 2 }],
      listings: 14,
      otherListings: 1204,
    };
  }).remove;
  await expect.element(page.getByText(/başka markalardaki 1\.204 ilanı pasife alınır/)).toBeVisible();
  await expect.element(page.getByText('Virendo Resmi Mağaza (Resmi Satıcı)')).toBeVisible();
});
