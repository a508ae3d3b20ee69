import { expect, test } from 'vitest';
import { hitsOf, placeOf, scannedProduct } from './search-hits.ts';
import { isEmptyResult, type SearchResult } from './search-result.ts';
import { moreOf, moreRow, shownOf } from './shown-hits.ts';

const product = (productId: number): SearchResult['products'][number] => ({
  id: productId,
  productId,
  name: `Ürün ${productId}`,
  highlightedName: [{ text: 'Ürün', hit: true }],
  barcode: '2900010000015',
  brand: { name: 'Nurevit' },
  categoryName: 'Takviye',
  productImageUrl: '',
  productListingCount: 2,
  productListingMinPrice: 100,
  pricesByExpiry: null,
});

const result = (parts: Partial<SearchResult>): SearchResult => ({
  searchId: 's',
  parameters: [{ queryId: 'q' }],
  products: [],
  rxProducts: [],
  sellers: [],
  brands: [],
  ...parts,
});

// @spec §2.3 search-dropdown search-results

test('a product opens its offers, a brand its list', () => {
  const found = hitsOf(
    result({ products: [product(7)], brands: [{ brandId: 7, brandName: 'Nurevit', brandListingCount: 1 }] }),
  );
  expect(found.get('products-7')?.href).toBe('/listingdetail/7');
  expect(found.get('brands-7')?.href).toBe('/categories?brandId=7');
});

test('a prescription product only leads to the sister site', () => {
  const rx = { id: 3, name: 'İlaç', barcode: '869', productLink: 'https://recete.example/3' };
  const found = hitsOf(result({ rxProducts: [rx] })).get('rxProducts-3');
  expect(found).toMatchObject({ href: 'https://recete.example/3', isElsewhere: true });
});

test('the dropdown stays short; positions count from zero in their section', () => {
  const many = result({ products: Array.from({ length: 150 }, (_, index) => product(index + 1)) });
  expect(shownOf(many).products).toHaveLength(8);
  expect(hitsOf(many).get('products-8')?.position).toBe(7);
});

test('a section is drawn to its end by its own row, the others stay short', () => {
  const brands = Array.from({ length: 100 }, (_, at) => ({
    brandId: at + 1,
    brandName: 'Nurevit',
    brandListingCount: 1,
  }));
  const many = result({ products: Array.from({ length: 150 }, (_, at) => product(at + 1)), brands });
  expect(shownOf(many).brands).toHaveLength(5);
  const whole = moreOf(moreRow('brands'));
  const { products, brands: all } = shownOf(many, whole ? [whole] : []);
  // Fewer products are shown where brands or sellers were found, so that these are visible.
  expect([products.length, all.length]).toEqual([4, 100]);
  expect(hitsOf(many).get('brands-100')?.position).toBe(99);
  expect(moreOf('brands-100')).toBeUndefined();
});

test('without a product the first brand is opened, else the first seller, never the sister site', () => {
  const rx = { id: 3, name: 'İlaç', barcode: '869', productLink: 'https://recete.example/3' };
  const brands = [{ brandId: 7, brandName: 'Nurevit', brandListingCount: 1 }];
  const sellers: SearchResult['sellers'] = [
    {
      sellerId: 4,
      sellerUsername: 'Nurevit Depo',
      sellerCompanyType: 'merchant',
      sellerActiveAccountType: 'merchant',
      sellerListingCount: 3,
      blueTickModel: { blueTickType: null },
    },
  ];
  expect(placeOf(result({ rxProducts: [rx], sellers, brands }))?.href).toBe('/categories?brandId=7');
  expect(placeOf(result({ rxProducts: [rx], sellers }))?.href).toBe('/sellerlistings/4');
  expect(placeOf(result({ rxProducts: [rx] }))).toBeUndefined();
});

test('only a result without any hit is empty', () => {
  expect(isEmptyResult(result({}))).toBe(true);
  expect(isEmptyResult(result({ products: [product(1)] }))).toBe(false);
});

test('a barcode that only one product has leads straight to it', () => {
  const one = result({ products: [product(7)] });
  expect(scannedProduct(one, '2900010000015')).toBe(7);
  expect(scannedProduct(one, '(01)02900010000015(17)271231')).toBe(7);
  expect(scannedProduct(one, '290 0010 000015')).toBe(7);
  expect(scannedProduct(one, '29000100')).toBeNull();
  // A mistyped barcode finds its product, but does not open it without a choice.
  expect(scannedProduct(one, '2900010000016')).toBeNull();
  expect(scannedProduct(one, 'ürün 7')).toBeNull();
  expect(scannedProduct(result({ products: [product(7), product(8)] }), '2900010000015')).toBeNull();
});
