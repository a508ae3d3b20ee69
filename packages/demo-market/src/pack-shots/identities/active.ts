import type { Identity } from './identity.ts';

/** Sport. */
export const activeIdentities = {
  kavra: {
    name: 'KAVRA',
    layout: 'diagonal',
    mark: 'bolt',
    ground: '#15181d',
    ink: '#ffffff',
    lines: [
      ['#ff5a1f', '#ffc02e'],
      ['#c6f135', '#4fd06b'],
      ['#18b6ff', '#7a5cff'],
      ['#ff2e63', '#ff9a3d'],
      ['#ffd21f', '#ff7a1a'],
    ],
    cap: 'black',
    body: 'black',
    italic: true,
  },
  pervolt: {
    name: 'PERVOLT',
    layout: 'checker',
    mark: 'chevrons',
    ground: '#0f1f2e',
    ink: '#ffffff',
    lines: [
      ['#21d4c2', '#0b7f9c'],
      ['#ff8a2b', '#c9371f'],
      ['#a3e635', '#2f8f3a'],
      ['#f25fa0', '#7a2f9c'],
      ['#58a6ff', '#2347c9'],
    ],
    cap: 'black',
    body: 'ground',
    italic: true,
    tracking: 0.04,
  },
  kasvera: {
    name: 'Kasvera',
    layout: 'ribbon',
    mark: 'bars',
    ground: '#f5f5f4',
    ink: '#17191c',
    lines: [
      ['#d12d2d', '#17191c'],
      ['#1c63c9', '#17191c'],
      ['#1c8a4a', '#17191c'],
      ['#e08a00', '#17191c'],
      ['#6a35b5', '#17191c'],
    ],
    cap: 'black',
    body: 'white',
    italic: true,
  },
} as const satisfies Readonly<Record<string, Identity>>;
