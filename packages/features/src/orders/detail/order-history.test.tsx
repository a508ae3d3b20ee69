import '@havan/ui/global';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OrderHistory } from './OrderHistory.tsx';

let remove = () => {};
afterEach(() => remove());

test.each(['sold', 'purchased'] as const)(
  'a partial supply stands in the history with its reason, between what came before and after (%s)',
  async (side) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    remove = () => {
      root.unmount();
      place.remove();
    };
    root.render(
      <OrderHistory
        side={side}
        order={{
          state: 'shipped',
          autoApproveAt: null,
          openCase: null,
          timeline: [
            { at: '2026-11-27T15:00:00.000Z', state: 'awaitingShipment', note: null },
            { at: '2026-11-28T15:00:00.000Z', state: 'shipped', note: null },
          ],
          refunds: [
            {
              refundId: 139,
              kind: 'notSupplied',
              at: '2026-11-28T13:12:43.482Z',
              goods: 7950,
              shipping: 0,
              card: 7950,
              wallet: 0,
              points: 0,
              note: '1 × Eldiven L: bulunamadı',
              lines: [{ lineNo: 1, quantity: 1, amount: 7950, cause: 'notFound' }],
              isAtBank: true,
            },
          ],
        }}
      />,
    );
    await expect.element(page.getByText('1 × Eldiven L: bulunamadı')).toBeVisible();
    const events = page.getByRole('listitem').elements();
    expect(events[1]?.textContent).toContain('Eksik gönderim');
  },
);
