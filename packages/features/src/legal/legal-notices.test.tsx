import { createQueryClient } from '@havan/api-client/query-defaults';
import { Refusal, showApp } from '@havan/app-shell/testing/show-app';
import { testApp } from '@havan/app-shell/testing/test-app';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { areas } from '@havan/domain/access';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pageConsent } from '@havan/app-shell/consent/consent-store';
import { PendingAgreement } from './agreements/PendingAgreement.tsx';
import { AgreementAnnouncement } from './agreements/AgreementAnnouncement.tsx';
import { SalesDetailsModal } from './details/SalesDetailsModal.tsx';

const details = {
  isShowPopUp: true,
  kepInformations: null,
  mersisInformations: null,
  isRequiredMersis: false,
};

function Screens({ of }: { of: 'pending' | 'update' | 'details' }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      {of === 'pending' ? <PendingAgreement /> : null}
      {of === 'update' ? <AgreementAnnouncement otherwise="başka bir şey" /> : null}
      {of === 'details' ? <SalesDetailsModal userId={1} details={details} onClose={() => undefined} /> : null}
    </QueryClientProvider>
  );
}

const app = testApp([
  { path: '/pending', element: <Screens of="pending" /> },
  { path: '/update', element: <Screens of="update" /> },
  { path: '/details', element: <Screens of="details" /> },
]);

let remove = () => {};
afterEach(() => remove());
async function show(path: string, answers: Readonly<Record<string, unknown>>) {
  const shown = await showApp(app, { path, answers });
  ({ remove } = shown);
  return shown;
}

const sentence = 'Sözleşme kontrolü sırasında bir hata oluştu.';
const infos = sampleOf(calls.getUserBasicInfos.schemas.result);
const away = new Refusal(503, 'Sunucu meşgul.');

// @spec §8 agreement-failure

test('a failed check of the agreement that blocks the page says so', async () => {
  await show('/pending', {
    getUserBasicInfos: { ...infos, areas: [...areas] },
    getPendingAgreement: away,
  });
  await expect.element(page.getByRole('dialog').getByText(sentence)).toBeVisible();
  expect(page.getByText('Sunucu meşgul.').elements()).toEqual([]);
});

test('a failed check of changed texts says so, and once closed leaves its corner', async () => {
  await show('/update', { checkAgreementUpdate: away });
  pageConsent().state.setState({ choice: 'refused' });
  await expect.element(page.getByText(sentence)).toBeVisible();
  await page.getByRole('button', { name: 'Kapat' }).click();
  await expect.element(page.getByText(sentence)).not.toBeInTheDocument();
});

// @spec §5 submit-while-loading

test('a form that is being sent is not sent again', async () => {
  const { asked } = await show('/details', { updateKepAdressAndMersisNo: new Promise(() => undefined) });
  const sent = () =>
    vi
      .mocked(fetch)
      .mock.calls.filter(([input]) =>
        (input instanceof Request ? input.url : String(input)).includes('UpdateKepAdressAndMersisNo'),
      ).length;
  await userEvent.fill(page.getByLabelText(/^KEP adresi/), 'eczane@hs01.kep.tr');
  await page.getByRole('button', { name: /Kaydet/ }).click();
  await expect.poll(() => asked.has('updateKepAdressAndMersisNo')).toBe(true);
  await userEvent.keyboard('{Enter}');
  page
    .getByLabelText(/^KEP adresi/)
    .element()
    .closest('form')
    ?.requestSubmit();
  // Requests that the press of a button starts are sent before the next frame.
  await new Promise((resolve) => void requestAnimationFrame(resolve));
  expect(sent()).toBe(1);
});
