import type { CampaignStep } from '@havan/domain/campaign-price';
import type { CampaignKind, CampaignState } from '@havan/domain/campaign';

export interface DemoCampaign {
  readonly code: string;
  /** Null for a campaign of the market, which then bears its discount. */
  readonly sellerId: number | null;
  /** Only goods of this category and beneath it; of a campaign of the market also where it leads. */
  readonly categoryId: number | null;
  readonly title: string;
  readonly description: string;
  readonly kind: CampaignKind;
  /** Percent, kuruş or a count, depending on the kind; an announcement shows it. */
  readonly value: number;
  /** Days from now. */
  readonly from: number;
  readonly to: number;
  readonly steps: readonly CampaignStep[];
  readonly bonus: { readonly buy: number; readonly get: number } | null;
  /** Only for listings that are chosen when the market is there. */
  readonly isSelected: boolean;
  /** Not published by its seller. */
  readonly isDraft: boolean;
  readonly limits: { readonly units: number; readonly ofCompany: number } | null;
}

type Named = Pick<DemoCampaign, 'code' | 'kind' | 'title' | 'description' | 'from' | 'to'>;

const campaign = (named: Named, parts: Partial<DemoCampaign> = {}): DemoCampaign => ({
  sellerId: null,
  categoryId: null,
  value: 0,
  steps: [],
  bonus: null,
  isSelected: false,
  isDraft: false,
  limits: null,
  ...named,
  ...parts,
});

export const stateOf = ({ isDraft, from, to }: DemoCampaign): CampaignState =>
  isDraft ? 'draft' : from > 0 ? 'scheduled' : to < 0 ? 'ended' : 'running';

const percent = (value: number, fromQuantity = 1): CampaignStep => ({
  fromQuantity,
  percent: value,
  amount: 0,
});

