import type { PlatformText } from './platform-agreement.ts';

/** The privacy notice for people who give personal data at registration (KVKK, article 10); it is not signed. */
export const privacyNotice: PlatformText = {
  slug: 'kvkk-aydinlatma-metni',
  title: 'KVKK Aydınlatma Metni',
  html: `<h2>Veri sorumlusu</h2>
<p>Kişisel verileriniz, 6698 sayılı Kişisel Verilerin Korunması Kanunu uyarınca veri sorumlusu sıfatıyla Havan tarafından işlenir.</p>
<h2>İşlenen veriler</h2>
<p>Kimlik (ad, soyad, gerektiğinde T.C. kimlik numarası), iletişim (e-posta, telefon, adres), işlem güvenliği (oturum, IP adresi), müşteri işlem (sipariş, fatura) ve firma bilgileri işlenir.</p>
<h2>Amaçlar ve hukuki sebepler</h2>
<p>Veriler; üyelik sözleşmesinin kurulması ve ifası, siparişlerin yürütülmesi, faturalama ve elektronik ticaret mevzuatından doğan yükümlülüklerin yerine getirilmesi ile hesap güvenliğine ilişkin meşru menfaat amacıyla, Kanun’un 5. maddesinin 2. fıkrasının (c), (ç) ve (f) bentlerine dayanılarak elektronik ortamda toplanır ve işlenir.</p>
<h2>Aktarım</h2>
<p>Veriler; siparişin tarafı olan üyelere, kargo ve ödeme kuruluşlarına, e-fatura hizmet sağlayıcılarına ve yetkili kamu kurumlarına, amaçla sınırlı olarak aktarılabilir.</p>
<h2>Saklama</h2>
<p>Ticari ve mali kayıtlar mevzuatta öngörülen süreyle, etkinleştirilmeyen başvurular 48 saat saklanır; süre sonunda silinir.</p>
<h2>Haklarınız</h2>
<p>Kanun’un 11. maddesindeki haklarınızı (bilgi alma, düzeltme, silme, itiraz ve zararın giderilmesini isteme) destek kanallarımıza başvurarak kullanabilirsiniz.</p>`,
};
