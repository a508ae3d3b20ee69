import type { CampaignOffer, CampaignStep } from '@havan/domain/campaign-price';
import { isDisasterRelief } from '@havan/domain/disaster-relief';
import { formatMoney } from '@havan/domain/money';

const offText = ({ percent, amount }: CampaignStep): string =>
  [...(percent > 0 ? [`%${percent}`] : []), ...(amount > 0 ? [formatMoney(amount)] : [])].join(' + ');

/**
 * Returns the gain of a campaign in a few words: `10+1 mal fazlası`, `5 adette %5, 10 adette %8`, `%10
 * indirim`.
 */
export function campaignTerms({ campaignCode, steps, bonus }: CampaignOffer): string {
  const prices = steps.map((step) =>
    step.fromQuantity > 1 ? `${step.fromQuantity} adette ${offText(step)}` : offText(step),
  );
  const isPlain = steps.length === 1 && steps[0]?.fromQuantity === 1;
  return [
    ...(bonus ? [`${bonus.buy}+${bonus.get} mal fazlası`] : []),
    ...(prices.length > 0 ? [isPlain ? `${prices.join('')} indirim` : prices.join(', ')] : []),
    ...(isDisasterRelief(campaignCode) ? ['afet desteği, komisyonsuz'] : []),
  ].join(', ');
}

export const campaignTexts = {
  limited: 'sınırlı',
  priceBreak: 'Adet fiyatı',
  gain: (amount: string) => `${amount} kazanç`,
  bonusUnits: (units: number) => `+${units} adet mal fazlası`,
  priceHint: (missing: number, price: string) => `${missing} adet daha alın, birim fiyat ${price} olsun`,
  bonusHint: (missing: number, units: number) =>
    `${missing} adet daha alın, ${units} adet mal fazlası gelsin`,
  addMissing: (missing: number) => `${missing} adet ekle`,
  addMissingOf: (missing: number, name: string) => `${name}, ${missing} adet ekle`,
  right: (left: number) => `${left} adet hakkınız var`,
  noRight: 'kampanya hakkınız kalmadı',
  reserve: 'Kampanyayı uygula',
  reserveOf: (title: string, name: string) => `${name}, ${title}: kampanyayı uygula`,
  reservedUntil: (time: string) => `hakkınız ayrıldı, son saat ${time}`,
  cancel: 'Vazgeç',
  cancelOf: (title: string, name: string) => `${name}, ${title} kampanyasından vazgeç`,
  failed: 'Kampanya uygulanamadı',
} as const;
