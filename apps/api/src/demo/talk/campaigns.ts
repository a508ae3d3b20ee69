import type { CampaignKind, CampaignState } from '@havan/domain/campaign';

export interface DemoCampaign {
  readonly code: string;
  readonly sellerId: number | null;
  /** What a campaign of the market is about. */
  readonly categoryId: number | null;
  readonly title: string;
  readonly description: string;
  readonly kind: CampaignKind;
  readonly state: CampaignState;
  /** Percent, kuruş or a count, as the kind says. */
  readonly value: number;
  /** Days from now. */
  readonly from: number;
  readonly to: number;
}

const row = (
  code: string,
  sellerId: number | null,
  kind: CampaignKind,
  value: number,
  [from, to]: readonly [number, number],
  title: string,
  description: string,
  categoryId: number | null = null,
): DemoCampaign => ({
  code,
  sellerId,
  categoryId,
  kind,
  value,
  from,
  to,
  title,
  description,
  state: from > 0 ? 'scheduled' : to < 0 ? 'ended' : 'running',
});

/** Campaigns in each state; a code that begins with afet_destek is disaster relief (specification §3). */
export const demoCampaigns: readonly DemoCampaign[] = [
  row(
    'kis_sagligi',
    null,
    'percentOff',
    10,
    [-10, 25],
    'Kış Sağlığı Günleri',
    'Besin takviyelerinde %10 indirim.',
    1376,
  ),
  row(
    'virendo_ayi',
    6,
    'percentOff',
    12,
    [-5, 20],
    'Virendo Ayı',
    'Resmî mağazada tüm Virendo ürünlerinde %12 indirim.',
  ),
  row(
    'molekta_coklu',
    9,
    'quantityTiers',
    5,
    [-3, 30],
    'Çok Al, Az Öde',
    'Molekta ürünlerinde 5 ve üzeri adette kademeli fiyat.',
  ),
  row(
    'medikal_sepet',
    4,
    'amountOff',
    15_000,
    [-8, 12],
    'Medikal Sepetinde 150 TL',
    '2.000 TL üzeri medikal sepetinde 150 TL indirim.',
  ),
  row(
    'ogretmenler_gunu',
    null,
    'specialDay',
    8,
    [2, 5],
    'Öğretmenler Günü',
    'Seçili hediye setlerinde özel fiyatlar.',
  ),
  row(
    'afet_destek_hijyen',
    null,
    'disasterRelief',
    0,
    [-30, 60],
    'Afet Desteği: Hijyen',
    'Afet bölgesine gönderilen hijyen ürünlerinden komisyon alınmaz.',
    1847,
  ),
  row('yaz_sonu', null, 'percentOff', 20, [-90, -45], 'Yaz Sonu', 'Güneş ürünlerinde sezon sonu.'),
  row('depo_gunleri', 3, 'quantityTiers', 10, [5, 15], 'Depo Günleri', 'Koli alımlarında kademeli fiyat.'),
  row('kavra_spor', 12, 'percentOff', 15, [-2, 18], 'Kavra ile Forma Gir', 'Sporcu gıdalarında %15 indirim.'),
  row(
    'vitamin_10_1',
    2,
    'buyXGetY',
    10,
    [-4, 21],
    '10 Al 1 Kazan',
    'Vitaminlerde her 10 adet alışta 1 adet mal fazlası.',
  ),
];
