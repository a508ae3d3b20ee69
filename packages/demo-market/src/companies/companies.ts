import type { CompanyType } from '@havan/domain/company';
import { demoAccounts } from '../accounts.ts';
import { at, type Random, randomOf } from '../seeded-random.ts';
import { companyWords, givenNames, pharmacyWords, streetWords, surnames } from './names.ts';
import { type City, pickPlace, placeOf, type Town } from './places.ts';
import { mersisOf, taxNumberOf } from './register-numbers.ts';
import { slugOf } from './turkish-words.ts';

export interface DemoCompany {
  readonly id: number;
  readonly companyType: CompanyType;
  readonly name: string;
  readonly tradeName: string;
  readonly city: City;
  readonly town: Town;
  readonly addressLine: string;
  readonly phone: string;
  readonly email: string;
  readonly taxNumber: string;
  readonly taxOffice: string;
  readonly kepAddress: string | null;
  readonly mersisNo: string | null;
  /** Whether makers have authorised it for some of the brands that it sells. */
  readonly isAuthorised: boolean;
  readonly scoreTenths: number | null;
  readonly salesBan: boolean;
  readonly username: string;
  readonly owner: { readonly name: string; readonly surname: string };
  /** Days before now on which it joined. */
  readonly age: number;
  /** An official seller sells this brand and nothing else. */
  readonly onlyBrandId: number | null;
}

/** The sellers' kinds after the four of the demo accounts; the row repeats. */
const sellerKinds: readonly CompanyType[] = [
  'pharmacy',
  'merchant',
  'pharmacy',
  'localPharmacyWarehouse',
  'merchant',
  'pharmacy',
  'pharmacyCompany',
  'merchant',
  'pharmacy',
  'localPharmacyWarehouse',
];

/** Official sellers by the place of the company and the id of the brand that they own. */
const officialSellers: ReadonlyMap<number, { brandId: number; brand: string }> = new Map([
  [6, { brandId: 1, brand: 'Virendo' }],
  [9, { brandId: 2, brand: 'Molekta' }],
  [12, { brandId: 11, brand: 'Kavra' }],
]);

const bannedSeller = 18;

/** `count` sellers with ids from 1; the first four belong to the demo accounts. */
export function demoSellers(count: number, cities: readonly City[]): DemoCompany[] {
  return Array.from({ length: count }, (_, i) => {
    const kind = demoAccounts[i]?.companyType ?? at(sellerKinds, (i - 4) % sellerKinds.length);
    return makeCompany(i + 1, kind, cities);
  });
}

/** `count` pharmacies and pharmacy companies that only buy; their ids follow on. */
export function demoBuyers(count: number, firstId: number, cities: readonly City[]): DemoCompany[] {
  return Array.from({ length: count }, (_, i) =>
    makeCompany(firstId + i, i % 6 === 5 ? 'pharmacyCompany' : 'pharmacy', cities),
  );
}

function makeCompany(id: number, companyType: CompanyType, cities: readonly City[]): DemoCompany {
  const random = randomOf(`company:${id}`);
  const account = demoAccounts[id - 1];
  const official = officialSellers.get(id);
  const { city, town } = account
    ? placeOf(cities, 'İstanbul', at(homeTowns, id - 1))
    : pickPlace(random, cities);
  const { name, tradeName } = official ? brandShop(official.brand) : namesOf(id, companyType, town);
  const slug = slugOf(name);
  const taxNumber = taxNumberOf(id);
  return {
    id,
    companyType: official ? 'merchant' : companyType,
    name,
    tradeName,
    city,
    town,
    addressLine: `${random.pick(streetWords)} Mah. ${random.pick(streetWords)} Cad. No: ${random.int(1, 180)}`,
    // 0500 is given to no operator, so these numbers ring nowhere.
    phone: `0500${String(1_000_000 + id * 37).slice(0, 7)}`,
    // The top-level domain `example` is kept free for this.
    email: `bilgi@${slug}${id}.example`,
    taxNumber,
    taxOffice: town.name,
    kepAddress: companyType === 'merchant' && id % 7 === 0 ? null : `${slug.slice(0, 24)}${id}@demo.kep.tr`,
    mersisNo: companyType === 'pharmacy' ? null : mersisOf(taxNumber),
    isAuthorised: !official && (id === 4 || (companyType === 'merchant' && id % 3 === 0)),
    scoreTenths: random.chance(0.06) && !account ? null : scoreOf(random, id),
    salesBan: id === bannedSeller,
    username: account?.username ?? `${slug.slice(0, 10)}${id}`.slice(0, 15),
    owner: { name: random.pick(givenNames), surname: random.pick(surnames) },
    age: random.int(120, 2600),
    onlyBrandId: official?.brandId ?? null,
  };
}

const homeTowns = ['Kadıköy', 'Şişli', 'Ümraniye', 'Bakırköy'];

/** Returns the score of a seller: most are good; the four of the demo accounts are in the best band. */
function scoreOf(random: Random, id: number): number {
  if (id <= 4) return 97 - id;
  return Math.max(58, Math.min(100, Math.round(92 + random.normal() * 6)));
}

function brandShop(brand: string): { name: string; tradeName: string } {
  return { name: `${brand} Resmi Mağaza`, tradeName: `${brand} Sağlık Ürünleri San. ve Tic. A.Ş.` };
}

/** The first round through the words is of words alone; later ones add the district to keep the names apart. */
function namesOf(id: number, companyType: CompanyType, town: Town): { name: string; tradeName: string } {
  const isPharmacy = companyType === 'pharmacy';
  const words: readonly string[] = isPharmacy ? pharmacyWords : companyWords;
  const word = at(words, (id * 7) % words.length);
  const place = id > words.length ? ` ${town.name}` : '';
  if (isPharmacy) return { name: `${word}${place} Eczanesi`, tradeName: `${word}${place} Eczanesi` };
  if (companyType === 'pharmacyCompany')
    return { name: `${word}${place} Eczacılık`, tradeName: `${word} Eczacılık Ltd. Şti.` };
  if (companyType === 'localPharmacyWarehouse')
    return { name: `${word}${place} Ecza Deposu`, tradeName: `${word} Ecza Deposu San. ve Tic. A.Ş.` };
  return { name: `${word}${place} Medikal`, tradeName: `${word} Medikal Sağlık Ürünleri Tic. Ltd. Şti.` };
}
