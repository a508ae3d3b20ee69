interface LegalText {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly text: string }[];
}

/** What somebody reads before they apply. */
export const legalTexts = {
  membership: {
    title: 'Üyelik Sözleşmesi',
    sections: [
      {
        heading: '1. Taraflar ve konu',
        text: 'Bu sözleşme, Havan pazaryerini işleten şirket ile başvuruda unvanı yazılı üye arasında kurulur; üyenin platformda alım ve satım yapmasının koşullarını düzenler. Üyelik yalnızca eczanelere, eczane şirketlerine, ecza depolarına ve sağlık ürünü satan firmalara açıktır.',
      },
      {
        heading: '2. Hesap',
        text: 'Üye, başvuruda verdiği bilgilerin doğru ve güncel olduğunu, firmayı temsile yetkili olduğunu kabul eder. Hesap bilgileri üçüncü kişilerle paylaşılamaz; hesapta davet edilen kullanıcıların yaptığı işlemlerden üye sorumludur.',
      },
      {
        heading: '3. Satışı yasak ürünler',
        text: 'İlaçlar ve ilgili mevzuatla internetten satışı yasaklanan ürünler platformda listelenemez ve satılamaz (6197 sayılı Kanun, madde 24). Miadı geçmiş ürün satışa sunulamaz. Kurala aykırı ilanlar bildirim beklenmeksizin kaldırılır.',
      },
      {
        heading: '4. Alım ve satım',
        text: 'Satıcı; ürün bilgisi, miat, fiyat ve stok bilgisinin doğruluğundan, siparişin süresinde ve faturasıyla gönderilmesinden sorumludur. Alıcının ödemesi, teslim ve onay tamamlanana kadar platformda bekletilir; onaydan sonra komisyon düşülerek satıcının hesabına aktarılır.',
      },
      {
        heading: '5. Ücretler',
        text: 'Üyelik ücretsizdir. Satışlardan, satış anında geçerli olan ve satıcı panelinde gösterilen oranda komisyon alınır. Oran değişiklikleri yürürlükten en az on beş gün önce bildirilir.',
      },
      {
        heading: '6. Askıya alma ve fesih',
        text: 'Üye dilediği zaman üyeliğini sonlandırabilir; süren siparişler tamamlanır. Sözleşmeye ya da mevzuata aykırılık hâlinde platform, hesabı geçici olarak kısıtlayabilir veya sözleşmeyi feshedebilir.',
      },
      {
        heading: '7. Uyuşmazlıklar',
        text: 'Sözleşmeye Türk hukuku uygulanır. Uyuşmazlıklarda İstanbul (Merkez) Mahkemeleri ve İcra Daireleri yetkilidir.',
      },
    ],
  },
  privacy: {
    title: 'KVKK Aydınlatma Metni',
    sections: [
      {
        heading: 'Veri sorumlusu',
        text: 'Kişisel verileriniz, 6698 sayılı Kişisel Verilerin Korunması Kanunu uyarınca veri sorumlusu sıfatıyla Havan tarafından işlenir.',
      },
      {
        heading: 'İşlenen veriler',
        text: 'Kimlik (ad, soyad, gerektiğinde T.C. kimlik numarası), iletişim (e-posta, telefon, adres), işlem güvenliği (oturum, IP adresi), müşteri işlem (sipariş, fatura) ve firma bilgileri işlenir.',
      },
      {
        heading: 'Amaçlar ve hukuki sebepler',
        text: 'Veriler; üyelik sözleşmesinin kurulması ve ifası, siparişlerin yürütülmesi, faturalama ve elektronik ticaret mevzuatından doğan yükümlülüklerin yerine getirilmesi ile hesap güvenliğine ilişkin meşru menfaat amacıyla, Kanun’un 5. maddesinin 2. fıkrasının (c), (ç) ve (f) bentlerine dayanılarak elektronik ortamda toplanır ve işlenir.',
      },
      {
        heading: 'Aktarım',
        text: 'Veriler; siparişin tarafı olan üyelere, kargo ve ödeme kuruluşlarına, e-fatura hizmet sağlayıcılarına ve yetkili kamu kurumlarına, amaçla sınırlı olarak aktarılabilir.',
      },
      {
        heading: 'Saklama',
        text: 'Ticari ve mali kayıtlar mevzuatta öngörülen süreyle, etkinleştirilmeyen başvurular 48 saat saklanır; süre sonunda silinir.',
      },
      {
        heading: 'Haklarınız',
        text: 'Kanun’un 11. maddesindeki haklarınızı (bilgi alma, düzeltme, silme, itiraz ve zararın giderilmesini isteme) destek kanallarımıza başvurarak kullanabilirsiniz.',
      },
    ],
  },
} as const satisfies Readonly<Record<string, LegalText>>;
