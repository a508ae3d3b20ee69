import type { CorporatePage } from '../corporate-page.ts';

export const page: CorporatePage = {
  lead: 'Aşağıdaki ürünler listelenemez. Kurala aykırı ilan yayından kaldırılır; tekrarında satış yetkisi durdurulur.',
  sections: [
    {
      title: 'İlaçlar ve eczaneye özgü ürünler',
      items: [
        'Reçeteli ve reçetesiz bütün beşerî ilaçlar (6197 sayılı Kanun, madde 24).',
        'Ruhsatlı geleneksel bitkisel ürünler ve homeopatik ürünler.',
        'Enteral beslenme ürünleri, özel tıbbi amaçlı gıdalar ve özel tıbbi bebek mamaları (madde 28); eczaneler arası satışa açtığımız ürünler dışında.',
        'Numune, promosyon ve geri ödeme kapsamındaki ürünler.',
      ],
    },
    {
      title: 'Tıbbi cihazlar',
      items: [
        'ÜTS’de kayıtlı olmayan cihazlar.',
        'İşitme cihazları, ısmarlama protez ve ortezler.',
        'Optisyenlik ve diş protez laboratuvarı ürünleri.',
        'Yalnız sağlık meslek mensuplarının kullanımına sunulan cihazlar.',
      ],
    },
    {
      title: 'Diğer',
      items: [
        'Miadı geçmiş, ambalajı açılmış ya da etiketi değiştirilmiş ürünler.',
        'Tarım ve Orman Bakanlığı onayı bulunmayan takviye edici gıdalar.',
        'Onaylanmamış sağlık beyanı taşıyan ürünler.',
        'Sahte, taklit ya da kaynağı belgelenemeyen ürünler.',
        'Tütün, alkol ve elektronik sigara ürünleri.',
      ],
    },
    {
      title: 'Bildirin',
      paragraphs: [
        'Kurala aykırı bir ilan görürseniz ürün sayfasından ya da destek hattından bize bildirin.',
      ],
    },
  ],
};
