import type { CorporatePage } from '../corporate-page.ts';

export const page: CorporatePage = {
  lead: 'Havan’ı kullanan herkes için geçerli koşullar. İşletmenizle aramızdaki ayrıntılı hükümler, üyelikte onayladığınız sözleşmelerdedir.',
  sections: [
    {
      title: '1. Taraflar ve rolümüz',
      paragraphs: [
        'Havan, 6563 sayılı Kanun anlamında elektronik ticaret aracı hizmet sağlayıcıdır. Satış sözleşmesi alıcı ile satıcı arasında kurulur.',
      ],
    },
    {
      title: '2. Hesap',
      paragraphs: [
        'Hesap işletmeye, kullanıcı kişiye aittir. Kullanıcı bilgilerini paylaşmayın; yetkisiz kullanım gördüğünüzde oturumları sonlandırıp şifrenizi değiştirin ve bize bildirin.',
      ],
    },
    {
      title: '3. Dürüst kullanım',
      items: [
        'İlan, puan ve yorumlar gerçeğe uygun olmalıdır.',
        'Pazaryeri dışına yönlendirme ve ödeme talebi yasaktır.',
        'Başkasının verisi ancak siparişi yerine getirmek için kullanılır.',
        'Sisteme otomatik erişim yalnız API dokümanlarında anlatılan yollarla yapılır.',
      ],
    },
    {
      title: '4. Fiyat ve stok',
      paragraphs: [
        'Fiyatlar Türk lirasıdır ve KDV dâhildir. Açık bir yazım hatasında satıcı, gerekçesini bildirerek siparişi onaylamayabilir; ödeme iade edilir.',
      ],
    },
    {
      title: '5. Sorumluluk',
      paragraphs: [
        'Ürünün niteliğinden ve tesliminden satıcı sorumludur. Havan, kanundan doğan yükümlülükleri saklı kalmak üzere, aracılık hizmetinin özenle yürütülmesinden sorumludur.',
      ],
    },
    {
      title: '6. Değişiklik ve yürürlük',
      paragraphs: [
        'Bu metin 5 Ocak 2026’da güncellendi. Değişiklikleri yürürlüğe girmeden duyururuz; onay gerektiren değişiklikler girişte onayınıza sunulur.',
      ],
    },
  ],
};
