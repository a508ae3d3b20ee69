export const layoutTexts = {
  categories: 'Kategoriler',
  allCategories: 'Tüm kategoriler',
  navLabel: 'Ana menü',
  home: 'Ana sayfa',
  cart: 'Sepet',
  cartNoun: 'ürün',
  orders: 'Siparişler',
  toMerchant: 'Satıcı paneli',
} as const;
