import type { CorporatePage } from '../corporate-page.ts';

export const page: CorporatePage = {
  lead: 'Havan’da satış yapmanın koşulları ve işleyişi.',
  sections: [
    {
      title: 'Başlamadan önce',
      items: [
        'Ticaret unvanınız, vergi numaranız, KEP adresiniz ve şirketler için MERSİS numaranız doğrulanır.',
        'Ödemelerinizin aktarılacağı, işletmeniz adına açılmış bir IBAN gerekir.',
        'Resmî satıcı yalnız kendi ürünlerini, yetkili satıcı yetki belgesi bulunan markaları satar; rozetleri buna göre verilir.',
      ],
    },
    {
      title: 'İlan',
      paragraphs: [
        'İlan; ürün, fiyat, stok ve miattan oluşur. Miadı bilinmeyen ürün listelenemez, miadı geçen ilan gece yarısı kendiliğinden kapanır. Görseller Görsel Kuralları’na uymalıdır.',
      ],
    },
    {
      title: 'Sipariş',
      items: [
        'Siparişi gördüğünüzde onaylayın; onaylanan sipariş süresinde kargoya verilmelidir.',
        'Faturayı kesin ve gönderi numarasını girin. Numaranın biçimi kargo firmasına göre denetlenir.',
        'Karşılayamadığınız siparişi gerekçesiyle iptal edin; alıcının ödemesi iade edilir.',
      ],
    },
    {
      title: 'Komisyon ve ödeme',
      paragraphs: [
        'Komisyon, tamamlanan siparişten kesilir ve sipariş sayfasında kuruşu kuruşuna gösterilir. Alıcı onayladığında ya da otomatik onay süresi dolduğunda tutar cüzdanınıza geçer.',
      ],
    },
    {
      title: 'Puan',
      paragraphs: [
        'Alıcıların verdiği puanlar 10 üzerinden satıcı puanınızı oluşturur. Zamanında gönderim, doğru miat ve özenli paketleme puanı en çok etkileyen üç konudur.',
      ],
    },
  ],
};
