import { expect, test } from 'vitest';
import { messagesPath } from './messages-path.ts';
import { orderIn, partnerIn } from './partner-in.ts';

const opened = (path: string) => partnerIn(new URL(path, 'http://x').searchParams);

// @spec §1 messages
// @spec §2.2 my-messages

test('an address opens the one that it was made for', () => {
  expect(opened(messagesPath({ userId: 7 }))).toEqual({ userId: '7' });
  expect(opened(messagesPath({ companyId: 9 }))).toEqual({ companyId: '9' });
  expect(opened(messagesPath())).toBeNull();
});

test('an order is named beside its company; what is no number is left out', () => {
  const path = messagesPath({ companyId: 9, orderNo: '604435' });
  expect([opened(path), orderIn(new URL(path, 'http://x').searchParams)]).toEqual([
    { companyId: '9' },
    '604435',
  ]);
  for (const order of ['', '0', '<b>', '1e3']) expect(orderIn(new URLSearchParams({ order }))).toBeNull();
});

test.each(['?to=', '?to=abc', '?to=-1', '?to=1e3', '?company=0', '?company=9999999999999999'])(
  '%s opens nobody',
  (search) => {
    expect(opened(`/myprofile/messages${search}`)).toBeNull();
  },
);
