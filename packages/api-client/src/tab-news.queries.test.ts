import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { shareTabNews, notifiesTabs, type TabLine } from './tab-news.queries.ts';

/** Creates two windows on one channel: each receives what the other posts. */
function twoLines(): [TabLine, TabLine] {
  const listeners: ((event: { data: unknown }) => void)[] = [];
  const line = (own: 0 | 1): TabLine => ({
    postMessage: (data) => listeners[1 - own]?.({ data }),
    addEventListener: (_kind, listener) => {
      listeners[own] = listener;
    },
    close: () => {},
  });
  return [line(0), line(1)];
}

async function changed(meta: Record<string, unknown>, fails = false): Promise<boolean> {
  const [here, there] = [new QueryClient(), new QueryClient()];
  const [one, other] = twoLines();
  const leave = [shareTabNews(here, one), shareTabNews(there, other)];
  there.setQueryData(['orders', 'page'], 'new');
  const work = here
    .getMutationCache()
    .build(here, { meta, mutationFn: () => (fails ? Promise.reject(new Error('no')) : Promise.resolve(1)) });
  await work.execute(undefined).catch(() => undefined);
  for (const each of leave) each();
  return there.getQueryState(['orders', 'page'])?.isInvalidated ?? false;
}

test('the other window reads changed data again; failed mutations and those without news cause nothing', async () => {
  expect(await changed(notifiesTabs(['orders']))).toBe(true);
  expect(await changed(notifiesTabs(['basket']))).toBe(false);
  expect(await changed({})).toBe(false);
  expect(await changed(notifiesTabs(['orders']), true)).toBe(false);
});
