import type { CorporatePage } from '../corporate-page.ts';

export const page: CorporatePage = {
  lead: 'Ürün görselleri alıcının ürünü tanımasını sağlar. Kurallara uymayan görsel onaylanmaz.',
  sections: [
    {
      title: 'Biçim',
      items: [
        'JPEG, PNG ya da WebP; en çok 5 MB.',
        'Kare, en az 800 × 800 piksel.',
        'Beyaz ya da açık, düz zemin.',
        'Ürün karenin en az beşte dördünü kaplamalı.',
      ],
    },
    {
      title: 'İçerik',
      items: [
        'Ambalajın ön yüzü, marka ve ürün adı okunacak biçimde.',
        'Birden fazla adet satılıyorsa pakette kaç adet olduğu görünmeli.',
        'Miat fotoğrafı ayrı görsel olarak eklenebilir; elle yazılmış miat kabul edilmez.',
      ],
    },
    {
      title: 'Olmaması gerekenler',
      items: [
        'Fiyat, indirim yazısı, telefon, adres, logo ve filigran.',
        'İnsan yüzü, hasta görüntüsü, öncesi–sonrası karşılaştırması.',
        'Onaylanmamış sağlık beyanı.',
        'Başka bir satıcının görseli.',
      ],
    },
  ],
};
