import { formatDate, formatTime } from '@havan/domain/istanbul';
import { mostPayoutAccounts } from '@havan/domain/payout-account';

export const payoutTexts = {
  lead: 'Paranız yalnızca burada doğruladığınız hesaplara aktarılır. Yeni bir hesaba doğrulamadan 24 saat sonra para çekilebilir; ekleme, firmanın bütün yetkililerine bildirilir.',
  loading: 'Ödeme hesapları yükleniyor',
  empty: 'Henüz ödeme hesabınız yok.',
  add: 'Hesap ekle',
  full: `En fazla ${mostPayoutAccounts} hesap ekleyebilirsiniz. Yenisi için önce birini kaldırın.`,
  ownersOnly: 'Ödeme hesaplarını yalnızca firma yetkilileri ekleyip kaldırabilir.',
  iban: 'IBAN',
  owner: 'Hesap sahibi',
  ownerHelp: 'Hesap, firmanızın unvanına açılmış olmalı.',
  password: 'Şifreniz',
  passwordHelp: 'Hesabı sizin eklediğinizden emin olmak için soruyoruz.',
  sendCode: 'Kod gönder',
  codeSent: (recipient: string) => `${recipient} numarasına bir doğrulama kodu gönderdik.`,
  verify: 'Doğrula ve ekle',
  added: 'Ödeme hesabı eklendi.',
  states: { unverified: 'Doğrulanmadı', resting: 'Bekleme süresinde', usable: 'Kullanılabilir' },
  usableFrom: (instant: string) =>
    `${formatDate(new Date(instant))} ${formatTime(new Date(instant))} itibarıyla para çekilebilir`,
  unverified: 'Kod girilmedi. Aynı hesabı yeniden ekleyerek yeni kod alabilirsiniz.',
  remove: 'Kaldır',
  removeOf: (ibanEnd: string) => `Sonu ${ibanEnd} olan hesabı kaldır`,
  removeTitle: 'Bu hesabı kaldıralım mı?',
  removeText: 'Hesaba artık para aktarılmaz. Yoldaki para çekme işlemleri tamamlanır.',
  removed: 'Ödeme hesabı kaldırıldı.',
} as const;
