import type { PlatformAgreement } from './platform-agreement.ts';

/** Between Havan and each person who acts for a company. */
export const userAgreement: PlatformAgreement = {
  slug: 'kullanici-sozlesmesi',
  title: 'Kullanıcı Sözleşmesi',
  version: 2,
  publishedAt: new Date('2026-01-05T09:00:00+03:00'),
  mustBeSigned: true,
  href: '/kurumsal/kullanim-kosullari',
  html: `<p>Bu sözleşme, Havan pazaryerini bir işletme adına kullanan kişi ile Havan arasındadır. 5 Ocak 2026 tarihli ikinci sürümdür.</p>
<h2>1. Hesap</h2>
<p>Hesabınız size özeldir. Kullanıcı adınızı ve şifrenizi kimseyle paylaşmaz, işletmenizde çalışan her kişi için ayrı kullanıcı açarsınız. Hesabınızdan yapılan işlemlerden işletmeniz sorumludur.</p>
<h2>2. Alış</h2>
<p>Sepetinizi onayladığınızda her satıcıyla ayrı bir satış sözleşmesi kurulur. Ödemeniz, siparişi onaylayana ya da otomatik onay süresi dolana kadar Havan’da bekletilir.</p>
<h2>3. Satış</h2>
<p>İlanlarınızda fiyat, stok ve miat bilgisini doğru ve güncel tutarsınız. Onayladığınız siparişi süresinde kargoya verir, faturasını keser ve geçerli bir gönderi numarası bildirirsiniz. Reçeteli ürün, satışı yasak ya da miadı geçmiş ürün listelenemez.</p>
<h2>4. Bilgilerin korunması</h2>
<p>Siparişi yerine getirmek için size açılan alıcı ve satıcı bilgilerini yalnız bu amaçla kullanırsınız. Kişisel veriler 6698 sayılı Kanun’a göre işlenir; ayrıntısı Aydınlatma Metni’ndedir.</p>
<h2>5. Kuralların ihlali</h2>
<p>Bu kurallara aykırılıkta Havan ilanı askıya alabilir, satışı durdurabilir ya da hesabı kapatabilir. Karar gerekçesiyle bildirilir; itirazınızı destek talebi açarak iletebilirsiniz.</p>
<h2>6. Değişiklik</h2>
<p>Sözleşme değiştiğinde yeni metin onayınıza sunulur. Onaylamayan kullanıcı alış ve satış yapamaz; açık siparişleri eski metne göre tamamlanır.</p>`,
};
