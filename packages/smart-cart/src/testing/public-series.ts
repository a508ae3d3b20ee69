import type { PublicLikeShape } from './public-like.ts';

const short = { shortage: 'allow' } as const;
const few = (maxSellers: number) => ({ maxSellers, minExpiry: '2027-03-01' });

/** Markets like the public cases with their wishes, in larger sizes. */
export const publicSeries: Readonly<Record<string, PublicLikeShape>> = {
  'public-like 20×80': { products: 20, sellers: 80 },
  'public-like 20×80, may be short': { products: 20, sellers: 80, constraints: short },
  'public-like 30×120': { products: 30, sellers: 120 },
  'public-like 20×80, 6 sellers': { products: 20, sellers: 80, constraints: few(6) },
  'public-like 30×120, 8 sellers': { products: 30, sellers: 120, constraints: few(8) },
  'public-like 50×200, 15 sellers': { products: 50, sellers: 200, constraints: few(15) },
  'public-like 30×120, late expiry': { products: 30, sellers: 120, constraints: { minExpiry: '2027-07-01' } },
  'public-like 40×150': { products: 40, sellers: 150 },
  'public-like 50×200': { products: 50, sellers: 200 },
  'public-like 100×400': { products: 100, sellers: 400 },
};
