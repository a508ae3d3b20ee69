import { expect, test } from 'vitest';
import { pageFiles } from './page-files.ts';

const { fileOf, sheetOf } = pageFiles({
  signIn: new Set(['login', 'consent']),
  main: new Set(['home', 'products', 'offers', 'cart']),
  withoutFrame: new Set(['login', 'consent', 'account']),
});

const [login, shell, home, offers, cart] = ['login', 'shell', 'home', 'offers', 'cart'].map((chunk) => ({
  chunk,
})) as [Named, Named, Named, Named, Named];
const [account, wallet, settings] = ['account', 'orders', 'settings'].map((chunk) => ({ chunk })) as [
  Named,
  Named,
  Named,
];
const ruler = { chunk: 'offer-prices', partOf: 'offers' };
const more = { chunk: 'product-more', partOf: 'offers' };
const facets = { chunk: 'facets', partOf: 'products' };
const footer = { chunk: 'footer', partOf: 'shell' };

interface Named {
  readonly chunk: string;
}

// @spec §7 later-speed

test.each([
  ['what the sign-in and a main screen share comes with the page itself', [login, home], 'base'],
  ['what the frame needs comes with the frame, whoever else needs it', [shell, home, wallet], 'shell'],
  ['what most main screens share comes with the frame', [home, cart, offers, wallet], 'shell'],
  ['what two of them share is no weight for the others', [home, cart, wallet], 'cart-home'],
  ['what a part that comes later needs as well weighs on no screen', [home, cart, more], 'cart-home'],
  ['what only such a part needs is its own', [more], 'product-more'],
  ['parts of one chunk are one file', [ruler, ruler], 'offer-prices'],
  ['what several parts share is one file', [ruler, more], 'offer-prices-product-more'],
  ['no frame fetches it', [ruler, footer], 'footer-offer-prices'],
  ['what a main screen shares with others does not bring its own part along', [cart, wallet], 'cart-shared'],
  ['what filters beside a list share with others brings no screen along', [facets, wallet], 'facets-shared'],
  ['what one chunk needs is its own', [cart], 'cart'],
  ['screens of one chunk are one file', [wallet, wallet], 'orders'],
  ['what no page imports at once is left to the bundler', [], undefined],
])('%s', (_, users, file) => expect(fileOf(users)).toBe(file));

test('the file of a mixed pair does not depend on their order', () => {
  expect(fileOf([account, wallet])).toBe(fileOf([wallet, account]));
  expect(fileOf([account, wallet])).not.toBe(fileOf([settings, wallet]));
});

test.each([
  ['of a part of the frame with the frame', [footer, wallet], 'with-1', 'shell'],
  ['of a later part of the offers with the offers', [more], 'product-more', 'offers'],
  ['of the filters beside a list with the list', [facets], 'facets', 'products'],
  ['of parts of several screens with what those share', [facets, more], 'facets-product-more', 'shell'],
  [
    'of what other screens use as well on their own',
    [more, wallet],
    'product-more-shared',
    'product-more-shared',
  ],
  ['of what is seen without the frame, too, on their own', [footer, account], 'with-1', 'with-1'],
  ['of what the page itself brings with the page', [footer, login], 'base', 'base'],
])('the rules %s', (_, users, file, sheet) => expect(sheetOf(users, file)).toBe(sheet));
