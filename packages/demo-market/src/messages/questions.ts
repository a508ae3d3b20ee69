import type { DemoCompany } from '../companies/companies.ts';
import { type Random, randomOf } from '../seeded-random.ts';

export interface DemoQuestion {
  readonly id: number;
  readonly productId: number;
  readonly askerId: number;
  readonly body: string;
  readonly askedAt: Date;
  readonly answers: readonly { readonly sellerId: number; readonly body: string; readonly at: Date }[];
}

const hourMs = 3_600_000;

/** Questions of pharmacies about goods, with answers of sellers. */
const threads: readonly (readonly [question: string, ...answers: string[]])[] = [
  [
    'Ambalajı yeni tasarım mı, yoksa eski kutu mu gönderiyorsunuz?',
    'Elimizdeki stok yeni ambalajdır, geçen ay geldi.',
    'Eski kutudan birkaç adet kaldı; sipariş notuna yazarsanız yenisinden göndeririz.',
  ],
  [
    '20 adet ve üzeri alımda hepsi aynı parti ve miat olur mu?',
    'Evet, tek partiden gönderiyoruz. Parti numarasını faturada belirtiyoruz.',
  ],
  ['Ürünün ÜTS kaydı görünüyor mu, sorgulayamadım.', 'Kaydı günceldir; barkodla sorguladığınızda görünür.'],
  [
    'Kutuda tanıtım numunesi veya stand geliyor mu?',
    '12 adet ve üzeri alımlarda tezgâh üstü stand ücretsiz geliyor.',
    'Numune yok ama broşür ekliyoruz.',
  ],
  [
    'Yaz aylarında kargoda ısıdan etkilenir mi, nasıl paketliyorsunuz?',
    'Yalıtımlı koliyle gönderiyoruz, bugüne kadar sorun yaşamadık.',
  ],
  [
    'Miat değişimi yapıyor musunuz? Satılmazsa iade alır mısınız?',
    'Miadına 4 ay kalana kadar değişim yapıyoruz.',
  ],
  ['PSF güncellendi mi? Son listede farklı görünüyor.', 'Sistemdeki PSF günceldir, üretici 1’inde yeniledi.'],
  [
    'Faturayı aynı gün kesiyor musunuz? Ay sonu kapanışı için soruyorum.',
    'Kargoya verdiğimiz gün e-fatura kesiliyor.',
  ],
  [
    'Barkod kutunun üzerinde mi, ayrıca etiket yapıştırmamız gerekiyor mu?',
    'Her kutuda basılı barkod var, etiket gerekmez.',
  ],
];

/** Keen sellers answer every question about their goods within this time. */
const keenAnswerMs = 4 * 24 * hourMs;

/**
 * Questions about the first `products` products: one in three has some, and four in five are answered. The `keen` sellers
 * have answered all but the newest, so that their list is a day's work.
 */
export function demoQuestions(
  products: number,
  sellersOf: (productId: number) => readonly number[],
  keen: ReadonlySet<number>,
  askers: readonly DemoCompany[],
  now: Date,
): DemoQuestion[] {
  const questions: DemoQuestion[] = [];
  for (let productId = 1; productId <= products; productId++) {
    const random = randomOf(`questions:${productId}`);
    const count =
      productId % 997 === 500
        ? 6
        : random.weighted([
            [0, 66],
            [1, 18],
            [2, 10],
            [3, 6],
          ] as const);
    for (const [question, ...answers] of random.sample(threads, count)) {
      const askedAt = new Date(now.getTime() - random.int(8, 80 * 24) * hourMs);
      const sellers = sellersOf(productId);
      const isOld = now.getTime() - askedAt.getTime() > keenAnswerMs;
      const sure = sellers.filter((id) => isOld && keen.has(id));
      const others = sellers.filter((id) => !sure.includes(id));
      const more = random.chance(0.8) ? random.sample(others, Math.max(0, answers.length - sure.length)) : [];
      questions.push({
        id: 0,
        productId,
        askerId: random.pick(askers).id,
        body: question,
        askedAt,
        answers: answersOf(random, answers, [...sure, ...more], askedAt, now),
      });
    }
  }
  // Ids follow the time, as they do where people ask one after the other.
  return questions
    .sort((a, b) => a.askedAt.getTime() - b.askedAt.getTime())
    .map((question, i) => ({ ...question, id: i + 1 }));
}

function answersOf(
  random: Random,
  words: readonly string[],
  sellers: readonly number[],
  askedAt: Date,
  now: Date,
): DemoQuestion['answers'] {
  return sellers.map((sellerId, i) => ({
    sellerId,
    body: words[i % words.length] ?? '',
    at: new Date(Math.min(now.getTime() - hourMs, askedAt.getTime() + random.int(1, 30) * hourMs)),
  }));
}
