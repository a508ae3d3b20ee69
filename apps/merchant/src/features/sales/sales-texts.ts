const month = new Intl.DateTimeFormat('tr-TR', { month: 'long', timeZone: 'Europe/Istanbul' });
const percent = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

export const salesTexts = {
  name: 'Satış özeti',
  todayRevenue: 'Bugün ciro',
  monthRevenue: (now: Date) => `${month.format(now)} ciro`,
  monthNote: (day: number) => `${day} günde`,
  todayOrders: 'Bugün sipariş',
  pendingPayout: 'Bekleyen hakediş',
  pendingPayoutNote: 'Alıcı onayından sonra ödenir',
  last30Days: (count: number) => `son 30 gün ${count}`,
  loading: 'Satış özeti yükleniyor',
  /** @param change in percent */
  sinceYesterday: (change: number) =>
    `${change < 0 ? '▼' : '▲'} %${percent.format(Math.abs(change))} düne göre`,
} as const;
