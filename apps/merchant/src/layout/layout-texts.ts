export const layoutTexts = {
  area: 'Satıcı paneli',
  places: 'Satıcı menüsü',
  home: 'Özet',
  orders: 'Siparişler',
  messages: 'Mesajlarım',
  questions: 'Sorular',
  transactions: 'Hesap hareketleri',
  wallet: 'Cüzdan',
  search: 'Sipariş no, alıcı veya ürün ara',
  toBuyer: 'Alıcı ekranı',
  toBuyerFailed: 'Alıcı ekranına geçilemedi. Lütfen yeniden deneyin.',
} as const;
