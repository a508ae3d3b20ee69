import type { ApiKey } from '@havan/contract/identity/api-keys';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { infosOf } from '../../testing/infos.ts';
import { type AnswerOf, showScreen } from '../../testing/show-screen.tsx';
import { noUts } from '../../testing/no-uts.ts';
import { IntegrationScreen } from './IntegrationScreen.tsx';

// @spec §2.2 settings-integration

const key: ApiKey = {
  apiKeyId: 7,
  name: 'Depo stok programı',
  hint: 'Q3xZ',
  scopes: ['listings.read', 'listings.write'],
  networks: ['203.0.113.0/24'],
  by: 'yasemin',
  createdAt: '2026-11-01T09:00:00.000Z',
  expiresAt: '2099-01-30T09:00:00.000Z',
  revokedAt: null,
  lastUsedAt: '2026-11-22T06:05:00.000Z',
  lastUsedIp: '203.0.113.7',
  callsOfDay: 1412,
  refusedOfDay: 3,
};

let remove = () => {};
afterEach(() => remove());
const at = { route: '/myprofile/settings/integration', path: '/myprofile/settings/integration' };
function show(answer: AnswerOf, infos = infosOf(['integrations', 'userInfo'])) {
  const shown = showScreen(<IntegrationScreen />, at, (asked) =>
    asked.path === 'Master/GetUserBasicInfos'
      ? infos
      : asked.path === 'Webhooks/GetWebhooks'
        ? { webhooks: [] }
        : (noUts(asked.path) ?? answer(asked)),
  );
  remove = shown.remove;
  return shown;
}
const keysOf = (...keys: ApiKey[]) => ({ keys, requestsPerMinute: 600 });

test('a key is made with its scopes and shown once', async () => {
  const { asked } = show(({ path }) =>
    path === 'ApiKeys/Create' ? { key: 'hvn_gizli', apiKey: key } : keysOf(),
  );
  await page.getByRole('button', { name: 'Anahtar oluştur' }).click();
  const form = page.getByRole('dialog', { name: 'Anahtar oluştur' });
  await form.getByLabelText(/İzin verilen ağlar/).fill('203.0.113.0/99');
  await form.getByRole('button', { name: 'Anahtar oluştur' }).click();
  await expect.element(form.getByText('Anahtara bir ad verin.')).toBeVisible();
  await expect.element(form.getByText('En az bir yetki seçin.')).toBeVisible();
  await expect.element(form.getByText(/“203.0.113.0\/99” bir IP adresi/)).toBeVisible();
  expect(asked).toEqual([]);
  await form.getByLabelText(/^Ad/).fill('Depo stok programı');
  await form.getByLabelText('İlan açma, stok ve fiyat yazma').click();
  await form.getByLabelText(/İzin verilen ağlar/).fill('203.0.113.0/24\n198.51.100.4');
  await form.getByRole('button', { name: 'Anahtar oluştur' }).click();
  const made = page.getByRole('dialog', { name: 'Anahtarınız hazır' });
  await expect.element(made.getByRole('textbox', { name: 'Anahtar' })).toHaveValue('hvn_gizli');
  expect(asked[0]?.body).toEqual({
    name: 'Depo stok programı',
    scopes: ['listings.write'],
    networks: ['203.0.113.0/24', '198.51.100.4'],
    days: 90,
  });
  await made.getByRole('button', { name: 'Kaydettim, kapat' }).click();
  await expect.element(made).not.toBeInTheDocument();
});

test('the table shows the use of a key, and revoking is confirmed', async () => {
  const { asked } = show(({ path }) => (path === 'ApiKeys/Revoke' ? { done: true } : keysOf(key)));
  await expect.element(page.getByText('hvn_…Q3xZ · yasemin')).toBeVisible();
  await expect.element(page.getByText(/1412 istek, 3 sınıra takıldı/)).toBeVisible();
  await page.getByRole('button', { name: 'Depo stok programı anahtarını iptal et' }).click();
  const dialog = page.getByRole('dialog', { name: /iptal edilsin mi/ });
  await dialog.getByRole('button', { name: 'İptal et' }).click();
  await expect.element(page.getByText('Anahtar iptal edildi')).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([{ apiKeyId: 7 }]);
});

test('staff see who manages keys', async () => {
  const infos = infosOf(['integrations', 'userInfo']);
  show(() => undefined, { ...infos, user: { ...infos.user, role: 'staff' } });
  await expect.element(page.getByText('Anahtarları yalnızca firma yetkilileri yönetir.')).toBeVisible();
});
