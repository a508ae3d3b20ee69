import type { Installation } from '@havan/contract/backoffice/health';

type Part = Installation['parts'][number];

/** The purpose of each part. */
export const partTexts: Readonly<Record<Part['part'], { readonly title: string; readonly why: string }>> = {
  mail: { title: 'E-posta', why: 'Üyelik, şifre ve sipariş iletileri bununla gider.' },
  sms: { title: 'SMS', why: 'Telefon doğrulama kodları bununla gider.' },
  bank: { title: 'Banka', why: 'Ödemeler, iadeler ve hakedişler buradan geçer.' },
  storage: { title: 'Dosya deposu', why: 'Faturalar, fotoğraflar ve belgeler burada durur.' },
  legalTexts: { title: 'Sözleşmeler', why: 'Üyeler sizin sözleşmelerinizi onaylar.' },
  products: { title: 'İlk ürünler', why: 'Satıcılar yalnız katalogdaki ürünlere ilan verir.' },
  operators: { title: 'İkinci yönetici', why: 'Biri giremediğinde öbürü hesabı açar.' },
};

/** The mark of the checklist for each state. */
export const stateOf = { done: 'done', open: 'open', failing: 'missing', untried: 'open' } as const;

/** Returns the hint on where to find a test message while `variable` is not set. */
export const onlyInOutbox = (variable: 'MAIL_URL' | 'SMS_URL'): string =>
  `${variable} verilmemiş: ileti gönderilmedi. Sunucuda “pnpm deliveries unsent” komutu gösterir.`;
