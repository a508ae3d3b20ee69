import { noWishes } from '@havan/contract/cart/smart-cart';
import { describe, expect, it } from 'vitest';
import {
  problemsByProduct,
  requestOf,
  useSmartCartList,
  type WantedProduct,
  withAdded,
  withBack,
  withoutAdded,
  withoutSeller,
} from './smart-cart-list.ts';

const cream: WantedProduct = {
  productId: 1,
  productName: 'Krem',
  brandName: 'Marka',
  productImageUrl: '/1.svg',
  quantity: 2,
  mayExceedBy: 1,
  minExpiryMonths: 8,
  mayReplace: true,
};

// @spec §2.2 smart-cart

describe('the list', () => {
  it('puts units of a product that is there on top and keeps its wishes', () => {
    expect(withAdded([cream], [{ ...cream, quantity: 3 }])).toEqual([{ ...cream, quantity: 5 }]);
  });

  it('takes what was added out again, and leaves what was there before', () => {
    const added = [
      { ...cream, quantity: 3 },
      { ...cream, productId: 2, quantity: 1 },
    ];
    expect(withoutAdded(withAdded([cream], added), added)).toEqual([cream]);
  });

  it('brings back what was taken off to its place, and keeps what has come or changed since', () => {
    const [soap, gel] = [
      { ...cream, productId: 2 },
      { ...cream, productId: 3 },
    ];
    const more = { ...cream, quantity: 9 };
    expect(withBack([more, gel], [cream, soap])).toEqual([more, soap, gel]);
  });

  it('adds a new product at the end, without wishes', () => {
    const soap = {
      productId: 2,
      productName: 'Sabun',
      brandName: 'Marka',
      productImageUrl: '/2.svg',
      quantity: 4,
    };
    expect(withAdded([cream], [soap])).toEqual([
      cream,
      { ...soap, mayExceedBy: 0, minExpiryMonths: null, mayReplace: false },
    ]);
  });

  it('asks for products and wishes, and for nothing that only the screen needs', () => {
    expect(requestOf([cream], noWishes)).toEqual({
      wants: [{ productId: 1, quantity: 2, mayExceedBy: 1, minExpiryMonths: 8, mayReplace: true }],
      wishes: noWishes,
    });
  });
});

it('leaves a seller out once', () => {
  const wishes = { ...noWishes, excludedSellerIds: [3] };
  expect(withoutSeller(wishes, 7)).toEqual({ excludedSellerIds: [3, 7] });
  expect(withoutSeller(wishes, 3)).toEqual({ excludedSellerIds: [3] });
});

it('finds the line that each refusal belongs to', () => {
  const errors = [
    { path: 'wants.1.quantity', message: 'En az 1 adet isteyebilirsiniz.' },
    { path: 'wants', message: 'Bir listede en çok 500 ürün olabilir.' },
    { message: 'Başka bir neden.' },
  ];
  const products = [cream, { ...cream, productId: 2 }];
  expect(problemsByProduct(products, errors)).toEqual({ 2: 'En az 1 adet isteyebilirsiniz.' });
});

describe('the wish for a long expiry', () => {
  it('begins a list of a company and stays as it was changed', () => {
    useSmartCartList.getState().claim(7001, true);
    expect(useSmartCartList.getState().wishes.expiration).toBe(8);
    useSmartCartList.getState().wish({ expiration: null });
    useSmartCartList.getState().claim(7001, true);
    expect(useSmartCartList.getState().wishes.expiration).toBeNull();
    useSmartCartList.getState().claim(7002, false);
    expect(useSmartCartList.getState().wishes.expiration).toBeNull();
  });
});
