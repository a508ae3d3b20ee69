export const alertModalTexts = {
  title: 'Fiyat ve stok alarmı',
  priceDrop: 'Fiyatı düşünce haber ver',
  backInStock: 'Yeniden satışa çıkınca haber ver',
  target: 'Hedef fiyat',
  targetHelp: (now: string | null) =>
    now === null
      ? 'Boş bırakırsanız her düşüşte haber veririz.'
      : `Şu an en düşük ${now}. Boş bırakırsanız her düşüşte haber veririz.`,
  where: 'Haber, bildirimlerinizde “Alışlarım” altına düşer; her olay bir kez bildirilir.',
  save: 'Alarmı kaydet',
  remove: 'Alarmı kaldır',
  cancel: 'Vazgeç',
  saved: 'Alarm kuruldu',
  removed: 'Alarm kaldırıldı',
} as const;
