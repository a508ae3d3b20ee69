import type { ProductAlert } from '@havan/contract/catalogue/alerts';
import { formatMoney } from '@havan/domain/money';

export const alertTexts = {
  summary: (alert: ProductAlert | null) => {
    if (alert === null) return 'Alarm kur';
    if (alert.targetPrice !== null) return `${formatMoney(alert.targetPrice)} alarmı`;
    if (alert.priceDrop && alert.backInStock) return 'Fiyat + stok';
    return alert.priceDrop ? 'Fiyat alarmı' : 'Stok alarmı';
  },
  buttonOf: (name: string, alert: ProductAlert | null) => `${alertTexts.summary(alert)}, ${name}`,
} as const;
