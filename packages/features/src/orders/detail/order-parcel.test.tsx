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
function show(trackingUrl?: string, followUpNumber = shipment.followUpNumber, width = '100%') {
  const place = document.body.appendChild(document.createElement('div'));
  place.style.width = width;
  const root = createRoot(place);
  root.render(
    <MemoryRouter initialEntries={['/myprofile/orders']}>
      <LinkProvider component={AppLink}>
        <OrderParcel
          shipment={{ ...shipment, followUpNumber, ...(trackingUrl !== undefined && { trackingUrl }) }}
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

test('the longest number stays on one line of a phone, with and without a link', async () => {
  const longest = '1Z999AA10123456784';
  await page.viewport(320, 780);
  // The width of the panel's text on such a phone.
  const width = '261px';
  for (const url of [undefined, `https://kargo.example/takip?no=${longest}`]) {
    show(url, longest, width);
    const number = page.getByText(new RegExp(longest)).first();
    await expect.element(number).toBeVisible();
    expect(number.element().getClientRects()).toHaveLength(1);
    const { height } = number.element().getBoundingClientRect();
    expect(height).toBeLessThan(30);
    remove();
  }
});
