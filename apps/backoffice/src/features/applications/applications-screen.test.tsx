import type { Application } from '@havan/contract/backoffice/applications';
import type { QueueItem } from '@havan/contract/backoffice/queues';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type AnswerOf, showScreen } from '../../testing/show-screen.tsx';
import { ApplicationsScreen } from './ApplicationsScreen.tsx';

const item = (itemId: number, title: string, claim: QueueItem['claim'] = null): QueueItem => ({
  itemId,
  title,
  detail: 'Eczane · Iğdır',
  since: '2026-11-20T09:00:00.000Z',
  dueAt: '2026-11-22T09:00:00.000Z',
  isAsked: false,
  isYours: false,
  claim,
});
const application: Application = {
  companyId: 1,
  companyType: 'pharmacy',
  name: 'Kayısı Eczanesi',
  tradeName: 'Kayısı Eczanesi',
  place: 'Merkez, Iğdır',
  address: 'Cumhuriyet Cad. 4',
  owner: 'Ayşe Kaya',
  phone: '0532 *** ** 67',
  email: 'a•••@firma.example',
  taxOffice: 'Iğdır',
  taxNumber: { value: '4840847211', state: 'agrees' },
  kepAddress: { value: null, state: 'missing' },
  mersisNo: { value: null, state: 'notNeeded' },
  gln: { value: '8680001000005', state: 'agrees' },
  documents: [
    {
      document: 'taxPlate',
      fileId: '00000000-0000-4000-8000-000000000001',
      sentAt: '2026-11-20T10:00:00.000Z',
    },
    { document: 'licence', fileId: null, sentAt: null },
  ],
  missing: ['licence', 'kepAddress'],
  sameTaxNumber: [],
  state: 'inReview',
  reason: null,
  registeredAt: '2026-11-20T09:00:00.000Z',
};

let remove = () => {};
afterEach(() => remove());

function show(change: AnswerOf = () => undefined) {
  const decided = new Set<unknown>();
  const all = [item(1, 'Kayısı Eczanesi'), item(2, 'Sarıçam Deposu')];
  const shown = showScreen(<ApplicationsScreen />, (call) => {
    const changed = change(call);
    if (changed !== undefined) return changed;
    if (call.path === 'GetQueue')
      return { items: all.filter(({ itemId }) => !decided.has(itemId)), nextCursor: null, total: null };
    if (call.path === 'GetApplication') return application;
    if (call.path === 'ClaimQueueItem') return { until: '2026-11-22T09:10:00.000Z' };
    decided.add(call.body['itemId']);
    return { done: true };
  });
  remove = shown.remove;
  return shown;
}
const open = (title: string) => page.getByRole('heading', { level: 2, name: title });

test('walks the queue by keyboard, and approves after one question', async () => {
  const { asked } = show();
  await expect.element(open('Kayısı Eczanesi')).toBeVisible();
  await expect.element(page.getByText('eksik')).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(open('Sarıçam Deposu')).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(page.getByRole('button', { name: 'Onayla' })).toBeEnabled();
  await userEvent.keyboard('a');
  const dialog = page.getByRole('dialog', { name: 'Başvuru onaylansın mı?' });
  await expect.element(dialog.getByRole('button', { name: 'Onayla' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Başvuru onaylandı.').first()).toBeVisible();
  await expect.element(open('Sarıçam Deposu')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Sarıçam Deposu/ })).toHaveFocus();
  const decision = asked.find(({ path }) => path === 'DecideQueueItem');
  expect(decision?.body).toEqual({ queue: 'companies', itemId: 1, decision: 'approve' });
});

test('shows the documents of the application, and the missing ones', async () => {
  show();
  await expect.element(page.getByText('Firmanın göndermediği: Eczane ruhsatı, KEP adresi.')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 3, name: 'Vergi levhası' })).toBeVisible();
  expect(page.getByRole('heading', { level: 3, name: 'Eczane ruhsatı' }).elements()).toHaveLength(0);
});

test('a rejection in own words is asked for them, and shows what will be read', async () => {
  const { asked } = show();
  await expect.element(open('Kayısı Eczanesi')).toBeVisible();
  await page.getByRole('button', { name: 'Reddet' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByLabelText('Neden')).toHaveFocus();
  await dialog.getByRole('button', { name: 'Reddet' }).click();
  await expect.element(dialog.getByText('Listeden birini seçin.')).toBeVisible();
  await dialog.getByLabelText('Neden').selectOptions('Başka bir neden');
  await dialog.getByRole('button', { name: 'Reddet' }).click();
  await expect.element(dialog.getByText('Nedeni bir cümleyle yazın.')).toBeVisible();
  await dialog.getByLabelText('Açıklama').fill('Ruhsat geçersiz.');
  await expect.element(dialog.getByText('İletilecek metin: “Ruhsat geçersiz.”')).toBeVisible();
  await dialog.getByRole('button', { name: 'Reddet' }).click();
  await expect.element(page.getByText('Başvuru reddedildi.').first()).toBeVisible();
  expect(asked.find(({ path }) => path === 'DecideQueueItem')?.body).toMatchObject({
    decision: 'reject',
    reasonId: 'other',
    note: 'Ruhsat geçersiz.',
  });
});

test('an item open at a colleague can be read and not decided', async () => {
  show(({ path }) => (path === 'ClaimQueueItem' ? new Error('Bu kaydı Deniz Er inceliyor.') : undefined));
  await expect.element(page.getByText(/Deniz Er inceliyor/)).toBeVisible();
  await expect.element(page.getByText('4840847211')).toBeVisible();
  expect(page.getByRole('button', { name: 'Onayla' }).elements()).toHaveLength(0);
  await userEvent.keyboard('a');
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
});
