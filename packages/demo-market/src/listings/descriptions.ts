import type { BrandGroup } from '../catalogue/brand-groups.ts';
import type { Kind } from '../catalogue/main-category.ts';

const closing: Readonly<Partial<Record<BrandGroup, string>>> = {
  vitamin:
    'Takviye edici gıdalar normal beslenmenin yerine geçemez. Tavsiye edilen günlük porsiyonu aşmayınız. Hamilelik ve emzirme döneminde hekiminize danışınız.',
  herbal:
    'Çocukların ulaşamayacağı yerde, serin ve kuru ortamda saklayınız. İlaç kullanıyorsanız hekiminize veya eczacınıza danışınız.',
  sport: 'Antrenman öncesi ve sonrası kullanıma uygundur. Güneş ışığından uzakta, kapağı kapalı saklayınız.',
  dermo: 'Dermatolojik olarak test edilmiştir. Göz ile temasından kaçınınız; 25 °C altında saklayınız.',
  body: 'Paraben içermez. Temiz ve kuru cilde masaj yaparak uygulayınız.',
  hair: 'Islak saça uygulayınız, köpürtüp durulayınız. Göz ile temasında bol su ile yıkayınız.',
  oral: 'Günde iki kez kullanılması önerilir. Yutmayınız.',
  sun: 'Güneşe çıkmadan 20 dakika önce uygulayınız, iki saatte bir yenileyiniz. Koruyucu kullansanız da güneşte uzun süre kalmayınız.',
  baby: 'Bebeğinizin hassas cildi düşünülerek üretilmiştir. Parfüm ve alkol içermez.',
  mother: 'Hamilelik ve emzirme döneminde kullanıma uygundur.',
  pet: 'Yalnızca hayvan kullanımı içindir. Çocukların ulaşamayacağı yerde saklayınız.',
  device: 'Tıbbi cihazdır. Kullanmadan önce kullanım kılavuzunu okuyunuz. İki yıl üretici garantilidir.',
  firstAid: 'Tek kullanımlıktır. Ambalajı hasarlı ürünleri kullanmayınız.',
  consumable: 'Tek kullanımlıktır. Serin ve kuru ortamda, orijinal ambalajında saklayınız.',
  hygiene: 'Haricen kullanılır. Çocukların ulaşamayacağı yerde saklayınız.',
  orthopaedic: 'Doğru beden seçimi için ölçü tablosuna bakınız. Elde, ılık suda yıkanabilir.',
};

/** How it is used, and for whom: what a pharmacist is asked at the counter. */
const use: Readonly<Record<BrandGroup, string>> = {
  vitamin:
    'Yetişkinler için günde bir porsiyon, tercihen yemekle birlikte ve bir bardak su ile alınması önerilir.',
  herbal:
    'Yetişkinler günde iki porsiyon tüketebilir; bir bardak sıcak suda beş ila yedi dakika demlenir ya da öneriye göre alınır.',
  sport:
    'Antrenman günlerinde bir porsiyon, bol su ile kullanılır. Dengeli beslenmenin ve düzenli sporun yerine geçmez.',
  dermo:
    'Temizlenmiş cilde sabah ve akşam ince bir tabaka hâlinde uygulanır. Hassas ciltlerde önce küçük bir bölgede denenmesi önerilir.',
  body: 'Günlük bakım için duştan sonra uygulanır; hızla emilir, yağlı his bırakmaz.',
  hair: 'Haftada iki ya da üç kez kullanılır. Boyalı ve hassas saçlara uygundur.',
  oral: 'Yetişkinler ve altı yaş üzeri çocuklar içindir; çocuklarda yetişkin gözetiminde kullanılır.',
  sun: 'Yüz ve vücut için bolca uygulanır. Terledikten, yüzdükten ve kurulandıktan sonra yenilenir.',
  baby: 'Doğumdan itibaren kullanılabilir. Alt değişiminde ve banyo sonrasında uygulanır.',
  mother: 'Gebelik ve emzirme döneminde günlük bakım için tasarlanmıştır.',
  pet: 'Irk, yaş ve kiloya göre önerilen miktarda verilir ya da uygulanır; veteriner hekime danışılması önerilir.',
  device: 'Evde ve eczanede kullanıma uygundur. Pil, kılıf ve Türkçe kılavuz kutudan çıkar.',
  firstAid: 'Temiz ve kuru cilde uygulanır; gün içinde gerektikçe değiştirilir.',
  consumable: 'Muayene, bakım ve hijyen işlerinde kullanılır; boyu ve adedi ambalajda belirtilmiştir.',
  hygiene: 'Günlük kişisel temizlik için kullanılır; durulama gerektiren ürünlerde bol su ile durulanır.',
  orthopaedic: 'Gün boyu kullanılabilir; gece çıkarılması önerilir. Sağ ve sol kullanım için uygundur.',
};

/**
 * Returns the description of a product, its use and its warnings: three short paragraphs, as in a trade
 * catalogue.
 */
export function describe(brand: string, kind: Kind, label: string, size: string): string {
  const opening = `${brand} ${label}, ${size.replace(' · ', ' ')} ambalajda. ${kind.note}.`;
  return [opening, use[kind.brandGroup], closing[kind.brandGroup] ?? ''].filter(Boolean).join('\n');
}
