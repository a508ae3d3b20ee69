import type { BadgeProps } from '@havan/ui/Badge';

export type Order = {
  no: string;
  at: string;
  buyer: string;
  city: string;
  pieces: number;
  total: number;
  left: string;
  late?: boolean;
  state: string;
  tone: NonNullable<BadgeProps['tone']>;
  mark: NonNullable<BadgeProps['mark']>;
  step: string;
};

/** One order in each state. */
export const orders: Order[] = [
  {
    no: 'HV-604182',
    at: '21.11.2026 14.08',
    buyer: 'Ballıca Eczanesi',
    city: 'Tokat',
    pieces: 14,
    total: 231_840,
    left: '4 sa 28 dk',
    state: 'Yeni',
    tone: 'positive',
    mark: 'full',
    step: 'Onayla',
  },
  {
    no: 'HV-604177',
    at: '21.11.2026 13.41',
    buyer: 'Yelkovan Eczanesi',
    city: 'Trabzon',
    pieces: 2,
    total: 79_700,
    left: '4 sa 28 dk',
    state: 'Yeni',
    tone: 'positive',
    mark: 'full',
    step: 'Onayla',
  },
  {
    no: 'HV-604171',
    at: '21.11.2026 12.55',
    buyer: 'Çamlıbel Eczanesi',
    city: 'Sivas',
    pieces: 22,
    total: 496_275,
    left: '2 sa 28 dk',
    state: 'Kargo bekliyor',
    tone: 'attention',
    mark: 'full',
    step: 'Kargoya ver',
  },
  {
    no: 'HV-604160',
    at: '21.11.2026 11.02',
    buyer: 'Gülpınar Eczanesi',
    city: 'Adana',
    pieces: 6,
    total: 118_350,
    left: '2 sa 28 dk',
    state: 'Kargo bekliyor',
    tone: 'attention',
    mark: 'full',
    step: 'Kargoya ver',
  },
  {
    no: 'HV-604131',
    at: '20.11.2026 18.47',
    buyer: 'Pınarbaşı Eczanesi',
    city: 'Iğdır',
    pieces: 5,
    total: 74_450,
    left: 'Gecikti',
    late: true,
    state: 'Hazırlanıyor',
    tone: 'neutral',
    mark: 'half',
    step: 'Hazır',
  },
  {
    no: 'HV-604126',
    at: '20.11.2026 17.15',
    buyer: 'Üçpınar Ecza Deposu',
    city: 'Bursa',
    pieces: 48,
    total: 684_000,
    left: 'Yolda',
    state: 'Kargoda',
    tone: 'neutral',
    mark: 'moving',
    step: 'Kargo takip',
  },
  {
    no: 'HV-604090',
    at: '19.11.2026 16.58',
    buyer: 'Sütlüce Eczanesi',
    city: 'Kayseri',
    pieces: 25,
    total: 520_635,
    left: 'Teslim',
    state: 'Teslim edildi',
    tone: 'neutral',
    mark: 'done',
    step: 'Fatura',
  },
  {
    no: 'HV-604077',
    at: '19.11.2026 10.24',
    buyer: 'Nar Çiçeği Eczanesi',
    city: 'Gaziantep',
    pieces: 3,
    total: 35_700,
    left: 'Yanıt bekliyor',
    state: 'İade talebi',
    tone: 'critical',
    mark: 'turned',
    step: 'İncele',
  },
];
