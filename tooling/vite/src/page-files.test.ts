import { expect, test } from 'vitest';
import { fileOfScreens, sheetOfScreens } from './page-files.ts';

const login = '/packages/features/src/session/LoginScreen.tsx';
const register = '/packages/features/src/account/RegisterScreen.tsx';
const activation = '/packages/features/src/account/ActivationScreen.tsx';
const layout = '/apps/buyer/src/layout/Layout.tsx';
const home = '/apps/buyer/src/features/home/HomeScreen.tsx';
const offers = '/apps/buyer/src/features/offers/OffersScreen.tsx';
const later = '/apps/buyer/src/features/offers/ProductMore.tsx';
const ruler = '/apps/buyer/src/features/offers/OfferRuler.tsx';
const facets = '/apps/buyer/src/features/catalogue/Facets.tsx';
const lowest = '/apps/buyer/src/features/offers/LowestBefore.tsx';
const footer = '/packages/features/src/shell/footer/Footer.tsx';
const cart = '/apps/buyer/src/features/cart/CartScreen.tsx';
const wallet = '/packages/features/src/wallet/WalletScreen.tsx';

test.each([
  ['what the sign-in and the shop share comes with the page itself', [login, home], 'base'],
  ['what the frame needs comes with the frame, whoever else needs it', [layout, home, wallet], 'shell'],
  ['what most main screens share is one file', [home, cart, offers, wallet], 'shop'],
  ['what two of them share is no weight for the others', [home, cart, wallet], 'Cart-Home'],
  ['what a part that comes later needs as well weighs on no screen', [home, cart, later], 'Cart-Home'],
  ['what only such a part needs is its own', [later], 'ProductMore'],
  ['what tells of prices beside the offers is one file', [ruler, lowest], 'OfferPrices'],
  ['what lies below the offers takes it from there', [lowest, later], 'OfferPrices'],
  ['no frame fetches it', [ruler, footer], 'Footer-OfferRuler'],
  ['what a main screen shares with others does not bring its own part along', [cart, wallet], 'Cart-shared'],
  ['what filters beside a list share with others brings no screen along', [facets, wallet], 'Facets-shared'],
  ['what one screen needs is its own', [cart], 'Cart'],
  ['what a family shares is one file', [register, activation], 'account'],
  ['what no page imports at once is the bundler\u2019s affair', [], undefined],
])('%s', (_, screens, file) => expect(fileOfScreens(screens)).toBe(file));

test('the file of a mixed pair does not depend on their order', () => {
  expect(fileOfScreens([register, wallet])).toBe(fileOfScreens([wallet, register]));
  expect(fileOfScreens([register, wallet])).not.toBe(fileOfScreens([activation, wallet]));
});

test.each([
  ['of a part of the frame with the frame', [footer, wallet], 'with-1', 'shell'],
  ['of a later part of the offers with the offers', [later], 'ProductMore', 'Offers'],
  ['of the filters beside a list with the list', [facets], 'Facets', 'Products'],
  [
    'of what other screens use as well on their own',
    [later, wallet],
    'ProductMore-shared',
    'ProductMore-shared',
  ],
  ['of what is seen without the frame, too, on their own', [footer, register], 'with-1', 'with-1'],
  ['of what the page itself brings with the page', [footer, login], 'base', 'base'],
])('the rules %s', (_, screens, file, sheet) => expect(sheetOfScreens(screens, file)).toBe(sheet));
