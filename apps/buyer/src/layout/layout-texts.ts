export const layoutTexts = {
  categories: 'Kategoriler',
  allCategories: 'Tüm kategoriler',
  navLabel: 'Ana menü',
  home: 'Ana sayfa',
  search: 'Ara',
  cart: 'Sepet',
  cartNoun: 'ürün',
  orders: 'Siparişler',
  toMerchant: 'Satıcı paneli',
} as const;
