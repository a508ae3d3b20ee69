import type { PlatformAgreement } from './platform-agreement.ts';

/** Between Havan and every company that is no pharmacy; shown until 3 June 2024 (specification §4). */
export const membershipAgreement: PlatformAgreement = {
  slug: 'uyelik-sozlesmesi',
  title: 'Üyelik Sözleşmesi',
  version: 1,
  publishedAt: new Date('2024-03-01T09:00:00+03:00'),
  mustBeSigned: false,
  href: '/kurumsal/kullanim-kosullari',
  html: `<p>Bu sözleşme, Havan pazaryerine üye olan işletme (“Üye”) ile Havan (“Aracı Hizmet Sağlayıcı”) arasında, 6563 sayılı Elektronik Ticaretin Düzenlenmesi Hakkında Kanun’a uygun olarak kurulmuştur.</p>
<h2>1. Konu</h2>
<p>Üye, Havan üzerinden eczanelere ürün sunar. Satış sözleşmesinin tarafları alıcı ve satıcıdır; Havan aracılık eder.</p>
<h2>2. Üyenin yükümlülükleri</h2>
<ul><li>Ticaret unvanı, KEP adresi, MERSİS ve vergi numarası bilgilerini doğru verir ve güncel tutar.</li><li>Yalnız satmaya yetkili olduğu, miadı uygun ürünleri listeler.</li><li>Siparişi süresinde onaylar, kargoya verir ve faturalandırır.</li><li>İade ve iptal taleplerini süresinde yanıtlar.</li></ul>
<h2>3. Ücret ve ödeme</h2>
<p>Havan, tamamlanan satışlardan ilan edilen oranda komisyon alır. Satış bedeli, alıcının onayından sonra Üye’nin hesabına geçer.</p>
<h2>4. Süre ve fesih</h2>
<p>Sözleşme süresizdir. Taraflar on beş gün önceden bildirerek sona erdirebilir; açık siparişler tamamlanır.</p>
<h2>5. Uyuşmazlık</h2>
<p>Uyuşmazlıklarda İstanbul mahkemeleri ve icra daireleri yetkilidir. Üye’nin kanundan doğan hakları saklıdır.</p>`,
};
