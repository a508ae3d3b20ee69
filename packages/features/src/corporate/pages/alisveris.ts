import type { CorporatePage } from '../corporate-page.ts';

export const page: CorporatePage = {
  lead: 'Aramadan teslimata kadar alışverişin adımları.',
  sections: [
    {
      title: '1. Bulun ve karşılaştırın',
      paragraphs: [
        'Ürünü adıyla, barkoduyla ya da kategorisinden bulun. Teklif tablosunda fiyat, miat, satıcı puanı, stok ve kargo yan yanadır. Puanı 9,4’ün üzerinde ya da miadı 8 aydan uzun olanları tek tuşla süzebilirsiniz.',
      ],
    },
    {
      title: '2. Sepetinizi kurun',
      paragraphs: [
        'Sepet satıcılara göre gruplanır; her grupta kargo ücreti, ücretsiz kargoya kalan tutar ve satıcının alt limiti görünür. Akıllı sepet, ihtiyaç listeniz için kargo dâhil en uygun bölüşümü hesaplar.',
      ],
    },
    {
      title: '3. Ödeyin',
      paragraphs: [
        'Bütün satıcılar için tek ödeme yaparsınız. Ödeme sırasında fiyat ya da stok değişirse işlem durur ve değişikliği gösteririz.',
      ],
    },
    {
      title: '4. Teslim alın ve onaylayın',
      paragraphs: [
        'Kolileri açarken miat, adet ve hasarı kontrol edin. Bir sorun varsa onaylamadan önce sipariş sayfasından iade talebi açın; fotoğraf eklemeniz çözümü hızlandırır.',
      ],
    },
    {
      title: 'İptal ve iade',
      items: [
        'Satıcı onaylamadan önce siparişi iptal edebilirsiniz; tutar kartınıza döner.',
        'Miadı geçmiş, ilandakinden kısa miatlı, yanlış, eksik ya da hasarlı üründe iade hakkınız vardır.',
        'Satıcıyla anlaşamazsanız talebi Havan karara bağlar.',
      ],
    },
  ],
};
