import type { House } from '../shelves/houses.ts';
import type { Kind } from '../shelves/shelf.ts';

const closing: Readonly<Partial<Record<House, string>>> = {
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

/** Two or three plain sentences, as a catalogue of the trade has them. */
export function describe(brand: string, kind: Kind, label: string, size: string): string {
  const opening = `${brand} ${label}, ${size.replace(' · ', ' ')} ambalajda. ${kind.note}.`;
  return `${opening} ${closing[kind.house] ?? ''}`.trim();
}
