import { createQueryClient } from '@havan/api-client/query-defaults';
import { Refusal, showApp } from '@havan/app-shell/testing/show-app';
import { testApp } from '@havan/app-shell/testing/test-app';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useOutgoing } from './use-outgoing.ts';

interface Stored {
  readonly messageId: number;
  readonly isOwn: boolean;
  readonly text: string;
}
const older: Stored = { messageId: 5, isOwn: true, text: 'Merhaba' };

/** Sends “Merhaba”; each stored message that is read next has a button. */
function Harness() {
  const [stored, setStored] = useState<readonly Stored[]>([older]);
  const { outgoing, send, sendAgain } = useOutgoing(stored);
  const read = (message: Stored) => setStored((list) => [message, ...list]);
  return (
    <>
      <button type="button" onClick={() => send(2, 'Merhaba', [])}>
        gönder
      </button>
      <button type="button" onClick={() => outgoing[0] && sendAgain(outgoing[0])}>
        yeniden
      </button>
      <button type="button" onClick={() => read({ messageId: 6, isOwn: false, text: 'Merhaba' })}>
        karşıdan
      </button>
      <button type="button" onClick={() => read({ messageId: 7, isOwn: true, text: 'Merhaba' })}>
        kendinden
      </button>
      <ul aria-label="yoldaki">
        {outgoing.map(({ key, text, error }) => (
          <li key={key}>{`${text}, ${error ? 'gidemedi' : 'yolda'}`}</li>
        ))}
      </ul>
    </>
  );
}

function Screen() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Harness />
    </QueryClientProvider>
  );
}

let remove = () => {};
afterEach(() => remove());
async function show(sendMessage: unknown) {
  const app = testApp([{ path: '/messages', element: <Screen /> }]);
  const shown = await showApp(app, { path: '/messages', answers: { sendMessage } });
  ({ remove } = shown);
  return shown;
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const items = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
const never = new Promise<never>(() => {});

test('a message on its way is left out once the conversation shows it', async () => {
  await show(never);
  await press('gönder');
  // An older one of the same words is another message, and so is one of the other side.
  await expect.poll(items).toEqual(['Merhaba, yolda']);
  await press('karşıdan');
  await expect.poll(items).toEqual(['Merhaba, yolda']);
  await press('kendinden');
  await expect.poll(items).toEqual([]);
});

test('one that did not get there stays, is sent again as the same message, and is left out when it is shown', async () => {
  const { sentTo } = await show(new Refusal(503, 'Sunucu meşgul.'));
  await press('gönder');
  await expect.poll(items, { timeout: 20_000 }).toEqual(['Merhaba, gidemedi']);
  const tries = sentTo('sendMessage').length;
  await press('yeniden');
  await expect.poll(() => sentTo('sendMessage').length, { timeout: 20_000 }).toBeGreaterThan(tries);
  await expect.poll(items, { timeout: 20_000 }).toEqual(['Merhaba, gidemedi']);
  // Its first try had been stored all the same.
  await press('kendinden');
  await expect.poll(items).toEqual([]);
});

test('an answered message is no longer on its way', async () => {
  let answer: (result: unknown) => void = () => {};
  await show(new Promise((resolve) => (answer = resolve)));
  await press('gönder');
  await expect.poll(items).toEqual(['Merhaba, yolda']);
  answer(sampleOf(calls.sendMessage.schemas.result));
  await expect.poll(items).toEqual([]);
});
