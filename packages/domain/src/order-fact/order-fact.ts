/**
 * Properties of an order in addition to its state: shipped late, units not supplied, something returned,
 * parcel packed or to be packed. Used by metrics and filters.
 */
export const orderFacts = ['late', 'short', 'returned', 'prepared', 'unprepared'] as const;
export type OrderFact = (typeof orderFacts)[number];

export const orderFactLabels: Readonly<Record<OrderFact, string>> = {
  late: 'Geç gönderilen',
  short: 'Eksik gönderilen',
  returned: 'İade edilen',
  prepared: 'Hazırlandı',
  unprepared: 'Hazırlanacak',
};
