import '@havan/ui/global';
import { AppLink } from '@havan/app-shell/frame/AppLink';
import { LinkProvider } from '@havan/ui/LinkProvider';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OrderParcel } from './OrderParcel.tsx';

const shipment = {
  carrierId: 1,
  carrierName: 'Turna Kargo',
  followUpNumber: '123456789012',
  shippedAt: '2026-11-24T09:00:00.000Z',
};

let remove = () => {};
afterEach(() => remove());
function show(trackingUrl?: string) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <MemoryRouter initialEntries={['/myprofile/orders']}>
      <LinkProvider component={AppLink}>
        <OrderParcel
          shipment={{ ...shipment, ...(trackingUrl !== undefined && { trackingUrl }) }}
          expectedAt={null}
        />
      </LinkProvider>
    </MemoryRouter>,
  );
  remove = () => {
    root.unmount();
    place.remove();
  };
}

test('a tracking number leads to the page of its carrier, in a tab that knows nothing of ours', async () => {
  const url = 'https://kargo.example/takip?no=123456789012';
  show(url);
  const link = page.getByRole('link', { name: '123456789012 (yeni sekmede açılır)' });
  await expect.element(link).toHaveAttribute('href', url);
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener');
  await expect.element(page.getByRole('button', { name: 'Takip numarasını kopyala' })).toBeVisible();
});

test('a number whose carrier has no page is copied only', async () => {
  show();
  await expect.element(page.getByText('123456789012')).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});
