import { useInfiniteQuery } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../testing/show-screen.tsx';
import { PagedTable } from './PagedTable.tsx';

let remove = () => {};
afterEach(() => remove());

const columns = [{ id: 'name', header: 'Ad', phone: 'lead', cell: (name: string) => name }] as const;

/** A paged list whose pages the test provides by their number. */
function List({ answer }: { readonly answer: (page: number) => Promise<readonly string[]> }) {
  const list = useInfiniteQuery({
    queryKey: ['list'],
    queryFn: async ({ pageParam }) => ({ items: await answer(pageParam), next: pageParam + 1 }),
    initialPageParam: 0,
    getNextPageParam: ({ items, next }) => (items.length === 0 || next > 1 ? undefined : next),
    retry: false,
  });
  return (
    <PagedTable
      list={list}
      noun="kayıt"
      caption="Kayıtlar"
      rowKey={(name) => name}
      columns={columns}
      empty="Kayıt yok"
    />
  );
}

test('the next page stands under the first', async () => {
  remove = showScreen(<List answer={async (at) => [`ad ${at}`]} />, () => null).remove;
  await expect.element(page.getByText('1 kayıt gösteriliyor')).toBeVisible();
  await page.getByRole('button', { name: 'Daha fazla göster' }).click();
  await expect.element(page.getByText('2 kayıt gösteriliyor')).toBeVisible();
  await expect.element(page.getByText('ad 0')).toBeVisible();
  await expect.element(page.getByText('ad 1')).toBeVisible();
});

test('a list without rows says so', async () => {
  remove = showScreen(<List answer={async () => []} />, () => null).remove;
  await expect.element(page.getByText('Kayıt yok')).toBeVisible();
  expect(page.getByText('0 kayıt gösteriliyor').elements()).toHaveLength(0);
});

test('a failure is shown and retried', async () => {
  let tries = 0;
  const answer = async () => {
    tries += 1;
    if (tries === 1) throw new Error('Bağlantı kurulamadı.');
    return ['sonunda'];
  };
  remove = showScreen(<List answer={answer} />, () => null).remove;
  await page.getByRole('button', { name: /dene/i }).click();
  await expect.element(page.getByText('sonunda')).toBeVisible();
});
