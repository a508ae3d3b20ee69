import type { ProductAlert } from '@havan/contract/alerts';
import { formatMoney } from '@havan/domain/money';

export const alertTexts = {
  title: 'Fiyat ve stok alarmı',
  summary: (alert: ProductAlert | null) => {
    if (alert === null) return 'Alarm kur';
    if (alert.targetPrice !== null) return `${formatMoney(alert.targetPrice)} alarmı`;
    if (alert.priceDrop && alert.backInStock) return 'Fiyat + stok';
    return alert.priceDrop ? 'Fiyat alarmı' : 'Stok alarmı';
  },
  buttonOf: (name: string, alert: ProductAlert | null) => `${alertTexts.summary(alert)}, ${name}`,
  priceDrop: 'Fiyatı düşünce haber ver',
  backInStock: 'Yeniden satışa çıkınca haber ver',
  target: 'Hedef fiyat',
  targetHelp: (now: string | null) =>
    now === null
      ? 'Boş bırakırsanız her düşüşte haber veririz.'
      : `Şu an en düşük ${now}. Boş bırakırsanız her düşüşte haber veririz.`,
  where: 'Haber, bildirimlerinize “Alışlarım” altında düşer; her olay bir kez bildirilir.',
  save: 'Alarmı kaydet',
  remove: 'Alarmı kaldır',
  cancel: 'Vazgeç',
  saved: 'Alarm kuruldu',
  removed: 'Alarm kaldırıldı',
} as const;
