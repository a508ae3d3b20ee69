import type { CorporatePage } from '../corporate-page.ts';

export const page: CorporatePage = {
  lead: 'Ödemeniz 3-D Secure ile bankanızın onayından geçer ve siparişi onaylayana kadar güvende bekler.',
  sections: [
    {
      title: 'Kart bilginiz bize ulaşmaz',
      paragraphs: [
        'Kart formu doğrudan bankaya gönderilir. Havan’da kartın numarası değil, bankanın verdiği bir anahtar, kartın markası ve son dört hanesi tutulur.',
      ],
    },
    {
      title: '3-D Secure',
      paragraphs: [
        'Her ödemede bankanız sizden onay ister. Sonucu tarayıcınız değil, bankanın sunucudan sunucuya bildirimi belirler; sayfayı kapatsanız bile ödemeniz iki kez alınmaz.',
      ],
    },
    {
      title: 'Paranız ne zaman satıcıya geçer?',
      paragraphs: [
        'Teslim aldığınızı onayladığınızda ya da teslimden yedi gün sonra kendiliğinden. Ürünü incelemek için süreye ihtiyacınız varsa bu tarihi bir kez yedi gün erteleyebilirsiniz.',
      ],
    },
    {
      title: 'Kabul edilen kartlar',
      paragraphs: [
        'MasterCard, Visa, Troy ve American Express. Taksit seçenekleri ödeme ekranında kartınıza göre listelenir.',
      ],
    },
  ],
};
