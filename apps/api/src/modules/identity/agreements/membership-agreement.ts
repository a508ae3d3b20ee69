import type { PlatformAgreement } from './platform-agreement.ts';

/**
 * Between Havan and every company. It is agreed to by joining; companies other than pharmacies that had joined before were
 * shown it until 3 June 2024 (specification §4).
 */
export const membershipAgreement: PlatformAgreement = {
  slug: 'uyelik-sozlesmesi',
  title: 'Üyelik Sözleşmesi',
  version: 1,
  publishedAt: new Date('2024-03-01T09:00:00+03:00'),
  mustBeSigned: false,
  href: '/kurumsal/kullanim-kosullari',
  html: `<h2>1. Taraflar ve konu</h2>
<p>Bu sözleşme, Havan pazaryerini işleten şirket ile başvuruda unvanı yazılı üye arasında kurulur; üyenin platformda alım ve satım yapmasının koşullarını düzenler. Üyelik yalnızca eczanelere, eczane şirketlerine, ecza depolarına ve sağlık ürünü satan firmalara açıktır.</p>
<h2>2. Hesap</h2>
<p>Üye, başvuruda verdiği bilgilerin doğru ve güncel olduğunu, firmayı temsile yetkili olduğunu kabul eder. Hesap bilgileri üçüncü kişilerle paylaşılamaz; hesapta davet edilen kullanıcıların yaptığı işlemlerden üye sorumludur.</p>
<h2>3. Satışı yasak ürünler</h2>
<p>İlaçlar ve ilgili mevzuatla internetten satışı yasaklanan ürünler platformda listelenemez ve satılamaz (6197 sayılı Kanun, madde 24). Miadı geçmiş ürün satışa sunulamaz. Kurala aykırı ilanlar bildirim beklenmeksizin kaldırılır.</p>
<h2>4. Alım ve satım</h2>
<p>Satıcı; ürün bilgisi, miat, fiyat ve stok bilgisinin doğruluğundan, siparişin süresinde ve faturasıyla gönderilmesinden sorumludur. Alıcının ödemesi, teslim ve onay tamamlanana kadar platformda bekletilir; onaydan sonra komisyon düşülerek satıcının hesabına aktarılır.</p>
<h2>5. Ücretler</h2>
<p>Üyelik ücretsizdir. Satışlardan, satış anında geçerli olan ve satıcı panelinde gösterilen oranda komisyon alınır. Oran değişiklikleri yürürlükten en az on beş gün önce bildirilir.</p>
<h2>6. Askıya alma ve fesih</h2>
<p>Üye dilediği zaman üyeliğini sonlandırabilir; süren siparişler tamamlanır. Sözleşmeye ya da mevzuata aykırılık hâlinde platform, hesabı geçici olarak kısıtlayabilir veya sözleşmeyi feshedebilir.</p>
<h2>7. Uyuşmazlıklar</h2>
<p>Sözleşmeye Türk hukuku uygulanır. Uyuşmazlıklarda İstanbul (Merkez) Mahkemeleri ve İcra Daireleri yetkilidir.</p>`,
};
