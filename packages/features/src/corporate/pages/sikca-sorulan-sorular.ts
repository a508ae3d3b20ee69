import type { CorporatePage } from '../corporate-page.ts';

export const page: CorporatePage = {
  lead: 'En çok sorulan sorular ve kısa yanıtları.',
  sections: [
    {
      title: 'Nasıl üye olurum?',
      paragraphs: [
        '“Üye ol” sayfasından işletme türünüzü seçip bilgilerinizi girin. E-posta ve cep telefonu doğrulamasından sonra başvurunuz incelenir; sonuç size bildirilir. O zamana kadar sepetinizi hazırlayabilirsiniz, sipariş veremez ve satış yapamazsınız.',
      ],
    },
    {
      title: 'İlaç alabilir miyim?',
      paragraphs: [
        'Hayır. İlaçlar aramada görünür ama satılmaz; kanun ilaçların elektronik ortamda satışını yasaklar.',
      ],
    },
    {
      title: 'Sepetimdeki ürünün fiyatı değişti, ne olur?',
      paragraphs: ['Değişiklik sepette satır satır gösterilir. Siz onaylamadan yeni fiyat geçerli olmaz.'],
    },
    {
      title: 'Neden birden fazla koli geliyor?',
      paragraphs: [
        'Her satıcı kendi ürünlerini gönderir. Sepette satıcı sayısını azaltmak için akıllı sepette en çok koli sayısını belirleyebilirsiniz.',
      ],
    },
    {
      title: 'Ürünün miadı ilandakinden kısa çıktı',
      paragraphs: ['Siparişi onaylamadan iade talebi açın ve miadın göründüğü bir fotoğraf ekleyin.'],
    },
    {
      title: 'Ödemem ne zaman hesabıma geçer?',
      paragraphs: [
        'Alıcı siparişi onayladığında ya da teslimden yedi gün sonra. Alıcı bu süreyi bir kez yedi gün uzatabilir.',
      ],
    },
    {
      title: 'Çalışanım için ayrı kullanıcı açabilir miyim?',
      paragraphs: ['Evet. İşletme sahibi, hesap ayarlarından çalışanlarını davet edip yetkilerini belirler.'],
    },
    {
      title: 'Şifremi unuttum',
      paragraphs: ['Giriş sayfasındaki “Şifremi unuttum” bağlantısıyla e-postanıza gelen yönergeyi izleyin.'],
    },
  ],
};
