import type { CorporatePage } from '../corporate-page.ts';

export const page: CorporatePage = {
  lead: 'İyi paketlenmiş sipariş iadeyi azaltır, puanı yükseltir.',
  sections: [
    {
      title: 'Hazırlık',
      items: [
        'Sipariş sayfasından toplama listesini yazdırın; ürünleri raf sırasına göre toplayın.',
        'Her kalemde adet ve miadı ilanla karşılaştırın.',
        'Ezilmiş, ıslanmış ya da açılmış ambalajı göndermeyin.',
      ],
    },
    {
      title: 'Koli',
      items: [
        'Ürünlere uygun boyda, çift oluklu koli kullanın; boşluğu dolgu ile kapatın.',
        'Sıvıları dik ve sızdırmaz poşette, cam ürünleri ayrı bölmede paketleyin.',
        'Isıya duyarlı ürünleri yalıtımlı kutuda ve yazın sabah kargosuyla gönderin.',
        'Bir sipariş birden fazla koliyse kolileri “1/2”, “2/2” diye numaralayın.',
      ],
    },
    {
      title: 'Belgeler',
      items: [
        'Faturayı ya da e-fatura çıktısını kolinin içine, en üste koyun.',
        'Kargo etiketini düz yüzeye, barkodu katlanmayacak biçimde yapıştırın.',
        'Gönderi numarasını siparişe aynı gün girin.',
      ],
    },
  ],
};
