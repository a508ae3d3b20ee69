import type { CorporatePage } from '../corporate-page.ts';

export const page: CorporatePage = {
  lead: '6698 sayılı Kişisel Verilerin Korunması Kanunu’nun 10. maddesi uyarınca, üyelerimizin ve ziyaretçilerimizin verilerini nasıl işlediğimizi açıklarız.',
  sections: [
    {
      title: '1. Veri sorumlusu',
      paragraphs: ['Veri sorumlusu, Havan pazaryerini işleten şirkettir.'],
    },
    {
      title: '2. İşlediğimiz veriler',
      items: [
        'Kimlik ve iletişim: ad, soyad, kullanıcı adı, e-posta, telefon.',
        'İşletme: unvan, vergi numarası, KEP, MERSİS, adres, banka hesabı.',
        'İşlem: siparişler, sepet, ödemeler, iadeler, mesajlar, puanlar.',
        'Güvenlik: oturum kayıtları, IP adresi, tarayıcı bilgisi.',
        'İzin verdiyseniz: sayfa görüntüleme ve kullanım ölçümleri.',
      ],
    },
    {
      title: '3. Amaçlar ve hukuki sebepler',
      paragraphs: [
        'Verileri sözleşmenin kurulması ve yerine getirilmesi, hukuki yükümlülüklerimiz (6563 sayılı Kanun, vergi mevzuatı), hizmetin güvenliğine ilişkin meşru menfaatimiz ve ölçüm için açık rızanız sebepleriyle işleriz.',
      ],
    },
    {
      title: '4. Aktarım',
      paragraphs: [
        'Siparişi yerine getirmek için gereken bilgiler karşı tarafa ve kargo firmasına, ödeme bilgileri bankaya, faturalar mevzuat gereği yetkili kurumlara aktarılır. Kart numarası doğrudan bankaya gider; bizde yalnız son dört hanesi durur.',
      ],
    },
    {
      title: '5. Saklama süresi',
      paragraphs: [
        'Fatura ve ödeme kayıtları mevzuatın öngördüğü süre boyunca, oturum kayıtları iki yıl, ölçüm kayıtları on üç ay saklanır; süre dolunca silinir ya da anonim hâle getirilir.',
      ],
    },
    {
      title: '6. Haklarınız',
      paragraphs: [
        'Kanun’un 11. maddesi uyarınca verilerinize erişme, düzeltilmesini ya da silinmesini isteme, işlemeye itiraz etme ve zararınızın giderilmesini talep etme hakkınız vardır. Başvurunuzu İletişim sayfasındaki yollarla iletebilirsiniz.',
      ],
    },
  ],
};
