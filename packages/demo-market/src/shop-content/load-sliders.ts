import { demoCampaigns } from '../listings/campaigns.ts';
import type { Loader } from '../load/loader.ts';

const dayMs = 24 * 3_600_000;

/**
 * Announcements at the head of the buyer home, in this order: running campaigns by code, and the special day.
 */
const announced = ['kis_sagligi', 'havan_gunu', 'virendo_ayi', 'vitamin_10_1'] as const;

export async function loadSliders(loader: Loader, now: Date): Promise<void> {
  const at = (days: number): Date => new Date(now.getTime() + days * dayMs);
  const sliders = announced.flatMap((code, i) => {
    const place = demoCampaigns.findIndex((each) => each.code === code);
    const campaign = demoCampaigns[place];
    if (!campaign) return [];
    const { title, description, from, to } = campaign;
    return [
      [title, description, 'campaign', place + 1, `/campaigns/${code}`, i + 1, at(from), at(to)] as const,
    ];
  });
  await loader.copy(
    'slider',
    ['title', 'body', 'target_kind', 'target_id', 'href', 'position', 'starts_at', 'ends_at'],
    [
      ...sliders,
      [
        'Kasım Fırsat Günleri',
        'Satıcıların bu günlere özel fiyatları bir arada.',
        'specialDay',
        1,
        '/seller-campaigns-for-special-day?day=1',
        announced.length + 1,
        at(-1),
        at(3),
      ],
    ],
  );
}
