import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showApp } from '../testing/show-app.tsx';
import { testApp } from '../testing/test-app.ts';
import { type PageHold, useHeldPage, HeldScreens } from './held-page.tsx';

const leavesTable: PageHold = (from, to) => from === '/table' && to !== '/table';

function Table() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isDirty, setIsDirty] = useState(false);
  const { isHeld, stay } = useHeldPage(leavesTable, isDirty);
  return (
    <>
      <h1>{`Tablo${search}`}</h1>
      <input aria-label="Hücre" defaultValue="" onChange={() => setIsDirty(true)} />
      <button type="button" onClick={() => void navigate('/next')}>
        İleri
      </button>
      <button type="button" onClick={() => void navigate('/next', { replace: true })}>
        Yerine
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Geri
      </button>
      <button type="button" onClick={() => void navigate('/table?sort=2')}>
        Sırala
      </button>
      {isHeld ? (
        <>
          <button type="button" onClick={() => stay()}>
            Kal
          </button>
          <button type="button" onClick={() => setIsDirty(false)}>
            Bırak
          </button>
        </>
      ) : null}
    </>
  );
}

function Plain({ title }: { readonly title: string }) {
  const navigate = useNavigate();
  return (
    <>
      <h1>{title}</h1>
      <button type="button" onClick={() => void navigate('/table?sort=1')}>
        Tabloya
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Geri
      </button>
    </>
  );
}

const routes = [
  { path: '/first', element: <Plain title="İlk" /> },
  { path: '/table', element: <Table /> },
  { path: '/next', element: <Plain title="Sonraki" /> },
];
const app = { ...testApp(routes), Screens: HeldScreens };
let remove = () => {};
afterEach(() => remove());

const press = (name: string) => page.getByRole('button', { name }).click();
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

/** Opens the table from the first page and writes into its cell. */
async function write() {
  ({ remove } = await showApp(app, { path: '/first' }));
  await press('Tabloya');
  await page.getByLabelText('Hücre').fill('128');
}

test.each([
  ['İleri', 'Sonraki'],
  ['Yerine', 'Sonraki'],
  ['Geri', 'İlk'],
])('a held page stays on "%s" with its query and its fields, until it is let go', async (way, next) => {
  await write();
  for (const answer of ['Kal', 'Bırak']) {
    await press(way);
    await expect.element(page.getByRole('button', { name: answer })).toBeVisible();
    await expect.element(heading('Tablo?sort=1')).toBeVisible();
    await expect.element(page.getByLabelText('Hücre')).toHaveValue('128');
    await press(answer);
    await expect.element(page.getByRole('button', { name: answer })).not.toBeInTheDocument();
  }
  await expect.element(heading(next)).toBeVisible();
});

test('a page that is stayed on keeps its place in the history', async () => {
  await write();
  await press('İleri');
  await press('Kal');
  await press('Sırala');
  await expect.element(heading('Tablo?sort=2')).toBeVisible();
  await press('Geri');
  await expect.element(heading('Tablo?sort=1')).toBeVisible();
  await press('Geri');
  await press('Bırak');
  await expect.element(heading('İlk')).toBeVisible();
});
