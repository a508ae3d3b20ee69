import { formatScore } from '@havan/domain/score';
import {
  appealDays,
  factsOfBuyer,
  mostInfluenceOfBuyer,
  ordersForScore,
  ordersForSettledScore,
  priorFacts,
  priorValue,
  scorePartRules,
  scoreParts,
} from '@havan/domain/seller-score';
import type { CorporatePage } from '../corporate-page.ts';

export const page: CorporatePage = {
  lead: 'Havan’da satış yapmanın koşulları ve işleyişi.',
  sections: [
    {
      title: 'Başlamadan önce',
      items: [
        'Başvurunuzda ticaret unvanınızı, vergi numaranızı, vergi levhanızı, KEP adresinizi, eczane ve depolar için ruhsatı, şirketler için MERSİS numaranızı inceleriz; sonradan isteyeceğiniz değişiklik de inceleme bekler.',
        'Ödemelerinizin aktarılacağı, işletmeniz adına açılmış bir IBAN gerekir.',
        'Resmî satıcı yalnız kendi markalarını satar. Yetkili satıcı rozeti, belgesini onayladığımız markanın ilanlarında belgenin son gününe kadar görünür; başvuru “Satış bilgilerim” sayfasındadır.',
      ],
    },
    {
      title: 'İlan',
      paragraphs: [
        'İlan; ürün, fiyat, stok ve miattan oluşur. Miadı olmayan ürün “Miatsız Ürün” olarak listelenir, miadı geçen ilan gece yarısı kendiliğinden kapanır. Görseller Görsel Kuralları’na uymalıdır.',
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
        `Satıcı puanı 10 üzerindendir ve beş başlıktan oluşur. Her başlık ${priorFacts} olay görülmüş ve değeri ${formatScore(priorValue * 10)} çıkmış gibi başlar; bu yüzden az sayıda olay puanı az oynatır.`,
        `Bir alıcının siparişleri bir başlıkta en çok ${factsOfBuyer} olay kadar sayılır: tek bir alıcı ne yaparsa yapsın puanı en çok ${mostInfluenceOfBuyer.toFixed(2).replace('.', ',')} değiştirebilir. Puan ${ordersForScore} siparişten önce gösterilmez, ${ordersForSettledScore} siparişten önce kesin sayılmaz.`,
      ],
      items: [
        ...scoreParts.map((part) => {
          const { label, weight, days, sentence } = scorePartRules[part];
          return `${label} (yüzde ${weight}, son ${days} gün): ${sentence}`;
        }),
        `Puanı düşüren her olaya ${appealDays} gün içinde bir kez itiraz edilebilir; itirazı Havan karara bağlar, kabul edilen olay puandan çıkar.`,
      ],
    },
  ],
};
