import type { CorporatePage } from '../corporate-page.ts';

export const page: CorporatePage = {
  lead: 'Havan; eczanelerin, ecza depolarının ve satıcıların birbirinden alışveriş yaptığı pazaryeridir. Adını eczacının havanından alır.',
  sections: [
    {
      title: 'Ne işe yarar?',
      paragraphs: [
        'Eczacı aradığı ürünü tek ekranda bütün satıcıların fiyatı, miadı, puanı ve kargo koşuluyla karşılaştırır; birkaç satıcıdan seçtiği ürünleri tek ödemede alır. Her satıcı kendi bölümünü onaylar, faturalar ve gönderir.',
        'Satıcı stokunu fiyat ve miat bilgisiyle listeler, siparişlerini tek masadan yönetir. Rafta bekleyen ürün miadı dolmadan ihtiyaç duyan eczaneye ulaşır.',
      ],
    },
    {
      title: 'Kimler üye olabilir?',
      items: [
        'Eczaneler ve eczane şirketleri: alır ve satar.',
        'Yerel ecza depoları: kendi bölgelerindeki eczanelere satar.',
        'Üretici, ithalatçı ve distribütörler: satar.',
      ],
    },
    {
      title: 'Neler satılır?',
      paragraphs: [
        'Tıbbi malzeme, kişisel bakım, besin takviyesi, sağlık, anne ve bebek, sarf malzemesi ve evcil hayvan ürünleri listelenir. İlaç satılmaz: 6197 sayılı Kanun’un 24. maddesi ilaçların elektronik ortamda satışını yasaklar.',
      ],
    },
    {
      title: 'Güven nasıl sağlanır?',
      items: [
        'Satıcının unvanı, vergi levhası, KEP adresi ve MERSİS ya da vergi numarası, eczane ve depoların ruhsatı başvuruda incelenir; onaylanmayan firma alım satım yapamaz.',
        'Ödeme, alıcı ürünü teslim alıp onaylayana kadar bekletilir.',
        'Miadı geçen ilan kendiliğinden yayından kalkar.',
        'Her sipariş puanlanır; puan satıcının adının yanında görünür.',
      ],
    },
  ],
};
