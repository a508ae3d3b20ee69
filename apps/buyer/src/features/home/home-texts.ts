import { formatCount } from '@havan/domain/count';

export const homeTexts = {
  title: 'Ana sayfa',
  loading: 'Ana sayfa hazırlanıyor. Bugünün işleri, miadı yaklaşan ürünler ve kampanyalar birazdan burada.',
  today: 'Bugün',
  ordersUnderway: 'Sipariş yolda',
  ordersUnderwayHint: 'Satıcısında ya da kargoda olan siparişleriniz',
  awaitingApproval: 'Teslim onayı bekliyor',
  awaitingApprovalHint: 'Teslim aldıklarınızı onaylayın',
  closeExpiry: 'Aldıklarınızda yakın miat',
  closeExpiryHint: 'Satın aldığınız kalemlerden miadı 8 ayın altına inen',
  basketOf: (seller: string) => `${seller} sepeti`,
  toFree: (amount: string) => `Ücretsiz kargoya ${amount} kaldı`,
  calm: 'Bekleyen işiniz yok. Sepetiniz ve siparişleriniz burada özetlenir.',
  announcements: 'Duyurular ve kampanyalar',
  seeProducts: 'Ürünleri gör',
  all: 'Tümü',
  shelf: 'Miat rafı',
  month: (month: number) => (month === 1 ? '1 aydan az' : `${month} ay`),
  emptyMonth: 'Bu ayda fırsat yok',
  weekly: (count: number) => `bu hafta ${formatCount(count)} alım`,
  lowest: 'en düşük',
} as const;
