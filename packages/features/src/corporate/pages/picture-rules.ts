import type { CorporatePage } from '../corporate-page.ts';

export const page: CorporatePage = {
  lead: 'Ürün görselleri alıcının ürünü tanımasını sağlar. Kurallara uymayan görsel onaylanmaz.',
  sections: [
    {
      title: 'Biçim',
      items: [
        'JPEG, PNG ya da WebP; en çok 5 MB ve 25 megapiksel.',
        'Tercihen kare, en az 800 × 800 piksel.',
        'Beyaz ya da açık, düz zemin.',
        'Ürün karenin en az beşte dördünü kaplamalı.',
      ],
    },
    {
      title: 'Yüklerken denetlenenler',
      items: [
        'Dosya türüne adından değil içeriğinden bakılır; başka türler ve açılamayan görseller alınmaz.',
        'Boyut ve çözünürlük sınırları görsel açılmadan denetlenir.',
        'Konum, tarih, cihaz ve sahip bilgileri silinir; görsel dik konuma getirilir.',
        'Kare olmayan ürün görseli beyaz zeminle kareye tamamlanır.',
        'Ürün görseli 96, 192, 480 ve 960 piksel genişlikte AVIF ve WebP olarak saklanır; vaka fotoğrafı 192 ve 960 piksel olarak.',
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
