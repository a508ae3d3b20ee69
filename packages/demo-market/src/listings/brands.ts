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

/** A pronounceable word that is different for each of the first 2,688 ids. */
function coinedName(id: number): string {
  const head = at(heads, id % heads.length);
  const rest = Math.floor(id / heads.length);
  const middle = at(middles, rest % middles.length);
  const tail = at(tails, Math.floor(rest / middles.length) % tails.length);
  const round = Math.floor(id / (heads.length * middles.length * tails.length));
  return head + middle + tail + (round > 0 ? ` ${at(heads, randomOf(`brand:${id}`).int(0, 15))}` : '');
}
