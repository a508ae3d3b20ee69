import { ApiError } from '@havan/api-client/api-error';
import type { checkInvitation } from '@havan/contract/backoffice/operator-session';
import type { ResultOf } from '@havan/contract/call';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { InvitationForm } from './InvitationForm.tsx';

const offer: ResultOf<typeof checkInvitation> = {
  email: 'ece@havan.example',
  roles: ['catalogue'],
  expiresAt: '2026-12-01T00:00:00.000Z',
  secret: 'ABCDEFGH',
  otpauthUri: 'otpauth://totp/Havan',
};
const wrongCode = new ApiError({ code: 'codeInvalid', status: 400, statusCode: 400, message: 'Kod hatalı.' });

let remove = () => {};
afterEach(() => remove());
const form = (error: Error | null) => (
  <InvitationForm offer={offer} error={error} isPending={false} onAccept={() => {}} />
);

test('a wrong code is said at its field, until it is typed again', async () => {
  const shown = showScreen(form(null), () => null);
  ({ remove } = shown);
  await page.getByRole('textbox', { name: 'Ad soyad' }).fill('Ece Yılmaz');
  await page.getByLabelText('Şifre').first().fill('Uzun-Parola-26');
  const code = page.getByRole('textbox', { name: 'Doğrulama kodu' });
  await code.fill('123456');
  await page.getByRole('button', { name: 'Daveti kabul et' }).click();
  shown.redraw(form(wrongCode));
  await expect.element(code).toHaveAccessibleDescription(/Kod hatalı\./);
  expect(page.getByText('Kod hatalı.').elements()).toHaveLength(1);
  await code.fill('123457');
  await expect.element(page.getByText('Kod hatalı.')).not.toBeInTheDocument();
});
