import type { CompanyWhole } from '@havan/contract/backoffice/companies';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { CompanyActDialog } from './CompanyActDialog.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';

const company: CompanyWhole = {
  companyId: 41,
  name: 'Işıklı Depo',
  companyType: 'merchant',
  place: 'Kadıköy, İstanbul',
  taxNumber: '4840847211',
  reviewState: 'approved',
  isBanned: false,
  tradeName: 'Işıklı Depo Ltd. Şti.',
  taxOffice: 'Kadıköy',
  kepAddress: null,
  mersisNo: null,
  phone: '0532 *** ** 67',
  email: 'b•••@isikli.example',
  reviewReason: null,
  registeredAt: '2026-11-20T09:00:00.000Z',
  listings: 1204,
  bought: 0,
  sold: 12,
  hasTraded: true,
  openCases: 1,
  banRequest: null,
  users: [
    {
      userId: 9,
      name: 'Ayşe Kaya',
      username: 'ayse',
      email: 'a•••@isikli.example',
      isOwner: true,
      isBanned: false,
      hasSecondFactor: true,
      sessions: 2,
      lastSeenAt: null,
    },
  ],
};
let remove = () => {};
afterEach(() => remove());

test('a ban says how many listings it takes away, and asks for its reason', async () => {
  const shown = showScreen(
    <CompanyActDialog act="ban" company={company} onClose={() => {}} />,
    () => company,
  );
  remove = shown.remove;
  const dialog = page.getByRole('dialog', { name: 'Firmanın satışa kapatılması istensin mi?' });
  await expect
    .element(dialog.getByText(/^1\.204 ilan, başka bir yönetici onaylayınca satıştan kalkar/))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Onaya gönder' }).click();
  await expect.element(dialog.getByText('Nedeni bir cümleyle yazın.')).toBeVisible();
  expect(shown.asked).toEqual([]);
  await dialog.getByLabelText('Neden').fill('Şikâyet incelenene kadar.');
  await dialog.getByRole('button', { name: 'Onaya gönder' }).click();
  await expect.element(page.getByText('İstek ikinci yöneticinin onayını bekliyor.').first()).toBeVisible();
  expect(shown.asked).toMatchObject([
    { path: 'SetSalesBan', body: { companyId: 41, isBanned: true, reason: 'Şikâyet incelenene kadar.' } },
  ]);
});

test('a rejected company is taken into review again with a reason', async () => {
  const shown = showScreen(
    <CompanyActDialog act="reopen" company={company} onClose={() => {}} />,
    () => company,
  );
  remove = shown.remove;
  const dialog = page.getByRole('dialog', { name: 'Başvuru yeniden incelensin mi?' });
  await dialog.getByLabelText('Neden').fill('Yanlış firma reddedildi.');
  await dialog.getByRole('button', { name: 'Yeniden incele' }).click();
  await expect.element(page.getByText('Başvuru kuyruğa döndü.').first()).toBeVisible();
  expect(shown.asked).toMatchObject([
    { path: 'ReopenReview', body: { companyId: 41, reason: 'Yanlış firma reddedildi.' } },
  ]);
});

test('an approval is withdrawn with a reason, and the dialog counts the listings that leave the market', async () => {
  const shown = showScreen(
    <CompanyActDialog act="withdrawApproval" company={company} onClose={() => {}} />,
    () => company,
  );
  remove = shown.remove;
  const dialog = page.getByRole('dialog', { name: 'Onay geri alınsın mı?' });
  await expect.element(dialog.getByText(/1\.204 ilan satıştan kalkar/)).toBeVisible();
  await dialog.getByLabelText('Neden').fill('Ruhsat başka firmanın.');
  await dialog.getByRole('button', { name: 'Onayı geri al' }).click();
  await expect.element(page.getByText('Onay geri alındı, başvuru kuyruğa döndü.').first()).toBeVisible();
  expect(shown.asked).toMatchObject([
    { path: 'ReopenReview', body: { companyId: 41, reason: 'Ruhsat başka firmanın.' } },
  ]);
});

test('a company is shown with its trade and its people', async () => {
  remove = showScreen(<CompanyFacts company={company} />, () => null).remove;
  const figure = (text: string) => page.getByRole('link', { name: text, exact: true });
  await expect.element(figure('1.204')).toHaveAttribute('href', '/listings?seller=41&durum=active&stock=yes');
  await expect.element(figure('12')).toHaveAttribute('href', '/orders?seller=41');
  await expect.element(figure('1')).toHaveAttribute('href', '/orders?company=41&case=open');
  expect(figure('0').elements()).toEqual([]);
  await expect.element(page.getByText('Ayşe Kaya').first()).toBeVisible();
});

test('the second factor of a member is turned off with a reason', async () => {
  const [member] = company.users;
  if (!member) throw new Error('the company has no member');
  let chosen = 0;
  remove = showScreen(
    <CompanyFacts company={company} onRemoveFactor={({ userId }) => (chosen = userId)} />,
    () => null,
  ).remove;
  await page.getByRole('button', { name: 'Kapat: Ayşe Kaya, iki adımlı doğrulama' }).click();
  expect(chosen).toBe(9);
  remove();
  const shown = showScreen(
    <CompanyActDialog act={{ removeFactorOf: member }} company={company} onClose={() => {}} />,
    () => company,
  );
  remove = shown.remove;
  const dialog = page.getByRole('dialog', { name: 'İki adımlı doğrulama kapatılsın mı?' });
  await dialog.getByLabelText('Neden').fill('Kimliği doğrulandı.');
  await dialog.getByRole('button', { name: 'Doğrulamayı kapat' }).click();
  await expect.element(page.getByText('İki adımlı doğrulama kapatıldı.').first()).toBeVisible();
  expect(shown.asked).toMatchObject([
    { path: 'RemoveMemberFactor', body: { companyId: 41, userId: 9, reason: 'Kimliği doğrulandı.' } },
  ]);
});
