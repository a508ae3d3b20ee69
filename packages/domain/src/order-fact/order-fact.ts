/**
 * Facts of an order beside its state: it left after its time to ship, units were not supplied, something came
 * back; or its parcel is packed, or waits to be. Figures count them and lists are narrowed to them.
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
