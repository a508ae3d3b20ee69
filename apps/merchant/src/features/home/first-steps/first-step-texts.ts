import type { FirstStepId } from '@havan/domain/first-steps';

interface StepTexts {
  readonly title: string;
  readonly why: string;
  /** Approximate duration. */
  readonly minutes: number;
  /** Label of the button that opens the page of the step. */
  readonly action: string;
}

export const stepTexts: Readonly<Record<FirstStepId, StepTexts>> = {
  documents: {
    title: 'Belgeler',
    why: 'Vergi levhanız ve firma bilgileriniz onaylanınca satış açılır.',
    minutes: 5,
    action: 'Belgeleri gönder',
  },
  payoutAccount: {
    title: 'IBAN',
    why: 'Hakedişiniz yalnızca firmanızın adına açılmış, doğrulanmış hesaba yatar.',
    minutes: 3,
    action: 'Hesap ekle',
  },
  terms: {
    title: 'Kargo ve kesim',
    why: 'En düşük sepet, kargo ücreti ve kargoya veriş saati alıcının sepetinde görünür.',
    minutes: 3,
    action: 'Koşulları kaydet',
  },
  invoicing: {
    title: 'Fatura',
    why: 'Siparişlerin e-faturası bu seri ve ayarlarla kesilir.',
    minutes: 2,
    action: 'Faturayı ayarla',
  },
  listings: {
    title: 'İlk 10 ilan',
    why: 'Bir kutuyu okutun; ürünü ve miadı karekoddan gelir, fiyatı siz yazarsınız.',
    minutes: 10,
    action: 'Tezgâhı aç',
  },
  rules: {
    title: 'Kurallar',
    why: 'Satılamayan ürünler ve satış koşulları.',
    minutes: 5,
    action: 'Kuralları oku',
  },
};

export const firstStepTexts = {
  title: 'Satışa başlarken',
  remark: 'ilk üçü tamamlanınca satış açılır, taslakları şimdiden hazırlayabilirsiniz',
  list: 'Satışa başlama adımları',
  scan: 'İlk ilanınız için bir kutu okutun ya da barkod yazın',
  inReview: 'Başvurunuz inceleniyor; sonuç e-posta ile bildirilir.',
  owed: (parts: string) => `Eksik: ${parts}`,
  asked: 'Başvurunuz tamamlanamadı; ayrıntısı firma sayfasında.',
  unverified: 'Hesap SMS ile gelen kodla doğrulanmayı bekliyor.',
  listed: (count: number, of: number) => `${count} / ${of} ilan`,
  agreement: 'Onayınızı bekleyen bir sözleşme var.',
} as const;
