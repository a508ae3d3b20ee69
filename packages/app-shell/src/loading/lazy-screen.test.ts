import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { ChunkError, lazyScreen, sendForScreens } from './lazy-screen.ts';

const Layout = () => 'layout';
const Cart = () => 'cart';

const shown = (routes: RouteObject[]): string =>
  renderToString(
    routes.map(({ path, element }) => createElement(Suspense, { key: path, fallback: '…' }, element)),
  );

test('preloaded screens of an address render at once; others suspend', async () => {
  const CartScreen = lazyScreen(() => Promise.resolve({ Cart }), 'Cart');
  const OtherScreen = lazyScreen(() => Promise.resolve({ Layout }), 'Layout');
  const children = [
    { path: '/cart', element: createElement(CartScreen) },
    { path: '/other', element: createElement(OtherScreen) },
  ];
  await sendForScreens([{ element: createElement('p'), children }], { pathname: '/satici/cart' }, '/satici');
  expect(shown(children)).toContain('cart');
  expect(shown(children)).toContain('…');
  expect(shown(children)).not.toContain('layout');
});

test('a screen that fails to preload does not block the start', async () => {
  const Gone = lazyScreen<'Cart'>(() => Promise.reject(new TypeError('offline')), 'Cart');
  await sendForScreens([{ path: '/cart', element: createElement(Gone) }], { pathname: '/cart' }, '/');
  await expect(Gone.sendFor()).rejects.toThrow(ChunkError);
});
