import { ReviewNotice } from '@havan/app-shell/frame/ReviewNotice';
import { showApp } from '@havan/app-shell/testing/show-app';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import type { CompanyReviewState } from '@havan/domain/company-review';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Outlet } from 'react-router';
import { settingsApp } from '../../testing/settings-app.tsx';

const settings = settingsApp('cart');
/** Renders the settings below the notice that the frame of both apps shows. */
const app = {
  ...settings,
  routes: settings.routes.map((route) => ({
    element: route.element,
    children: [
      {
        element: (
          <>
            <ReviewNotice />
            <Outlet />
          </>
        ),
        children: route.children ?? [],
      },
    ],
  })),
};
const infos = sampleOf(calls.getUserBasicInfos.schemas.result);
const facts = { ...sampleOf(calls.getCompanyFacts.schemas.result), gln: null };
const reader = (role: 'owner' | 'staff', reviewState: CompanyReviewState) => ({
  ...infos,
  areas: ['cart', 'userInfo'],
  user: {
    ...infos.user,
    companyType: 'pharmacy',
    role,
    reviewState,
    reviewReason: 'Ruhsat okunmuyor.',
  },
});
const application = (missing: readonly string[]) => ({
  state: 'informationAsked',
  reason: 'Ruhsat okunmuyor.',
  documents: ['taxPlate', 'licence'].map((document) => ({ document, file: null, sentAt: null })),
  missing,
});

let remove = () => {};
afterEach(() => remove());
async function show(subpage: string, answers: Readonly<Record<string, unknown>>) {
  const shown = await showApp(app, { path: `/myprofile/settings/${subpage}`, answers });
  ({ remove } = shown);
  return shown;
}
const notice = page.getByRole('complementary', { name: 'Firma incelemesi' });
const way = notice.getByRole('link', { name: 'Belgeler ve bilgiler' });

test('the notice of a company leads its owner from any page to the application', async () => {
  await show('addresses', {
    getUserBasicInfos: reader('owner', 'informationAsked'),
    getCompanyFacts: facts,
    getCompanyApplication: application(['licence', 'gln']),
  });
  await expect.element(notice.getByText(/ Ruhsat okunmuyor\.$/)).toBeVisible();
  await way.click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Firma bilgileri' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Başvuru' })).toBeVisible();
  await expect.element(page.getByText(/^Eksik: Eczane ruhsatı, GLN\./)).toBeVisible();
});

test.for([
  ['staff', 'informationAsked'],
  ['owner', 'rejected'],
] as const)('%s of a company with the state %s has no way to an application', async ([role, state]) => {
  await show('addresses', { getUserBasicInfos: reader(role, state) });
  await expect.element(notice).toBeVisible();
  expect(way.elements()).toEqual([]);
});
