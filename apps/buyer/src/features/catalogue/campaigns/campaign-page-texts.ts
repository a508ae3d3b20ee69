import type { CampaignSummary } from '@havan/contract/catalogue/campaign-pages';
import { campaignKindLabels } from '@havan/domain/campaign';
import { isDisasterRelief } from '@havan/domain/disaster-relief';
import { formatCount } from '@havan/domain/count';
import { formatDate, formatTime } from '@havan/domain/istanbul';
import { formatMoney } from '@havan/domain/money';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export const campaignPageTexts = {
  title: 'Kampanyalar',
  home: 'Ana sayfa',
  loading: 'Kampanyalar yükleniyor',
  noun: 'kampanya',
  all: 'Bütün kampanyalar',
  ofMarket: 'Pazaryerinden',
  ofSeller: 'Satıcılardan',
  view: 'Görünüm',
  empty: 'Şu anda süren kampanya yok',
  emptyHint: 'Yeni kampanyalar burada, başladıkları anda görünür.',
  emptyFiltered: 'Seçtiğiniz filtrelere uyan kampanya yok',
  clear: 'Filtreleri kaldır',
  relief: 'Afet desteği',
  ended: 'Kampanya sona erdi',
  endedHint: 'Fiyatlar kampanyasız hâline döndü. Süren kampanyalara göz atabilirsiniz.',
  seeRunning: 'Süren kampanyalar',
  terms: 'Kampanya koşulları',
  products: 'Kampanyadaki ürünler',
  specialDays: 'Özel gün kampanyaları',
  specialOffers: 'Özel fırsatlar',
  specialOffersHint: 'Pazaryerinin bir araya getirdiği kampanyalar.',
  noSpecialDay: 'Şu anda süren özel gün yok',
  noSpecialDayHint: 'Bir özel gün başladığında satıcıların o güne özel fiyatları burada toplanır.',
  dayCount: (offers: number) => `${formatCount(offers)} ilan`,
  days: 'Özel günler',
  tags: 'Başlıklar',
  unitsLeft: (left: number, limit: number) => `${formatCount(limit)} adetten ${formatCount(left)} adet kaldı`,
  listings: (count: number) => `${formatCount(count)} ilanda`,
} as const;

/** Returns the time left until `endsAt` in one unit: days from two days on, else hours, else minutes. */
export function timeLeft(endsAt: string, now: Date): string {
  const left = new Date(endsAt).getTime() - now.getTime();
  if (left <= 0) return 'sona erdi';
  if (left < hourMs) return `${Math.ceil(left / minuteMs)} dakika kaldı`;
  if (left < 2 * dayMs) return `${Math.ceil(left / hourMs)} saat kaldı`;
  return `${Math.floor(left / dayMs)} gün kaldı`;
}

/** Returns the days left, with a begun one counted, for the ticks of its ruler. */
export const daysLeft = (endsAt: string, now: Date): number =>
  Math.max(0, Math.ceil((new Date(endsAt).getTime() - now.getTime()) / dayMs));

/** Returns the gain as the one figure of its card: `%12`, `5,00 TL`, `10+1`. */
export function campaignFigure({ campaignCode, steps, bonus }: CampaignSummary): string {
  if (bonus) return `${bonus.buy}+${bonus.get}`;
  const best = steps.at(-1);
  if (best && best.percent > 0) return `%${best.percent}`;
  if (best && best.amount > 0) return formatMoney(best.amount);
  return isDisasterRelief(campaignCode) ? '%0 komisyon' : '';
}

/** Returns the remark beside the figure: the number of units from which it applies. */
export function figureRemark({ steps, bonus, kind }: CampaignSummary): string {
  const best = steps.at(-1);
  if (bonus) return 'mal fazlası';
  if (!best) return campaignKindLabels[kind].toLocaleLowerCase('tr');
  if (steps.length > 1) return `indirime kadar, ${best.fromQuantity} adette`;
  return best.fromQuantity > 1 ? `indirim, ${best.fromQuantity} adette` : 'indirim';
}

/** Returns the text on the bearer of the discount. */
export const bearerText = ({ seller, campaignCode }: CampaignSummary): string => {
  if (isDisasterRelief(campaignCode)) return 'Pazaryeri komisyon almaz';
  return seller ? `İndirim ${seller.sellerUsername} tarafından karşılanır` : 'İndirimi pazaryeri karşılar';
};

const moment = (instant: string): string => {
  const date = new Date(instant);
  return `${formatDate(date)} ${formatTime(date)}`;
};

type Terms = CampaignSummary & { readonly ownUnitsLeft: number | null };

/** Returns the terms of a campaign, one sentence per rule. */
export function campaignRules(campaign: Terms): string[] {
  const { steps, bonus, seller, category, listingCount, unitLimit, companyLimit, ownUnitsLeft } = campaign;
  const price = steps.map(({ fromQuantity, percent, amount }) => {
    const off = [...(percent > 0 ? [`%${percent}`] : []), ...(amount > 0 ? [formatMoney(amount)] : [])];
    const from = fromQuantity > 1 ? `${fromQuantity} ve üzeri adette` : 'Her adette';
    return `${from} birim fiyattan ${off.join(' ve ')} indirim yapılır.`;
  });
  return [
    ...price,
    ...(bonus
      ? [`Ödediğiniz her ${bonus.buy} adet için ${bonus.get} adet bedelsiz gönderilir, stok yettiği sürece.`]
      : []),
    ...(isDisasterRelief(campaign.campaignCode)
      ? ['Afet desteği kapsamındaki satışlardan komisyon alınmaz.']
      : []),
    seller
      ? `Yalnız ${seller.sellerUsername} ilanlarında geçerlidir; indirimi satıcı karşılar.`
      : 'Bütün satıcıların ilanlarında geçerlidir; indirimi pazaryeri karşılar.',
    ...(category ? [`${category.categoryName} kategorisindeki ürünleri kapsar.`] : []),
    ...(listingCount === null ? [] : [`Seçilmiş ${formatCount(listingCount)} ilanda uygulanır.`]),
    `${moment(campaign.startsAt)} ile ${moment(campaign.endsAt)} arasında geçerlidir (Türkiye saati).`,
    ...(unitLimit === null ? [] : [`Toplam ${formatCount(unitLimit)} adetle sınırlıdır.`]),
    ...(companyLimit === null ? [] : [`Her işletme en çok ${formatCount(companyLimit)} adet alabilir.`]),
    ...(ownUnitsLeft === null ? [] : [`Sizin ${formatCount(ownUnitsLeft)} adet hakkınız kaldı.`]),
    'Birden çok kampanya uyuyorsa sizin için en uygun olanı uygulanır, indirimler toplanmaz.',
  ];
}
