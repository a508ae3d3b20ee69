import { showApp } from '@havan/app-shell/testing/show-app';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { app } from '../app.ts';

let remove = () => {};
afterEach(() => {
  scrollTo(0, 0);
  remove();
});

test('the foot of the menu stands whole in the window, before the page is scrolled and after', async () => {
  await page.viewport(1440, 900);
  ({ remove } = await showApp(app, { path: '/myprofile/listings' }));
  const menu = page.getByRole('navigation', { name: 'Satıcı menüsü' });
  await expect.element(menu).toBeVisible();
  const foot = () => menu.element().parentElement?.getBoundingClientRect().bottom ?? 0;
  expect(page.getByRole('banner').element().getBoundingClientRect().height).toBeGreaterThan(50);
  await expect.poll(() => Math.round(foot())).toBe(900);
  const layout = menu.element().parentElement?.parentElement;
  layout?.style.setProperty('min-height', '3000px');
  scrollTo(0, 600);
  await expect.poll(() => scrollY).toBe(600);
  await expect.poll(() => Math.round(foot())).toBe(900);
});

test('in a low window the menu stands at its current entry, above the foot', async () => {
  await page.viewport(1440, 700);
  ({ remove } = await showApp(app, { path: '/myprofile/evaluations' }));
  const menu = page.getByRole('navigation', { name: 'Satıcı menüsü' });
  const score = menu.getByText(/^Puan /);
  await expect.element(score).toBeVisible();
  const bottom = () =>
    menu.element().querySelector('[aria-current="page"]')?.getBoundingClientRect().bottom ?? Infinity;
  const foot = () => score.element().closest('nav > div:last-child')?.getBoundingClientRect().top ?? 0;
  await expect.poll(() => foot() - bottom()).toBeGreaterThanOrEqual(0);
  expect(scrollY).toBe(0);
});

test('menu, search and home share one answer for what waits', async () => {
  // A slow machine draws the parts later than the answer is shared.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  await page.viewport(1440, 900);
  const shown = await showApp(app, { path: '/homepage' });
  ({ remove } = shown);
  await expect.element(page.getByRole('combobox')).toBeVisible();
  await expect.poll(() => shown.asked.has('getScore')).toBe(true);
  await expect.poll(() => page.getByRole('main').element().querySelector('[aria-busy="true"]')).toBeNull();
  const calls = [
    'getSalesOverview',
    'getReceivedCases',
    'getReceivedQuestions',
    'getHeaderBadges',
    'getScore',
  ];
  expect(calls.map((call) => `${call} ${shown.times(call)}`)).toEqual(calls.map((call) => `${call} 1`));
});
