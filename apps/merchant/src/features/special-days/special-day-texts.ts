import { formatCount } from '@havan/domain/count';
import { formatDate, formatTime } from '@havan/domain/istanbul';

const moment = (instant: string): string => {
  const date = new Date(instant);
  return `${formatDate(date)} ${formatTime(date)}`;
};

export const specialDayTexts = {
  title: 'Özel günler',
  remark: 'Pazaryerinin açtığı günlere ilanlarınızla katılın',
  loading: 'Özel günler yükleniyor',
  listingsLoading: 'İlanlarınız yükleniyor',
  empty: 'Şu anda katılabileceğiniz özel gün yok',
  emptyHint: 'Pazaryeri bir özel gün açtığında burada görünür.',
  joinUntil: (instant: string) => `Katılım ${moment(instant)} anında kapanır`,
  joined: 'Katılım kapandı',
  span: (from: string, to: string) => `${moment(from)} – ${moment(to)}`,
  least: (percent: number) => `En az %${percent} indirim`,
  mine: (count: number) => `${formatCount(count)} teklifiniz var`,
  join: 'İlanlarımla katıl',
  see: 'Tekliflerim',
  days: 'Bütün özel günler',
  rules: (percent: number) =>
    `Her ilan için o güne özel fiyatınızı yazın; ilan fiyatının en az %${percent} altında olmalıdır. İndirimi siz karşılarsınız, komisyon indirimli fiyattan hesaplanır. Onaylanan teklif geri alınamaz.`,
  search: 'Barkod ya da ürün adı',
  caption: 'İlanlarım',
  product: 'Ürün',
  listPrice: 'İlan fiyatı',
  dayPrice: 'Özel gün fiyatı',
  limit: 'Adet sınırı',
  limitHelp: 'Boşsa stok kadar',
  state: 'Durum',
  highest: (amount: string) => `en çok ${amount}`,
  tooHigh: (amount: string) => `En çok ${amount} olabilir.`,
  stock: (count: number) => `${formatCount(count)} adet`,
  priceOf: (name: string) => `${name}, özel gün fiyatı`,
  limitOf: (name: string) => `${name}, adet sınırı`,
  send: (count: number) => `${formatCount(count)} değişikliği gönder`,
  sent: 'Teklifleriniz gönderildi',
  sentDetail: (offered: number, withdrawn: number) =>
    [
      ...(offered > 0 ? [`${formatCount(offered)} ilan teklif edildi`] : []),
      ...(withdrawn > 0 ? [`${formatCount(withdrawn)} teklif geri alındı`] : []),
    ].join(', '),
  failed: 'Teklifler gönderilemedi',
  noListings: 'Katılabilecek ilanınız yok',
  noListingsHint: 'Yayında ve stokta olan ilanlarınızla katılabilirsiniz.',
  noneFound: 'Bu aramaya uyan ilanınız yok',
  noun: 'ilan',
} as const;
