import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../testing/show-screen.tsx';
import { menuRows } from './menu-rows.ts';
import { SideMenu } from './SideMenu.tsx';

let remove = () => {};
afterEach(() => remove());

/** Renders the whole menu; one item is current, and each may have a counter. */
const menu = (current: string, count?: number) => (
  <SideMenu
    items={menuRows.map(({ id }) => ({
      id,
      label: `Yer ${id}`,
      href: `/${id}`,
      current: id === current,
      ...(count !== undefined && { count }),
    }))}
  />
);
const placeOf = (id: string) => page.getByRole('link', { name: new RegExp(`^Yer ${id}`) });
const rectOf = (id: string) => placeOf(id).element().getBoundingClientRect();

test('the menu scrolls to the current place, and the page stays where it is', async () => {
  await page.viewport(1440, 700);
  ({ remove } = showScreen(
    <>
      <div style={{ height: 80 }} />
      {menu('operators')}
      <div style={{ height: 2000 }} />
    </>,
    () => null,
  ));
  await expect.element(placeOf('operators')).toBeVisible();
  await expect.poll(() => rectOf('operators').bottom).toBeLessThan(700);
  expect(scrollY).toBe(0);
});

test('the current place of a row stays whole when counts come after it', async () => {
  await page.viewport(360, 700);
  const shown = showScreen(menu('bans'), () => null);
  ({ remove } = shown);
  await expect.poll(() => rectOf('bans').right).toBeLessThanOrEqual(360);
  shown.redraw(menu('bans', 1234));
  await expect.element(placeOf('bans').getByText('1234')).toBeVisible();
  await expect.poll(() => rectOf('bans').right).toBeLessThanOrEqual(360);
});
