import { identities, type IdentityKey } from '../pack-shots/identities/identities.ts';
import { at, randomOf } from '../seeded-random.ts';
import { brandGroups } from '../catalogue/brand-groups.ts';

export interface DemoBrand {
  readonly id: number;
  readonly name: string;
  readonly identity: IdentityKey;
}

/** The brands that sell here; the maker of the prescription items is not one of them. */
const keys = [...new Set(Object.values(brandGroups).flat())];

/** Brand `keys[i]` of a round; round 0 is the drawn market, later rounds serve benchmarks only. */
export function brandsOfRound(round: number): DemoBrand[] {
  return keys.map((identity, i) => {
    const id = round * keys.length + i + 1;
    return { id, identity, name: round === 0 ? identities[identity].name : coinedName(id) };
  });
}

const heads = [
  'Al',
  'Bel',
  'Cer',
  'Dor',
  'El',
  'Fen',
  'Gal',
  'Hel',
  'İl',
  'Kar',
  'Lor',
  'Mel',
  'Nor',
  'Or',
  'Per',
  'Rav',
];
const middles = ['a', 'e', 'i', 'o', 'avi', 'emo', 'ila', 'ora', 'uni', 'eri', 'ova', 'ani'];
const tails = [
  'dan',
  'fen',
  'gel',
  'kan',
  'lin',
  'mar',
  'nor',
  'pan',
  'ril',
  'sen',
  'tan',
  'vit',
  'yol',
  'zen',
];

/** How many different words a head, a middle and a tail make. */
const wordCount = heads.length * middles.length * tails.length;

/** A pronounceable name; every 2,688 ids the words begin anew with another second word, so that all brands differ. */
function coinedName(id: number): string {
  const head = at(heads, id % heads.length);
  const rest = Math.floor(id / heads.length);
  const middle = at(middles, rest % middles.length);
  const tail = at(tails, Math.floor(rest / middles.length) % tails.length);
  const second = secondWord(id);
  return head + middle + tail + (second ? ` ${second}` : '');
}

/** None for the first ids, a head for the next, then a head with a middle, the same for all ids of a turn. */
function secondWord(id: number): string {
  const turn = Math.floor(id / wordCount);
  if (turn === 0) return '';
  if (turn === 1) return at(heads, randomOf(`brand:${id}`).int(0, 15));
  const place = turn - 2;
  return at(heads, place % heads.length) + at(middles, Math.floor(place / heads.length) % middles.length);
}
