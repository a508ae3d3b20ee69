import { Navigate, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keepSession } from '../session.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { Frame } from './Frame.tsx';

let remove = () => {};
afterEach(() => {
  remove();
  keepSession(null);
});

test.each([
  ['finance', false],
  ['catalogue', true],
] as const)('an address typed by %s opens only with its right: %s', async (role, isOpen) => {
  keepSession('a-token');
  ({ remove } = showScreen(
    <Routes>
      <Route element={<Frame />}>
        <Route path="/" element={<Navigate to="/listings" replace />} />
        <Route path="/listings" element={<h1>İlanlar</h1>} />
      </Route>
    </Routes>,
    ({ path }) =>
      path === 'GetOperator'
        ? { operatorId: 1, name: 'Selin Aras', username: 'selin', roles: [role] }
        : { queues: [] },
  ));
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent(isOpen ? 'İlanlar' : 'Bu alanı kullanmak için yetkiniz yok.');
});
