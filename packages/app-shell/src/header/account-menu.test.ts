import { accessTable, areaFacts, areas } from '@havan/domain/access';
import { companyTypes } from '@havan/domain/company';
import { expect, test } from 'vitest';
import { accountMenu } from './account-menu.ts';

// @spec §6 menus

const everywhere = Object.fromEntries(areas.map((area) => [area, areaFacts[area].path]));

test('draws the 31 entries of the four menus and what stands in the header of a merchant', () => {
  const drawn = companyTypes.map((type) => accountMenu(type, areas, everywhere).map(({ label }) => label));
  expect(drawn.map(({ length }) => length)).toEqual([10, 8, 6, 7 + 3]);
  expect(drawn[0]).toEqual([
    'Akıllı sepet',
    'Kampanya paneli',
    'Satış paneli',
    'İlanlarım',
    'Mesajlarım',
    'Siparişlerim',
    'Favorilerim',
    'Cüzdanım',
    'Hesap hareketlerim',
    'Ayarlar',
  ]);
  expect(drawn[1]).toEqual(drawn[0]?.filter((label) => !['Akıllı sepet', 'Mesajlarım'].includes(label)));
});

test.each(companyTypes)('leaves out for a %s what the server does not let it enter', (type) => {
  const [first, ...others] = accessTable[type].menu;
  const enterable = areas.filter((area) => area !== first);
  const drawn = accountMenu(type, enterable, everywhere).map(({ id }) => id);
  expect(drawn).toEqual([...accessTable[type].header, ...others]);
});