/** A running campaign of each kind, and some of each other state. */
export const demoCampaigns: readonly DemoCampaign[] = [
  campaign(
    {
      code: 'kis_sagligi',
      kind: 'percentOff',
      title: 'Kış Sağlığı Günleri',
      description: 'Besin takviyelerinde %10 indirim.',
      from: -10,
      to: 25,
    },
    { categoryId: 1376, value: 10, steps: [percent(10)] },
  ),
  campaign(
    {
      code: 'virendo_ayi',
      kind: 'percentOff',
      title: 'Virendo Ayı',
      description: 'Resmî mağazada tüm Virendo ürünlerinde %12 indirim.',
      from: -5,
      to: 20,
    },
    { sellerId: 6, value: 12, steps: [percent(12)] },
  ),
  campaign(
    {
      code: 'molekta_coklu',
      kind: 'quantityTiers',
      title: 'Çok Al, Az Öde',
      description: '5 adette %5, 10 adette %8, 20 adette %12 indirim.',
      from: -3,
      to: 30,
    },
    { sellerId: 9, value: 5, steps: [percent(5, 5), percent(8, 10), percent(12, 20)] },
  ),
  campaign(
    {
      code: 'medikal_sepet',
      kind: 'amountOff',
      title: 'Medikalde Üçü Birlikte',
      description: 'Seçili medikal ürünlerde 3 ve üzeri adette birim fiyattan 5 TL indirim.',
      from: -8,
      to: 12,
    },
    {
      sellerId: 4,
      categoryId: 1576,
      value: 500,
      steps: [{ fromQuantity: 3, percent: 0, amount: 500 }],
      isSelected: true,
    },
  ),
  campaign(
    {
      code: 'havan_gunu',
      kind: 'specialDay',
      title: 'Havan Günü',
      description: 'Seçili bakım ürünlerinde %20 indirim; eczane başına 5 adet, toplam 250 adetle sınırlı.',
      from: -1,
      to: 6,
    },
    {
      categoryId: 1424,
      value: 20,
      steps: [percent(20)],
      isSelected: true,
      limits: { units: 250, ofCompany: 5 },
    },
  ),
  campaign(
    {
      code: 'ogretmenler_gunu',
      kind: 'specialDay',
      title: 'Öğretmenler Günü',
      description: 'Seçili hediye setlerinde özel fiyatlar.',
      from: 2,
      to: 5,
    },
    { value: 8, steps: [percent(8)], isSelected: true },
  ),
  campaign(
    {
      code: 'afet_destek_hijyen',
      kind: 'disasterRelief',
      title: 'Afet Desteği: Hijyen',
      description: 'Afet bölgesine gönderilen hijyen ürünlerinden komisyon alınmaz.',
      from: -30,
      to: 60,
    },
    { categoryId: 1847 },
  ),
  campaign(
    {
      code: 'yaz_sonu',
      kind: 'percentOff',
      title: 'Yaz Sonu',
      description: 'Güneş ürünlerinde sezon sonu.',
      from: -90,
      to: -45,
    },
    { categoryId: 1928, value: 20, steps: [percent(20)] },
  ),
  // It ended a few days ago: the price history of its goods shows it.
  campaign(
    {
      code: 'guz_bakimi',
      kind: 'percentOff',
      title: 'Güz Bakımı',
      description: 'Kişisel bakım ürünlerinde %15 indirim.',
      from: -24,
      to: -10,
    },
    { categoryId: 1424, value: 15, steps: [percent(15)] },
  ),
  campaign(
    {
      code: 'depo_gunleri',
      kind: 'quantityTiers',
      title: 'Depo Günleri',
      description: 'Koli alımlarında kademeli fiyat.',
      from: 5,
      to: 15,
    },
    { sellerId: 3, value: 10, steps: [percent(6, 10), percent(10, 24)] },
  ),
  campaign(
    {
      code: 'kavra_spor',
      kind: 'percentOff',
      title: 'Kavra ile Forma Gir',
      description: 'Sporcu gıdalarında %15 indirim.',
      from: -2,
      to: 18,
    },
    { sellerId: 12, value: 15, steps: [percent(15)] },
  ),
  campaign(
    {
      code: 'vitamin_10_1',
      kind: 'buyXGetY',
      title: '10 Al 1 Kazan',
      description: 'Vitaminlerde her 10 adet alışta 1 adet mal fazlası.',
      from: -4,
      to: 21,
    },
    { sellerId: 2, categoryId: 1376, value: 10, bonus: { buy: 10, get: 1 } },
  ),
  // The campaigns of the pharmacy that has the panel: one of each state.
  campaign(
    {
      code: 'raftan-sevgiyle',
      kind: 'percentOff',
      title: 'Raftan Sevgiyle',
      description: 'Seçili ürünlerde %7 indirim.',
      from: -6,
      to: 15,
    },
    { sellerId: 1, value: 7, steps: [percent(7)], isSelected: true, limits: { units: 120, ofCompany: 10 } },
  ),
  campaign(
    {
      code: 'koliyle-al',
      kind: 'quantityTiers',
      title: 'Koliyle Al',
      description: '5 adette %4, 10 adette %8 indirim.',
      from: 4,
      to: 18,
    },
    { sellerId: 1, value: 8, steps: [percent(4, 5), percent(8, 10)], isSelected: true },
  ),
  campaign(
    {
      code: 'ekim-firsati',
      kind: 'amountOff',
      title: 'Ekim Fırsatı',
      description: 'Seçili ürünlerde birim başına 3 TL indirim.',
      from: -50,
      to: -25,
    },
    {
      sellerId: 1,
      value: 300,
      steps: [{ fromQuantity: 1, percent: 0, amount: 300 }],
      isSelected: true,
    },
  ),
  campaign(
    {
      code: 'alti-alana-bir',
      kind: 'buyXGetY',
      title: 'Altı Alana Bir',
      description: '6 adet alana 1 adet mal fazlası.',
      from: 1,
      to: 12,
    },
    { sellerId: 1, value: 6, bonus: { buy: 6, get: 1 }, isSelected: true, isDraft: true },
  ),
];
