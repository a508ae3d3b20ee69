/** Texts of every card payment. */
export const cardTexts = {
  cardSafe: 'Kart numaranız doğrudan bankaya gider; Havan onu görmez ve saklamaz.',
  onBankPage:
    'Kartınızı bir sonraki adımda ödeme kuruluşunun güvenli sayfasında yazarsınız; 3D Secure doğrulaması da orada yapılır.',
  holder: 'Kart üzerindeki ad soyad',
  number: 'Kart numarası',
  expiry: 'Son kullanma tarihi',
  expiryHelp: 'AA/YY',
  cvc: 'Güvenlik kodu',
  threeDs: '3D Secure doğrulama',
  threeDsHint:
    'Bankanızın sayfasında kodu girin. Ödemekten vazgeçmek için aynı sayfadaki “Vazgeç” düğmesini kullanın.',
  awaitingBank: 'Bankanızın yanıtı bekleniyor',
} as const;
