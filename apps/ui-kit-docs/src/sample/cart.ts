import { products, type SampleProduct } from './products.ts';

export type CartLine = { product: SampleProduct; count: number };

const lineOf = (index: number, count: number): readonly CartLine[] => {
  const product = products[index];
  return product ? [{ product, count }] : [];
};
const sumOf = (lines: readonly CartLine[]) =>
  lines.reduce((sum, { product, count }) => sum + product.price * count, 0);

const near = [...lineOf(0, 5), ...lineOf(3, 2)];
const far = [...lineOf(1, 4), ...lineOf(2, 3)];

/** A cart of two sellers: one below and one at free shipping. */
export const cart = [
  {
    name: 'Akçınar Ecza Deposu',
    remark: '9,8 puan, bugün kargoda',
    lines: near,
    sum: sumOf(near),
    free: 300_000,
    distance: 'Ücretsiz kargoya 483,50 TL kaldı; sepetteki ürünlerden 2 adet daha ekleyin.',
  },
  {
    name: 'Defneli Ecza Deposu',
    remark: '9,6 puan, 23.11.2026 kargoda',
    lines: far,
    sum: sumOf(far),
    free: 90_000,
    distance: 'Bu satıcıda kargonuz ücretsiz.',
  },
] as const;

export const goods = sumOf(near) + sumOf(far);
export const shipping = 8990;
