import type { CorporatePage } from '../corporate-page.ts';

export const page: CorporatePage = {
  lead: 'Kargo ücretini her satıcı kendi belirler; sepette satıcı satıcı hesaplanır ve ödemeden önce kuruşu kuruşuna görünür.',
  sections: [
    {
      title: 'Nasıl hesaplanır?',
      items: [
        'Her satıcının gönderi başına sabit bir kargo ücreti vardır; üründen ve adetten bağımsızdır.',
        'O satıcıdan aldığınız ürünlerin toplamı ücretsiz kargo limitine ulaşınca ücret alınmaz.',
        'Birden fazla satıcıdan alınan siparişte her satıcının gönderisi ayrı hesaplanır.',
        'Satıcının alt limiti varsa, o tutara ulaşmadan sipariş verilemez.',
      ],
    },
    {
      title: 'Kargo firmasının ücreti ve satıcının payı',
      paragraphs: [
        'Kargo firması ücreti desiye ve mesafeye (şehir içi, bölge içi, bölge dışı) göre alır. Alıcı sepette yazan kargo ücretini öder; tarife bundan yüksekse aradaki fark satıcının payıdır. Ücretsiz kargoda ücretin tamamını satıcı karşılar.',
      ],
    },
    {
      title: 'Örnek',
      paragraphs: [
        'Kargo ücreti 49,90 TL, ücretsiz kargo limiti 500,00 TL olan bir satıcıdan 420,00 TL’lik ürün aldığınızda kargo 49,90 TL’dir. Sepete 80,00 TL’lik bir ürün daha eklerseniz kargo ücretsiz olur: yalnız 30,10 TL fazlasına bir ürün daha almış olursunuz.',
      ],
    },
    {
      title: 'Nerede görürüm?',
      items: [
        'Teklif tablosunda satıcının ücreti ve ücretsiz kargo limiti,',
        'sepette ücretsiz kargoya kalan tutar,',
        'ödeme ekranında satıcı satıcı kargo toplamı.',
      ],
    },
    {
      title: 'Satıcılar için',
      paragraphs: [
        'Kargo ücretinizi, ücretsiz kargo limitinizi ve aynı gün kargo için son saati satış bilgilerinizden belirlersiniz. Değişiklik yeni sepetlerde hemen geçerli olur; verilmiş siparişleri etkilemez.',
      ],
    },
  ],
};
