import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { kepAddress } from './kep-address.ts';

// @spec §5 kep

it.each([
  ['firma@hs01.kep.tr', 'firma@hs01.kep.tr'],
  [' KitapAL@HS03.KEP.TR ', 'kitapal@hs03.kep.tr'],
  [`${'a'.repeat(38)}@hs01.kep.tr`, `${'a'.repeat(38)}@hs01.kep.tr`],
  ['', messages.kepRequired],
  [null, messages.kepRequired],
  ['x', messages.kepLength],
  ['xy', messages.kepSuffix],
  [`${'a'.repeat(39)}@hs01.kep.tr`, messages.kepLength],
  ['fir ma@hs01.kep.tr', messages.kepSpaces],
  ['firma@gmail.com', messages.kepSuffix],
  ['firma@kep.tr', messages.kepSuffix],
  ['hs01.kep.tr', messages.kepFormat],
  ['@hs01.kep.tr', messages.kepFormat],
])('%j: %s', (value, expected) => {
  expect(answer(kepAddress(), value)).toBe(expected);
});
