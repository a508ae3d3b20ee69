import type { MarketShape } from './market-instance.ts';

const of30 = { products: 30, sellers: 120, features: true } as const;
const short = { shortage: 'allow' } as const;

/** Markets in every size, each under the trait that makes its proof hard. */
export const hardShapes: Readonly<Record<string, MarketShape>> = {
  'exact 5×20': { products: 5, sellers: 20, features: false },
  'exact 30×120': { ...of30, features: false },
  'exact 100×400': { products: 100, sellers: 400, features: false },
  'features 10×40': { ...of30, products: 10, sellers: 40 },
  'features 20×80': { ...of30, products: 20, sellers: 80 },
  'features 30×120': of30,
  'features 60×200': { ...of30, products: 60, sellers: 200 },
  'features 30×400': { ...of30, sellers: 400 },
  'features 100×400': { ...of30, products: 100, sellers: 400 },
  'features 150×450': { ...of30, products: 150, sellers: 450 },
  'many offers': { ...of30, traits: { offers: 4 } },
  'few sellers, many offers': { ...of30, sellers: 60, traits: { offers: 4 } },
  'minimum baskets': { ...of30, traits: { minCarts: 0.95 } },
  'bonuses and packs': { ...of30, traits: { bonuses: 0.4, packs: 0.3 } },
  tiers: { ...of30, traits: { tiers: 0.6 } },
  'over-buying': { ...of30, traits: { overBuying: 0.6 } },
  'large quantities': { ...of30, traits: { mostUnits: 80 } },
  'little stock': { ...of30, stock: 0.15, constraints: short },
  'very little stock': { ...of30, stock: 0.06, constraints: short },
  'cap 3 of 10': {
    ...of30,
    products: 10,
    sellers: 40,
    traits: { offers: 3 },
    constraints: { maxSellers: 3 },
  },
  'cap 4 of 20': { ...of30, products: 20, sellers: 80, constraints: { maxSellers: 4, ...short } },
  'cap 5, many offers': { ...of30, traits: { offers: 3 }, constraints: { maxSellers: 5 } },
  'cap 4, exact': { ...of30, features: false, traits: { offers: 3.5 }, constraints: { maxSellers: 4 } },
  'cap 8': { ...of30, constraints: { maxSellers: 8, ...short } },
  'cap 10 and late expiry': { ...of30, constraints: { maxSellers: 10, minExpiry: '2027-09-01', ...short } },
  'official and well rated': { ...of30, constraints: { officialOnly: true, minRating: 80, ...short } },
  'everything at once': {
    ...of30,
    traits: { minCarts: 0.8, tiers: 0.4, bonuses: 0.3, packs: 0.25, minQuantities: 0.3 },
    constraints: { maxSellers: 10, ...short },
  },
};
