import type { CorporatePage } from '../corporate-page.ts';

export const page: CorporatePage = {
  lead: 'Siparişinizle ilgili sorularda en hızlı yol, siparişin sayfasından satıcıya yazmaktır. Diğer konularda destek ekibimize ulaşabilirsiniz.',
  sections: [
    {
      title: 'Çalışma saatleri',
      paragraphs: ['Hafta içi 09.00–18.30, cumartesi 10.00–15.00. Resmî tatillerde kapalıyız.'],
    },
    {
      title: 'Yazarken ekleyin',
      items: [
        'Sipariş numaranız ve ürünün adı,',
        'yanlış, eksik ya da hasarlı ürünlerde fotoğraf,',
        'ödeme sorunlarında işlem saati ve kartın son dört hanesi. Kart numaranızın tamamını hiçbir zaman istemeyiz.',
      ],
    },
    {
      title: 'Resmî bildirimler',
      paragraphs: [
        'İhtar, hak ihlali ve veri sorumlusuna başvuru gibi resmî bildirimlerinizi KEP üzerinden ya da yazılı olarak iletebilirsiniz. Kişisel verilerinizle ilgili başvurular en geç otuz günde yanıtlanır.',
      ],
    },
  ],
};
