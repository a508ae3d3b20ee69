import { packImage } from './pack.ts';

export type SampleProduct = {
  id: string;
  name: string;
  image: string;
  /** Months to the expiry; null for a product without one. */
  months: number | null;
  expiry: string;
  price: number;
  psf: number;
  seller: string;
  score: number;
};

const pack = packImage;

export const products: readonly SampleProduct[] = [
  {
    id: '1',
    name: 'Virendo Magnezyum Bisglisinat 200 mg 90 Kapsül',
    image: pack({ brand: 'Virendo', line: 'Magnezyum', form: 'bottle', body: '#1F4E5F', band: '#E0A33B' }),
    months: 22,
    expiry: '09/2028',
    price: 39_850,
    psf: 68_500,
    seller: 'Akçınar Ecza Deposu',
    score: 9.8,
  },
  {
    id: '2',
    name: 'minikuş Bebek Pişik Kremi 100 g',
    image: pack({ brand: 'minikuş', line: 'Pişik Kremi', form: 'tube', body: '#CFE6E4', band: '#2E7F78' }),
    months: 2,
    expiry: '01/2027',
    price: 9840,
    psf: 26_500,
    seller: 'Defneli Ecza Deposu',
    score: 9.6,
  },
  {
    id: '3',
    name: 'perlanova Seramidli Nemlendirici Krem 200 ml',
    image: pack({ brand: 'perlanova', line: 'Seramid', form: 'jar', body: '#B9C8DD', band: '#4B678C' }),
    months: 3,
    expiry: '02/2027',
    price: 21_450,
    psf: 52_900,
    seller: 'Yelkovan Eczanesi',
    score: 8.9,
  },
  {
    id: '4',
    name: 'Denvita Omega-3 1200 mg 60 Yumuşak Kapsül',
    image: pack({ brand: 'Denvita', line: 'Omega-3', form: 'box', body: '#3B4F74', band: '#B0482F' }),
    months: 5,
    expiry: '04/2027',
    price: 26_200,
    psf: 59_800,
    seller: 'Poyrazlı Medikal',
    score: 7.8,
  },
  {
    id: '5',
    name: 'solenya Güneş Koruyucu Fluid SPF 50+ 50 ml',
    image: pack({ brand: 'solenya', line: 'SPF 50+', form: 'tube', body: '#F0C27B', band: '#A4561D' }),
    months: 6,
    expiry: '05/2027',
    price: 38_990,
    psf: 74_900,
    seller: 'Sütlüce Eczanesi',
    score: 9.4,
  },
  {
    id: '6',
    name: 'Folyara D3+K2 Damla 20 ml',
    image: pack({ brand: 'Folyara', line: 'D3+K2', form: 'bottle', body: '#8A4A1C', band: '#D6B25E' }),
    months: 18,
    expiry: '05/2028',
    price: 14_890,
    psf: 34_200,
    seller: 'Üçpınar Ecza Deposu',
    score: 9.1,
  },
  {
    id: '7',
    name: 'Ortavia Koldan Tansiyon Aleti TS-40',
    image: pack({ brand: 'Ortavia', line: 'TS-40', form: 'box', body: '#35546B', band: '#D9E0E2' }),
    months: null,
    expiry: 'Miatsız Ürün',
    price: 118_400,
    psf: 189_000,
    seller: 'Ballıca Eczanesi',
    score: 8.2,
  },
];

export type SampleOffer = {
  id: string;
  seller: string;
  badge?: 'Resmi Satıcı' | 'Yetkili Satıcı';
  city: string;
  score: number;
  price: number;
  listPrice?: number;
  months: number;
  expiry: string;
  stock: number;
  least: number;
  /** Kuruş missing to free shipping; 0 when it is free. */
  missing: number;
  freeFrom: number;
};

export const offers: readonly SampleOffer[] = [
  {
    id: 'a',
    seller: 'Poyrazlı Medikal',
    city: 'Gaziantep',
    score: 7.6,
    price: 36_100,
    listPrice: 42_900,
    months: 4,
    expiry: '03/2027',
    stock: 48,
    least: 1,
    missing: 113_900,
    freeFrom: 150_000,
  },
  {
    id: 'b',
    seller: 'Yelkovan Eczanesi',
    city: 'Trabzon',
    score: 8.9,
    price: 37_990,
    listPrice: 41_500,
    months: 7,
    expiry: '06/2027',
    stock: 22,
    least: 1,
    missing: 124_020,
    freeFrom: 200_000,
  },
  {
    id: 'c',
    seller: 'Akçınar Ecza Deposu',
    badge: 'Resmi Satıcı',
    city: 'Konya',
    score: 9.8,
    price: 39_850,
    listPrice: 45_200,
    months: 22,
    expiry: '09/2028',
    stock: 1240,
    least: 5,
    missing: 50_750,
    freeFrom: 250_000,
  },
  {
    id: 'd',
    seller: 'Defneli Ecza Deposu',
    badge: 'Yetkili Satıcı',
    city: 'İzmir',
    score: 9.5,
    price: 40_475,
    months: 21,
    expiry: '08/2028',
    stock: 860,
    least: 3,
    missing: 0,
    freeFrom: 100_000,
  },
  {
    id: 'e',
    seller: 'Kuzguncuk Medikal',
    city: 'İstanbul',
    score: 6.8,
    price: 40_900,
    listPrice: 42_500,
    months: 12,
    expiry: '11/2027',
    stock: 15,
    least: 1,
    missing: 134_100,
    freeFrom: 175_000,
  },
  {
    id: 'f',
    seller: 'Sütlüce Eczanesi',
    city: 'Kayseri',
    score: 9.4,
    price: 41_520,
    listPrice: 43_800,
    months: 15,
    expiry: '02/2028',
    stock: 36,
    least: 1,
    missing: 83_480,
    freeFrom: 125_000,
  },
  {
    id: 'g',
    seller: 'Üçpınar Ecza Deposu',
    badge: 'Yetkili Satıcı',
    city: 'Bursa',
    score: 9.1,
    price: 41_800,
    months: 23,
    expiry: '10/2028',
    stock: 2150,
    least: 10,
    missing: 0,
    freeFrom: 100_000,
  },
  {
    id: 'h',
    seller: 'Ballıca Eczanesi',
    city: 'Tokat',
    score: 8.2,
    price: 42_490,
    listPrice: 44_990,
    months: 18,
    expiry: '05/2028',
    stock: 9,
    least: 1,
    missing: 47_510,
    freeFrom: 90_000,
  },
  {
    id: 'i',
    seller: 'Virendo Türkiye',
    badge: 'Resmi Satıcı',
    city: 'Ankara',
    score: 9.9,
    price: 44_600,
    months: 24,
    expiry: '11/2028',
    stock: 5400,
    least: 1,
    missing: 0,
    freeFrom: 100_000,
  },
];

/** Returns a score as `9,8`. */
export const scoreText = (score: number): string => score.toFixed(1).replace('.', ',');

/** Returns the grade of a score: from 9.4 on top, from 8 good, from 7 fair, otherwise poor. */
export const gradeOf = (score: number): 'top' | 'good' | 'fair' | 'poor' =>
  score >= 9.4 ? 'top' : score >= 8 ? 'good' : score >= 7 ? 'fair' : 'poor';

/** Returns the margin on the retail price as text: `%41,8`. */
export const marginText = (price: number, psf: number): string =>
  `%${((1 - price / psf) * 100).toFixed(1).replace('.', ',')}`;
