import type { cardBrands } from '@havan/contract/sales/payment';

type CardBrand = (typeof cardBrands)[number];

/** The effects of a test card at the bank. */
export const cardBehaviours = [
  'success',
  'wrongCode',
  'notEnrolled',
  'notEnrolledRefused',
  'insufficientFunds',
  'slow',
  'callbackLost',
  'callbackTwice',
  'callbackBeforeRedirect',
  /** Not a card: the application for a shopping loan. */
  'loan',
] as const;
export type CardBehaviour = (typeof cardBehaviours)[number];

export interface TestCard {
  readonly number: string;
  readonly brand: CardBrand;
  readonly behaviour: CardBehaviour;
  /** Description of the effect on the bank's first page. */
  readonly description: string;
}

/** Every card that this bank accepts; any other number is refused, so that no real one is entered here. */
export const testCards: readonly TestCard[] = [
  {
    number: '4000123400000016',
    brand: 'visa',
    behaviour: 'success',
    description: 'Kod doğruysa ödeme alınır.',
  },
  {
    number: '5450123400000018',
    brand: 'mastercard',
    behaviour: 'success',
    description: 'Kod doğruysa ödeme alınır.',
  },
  {
    number: '9792123400000017',
    brand: 'troy',
    behaviour: 'success',
    description: 'Kod doğruysa ödeme alınır.',
  },
  {
    number: '371234000000014',
    brand: 'amex',
    behaviour: 'success',
    description: 'Kod doğruysa ödeme alınır (15 hane, 4 haneli güvenlik kodu).',
  },
  {
    number: '4000123400000024',
    brand: 'visa',
    behaviour: 'wrongCode',
    description: 'Hiçbir kod kabul edilmez; üçüncü denemede ödeme başarısız olur.',
  },
  {
    number: '4000123400000032',
    brand: 'visa',
    behaviour: 'notEnrolled',
    description: '3D Secure kaydı yok: ödeme doğrulama adımı olmadan alınır.',
  },
  {
    number: '4000123400000040',
    brand: 'visa',
    behaviour: 'notEnrolledRefused',
    description: '3D Secure kaydı yok: ödeme reddedilir.',
  },
  {
    number: '5450123400000026',
    brand: 'mastercard',
    behaviour: 'insufficientFunds',
    description: 'Kod doğru olsa da bakiye yetersizdir.',
  },
  {
    number: '4000123400000057',
    brand: 'visa',
    behaviour: 'slow',
    description: 'Banka sonucu koddan 8 saniye sonra verir.',
  },
  {
    number: '4000123400000065',
    brand: 'visa',
    behaviour: 'callbackLost',
    description: 'Ödeme alınır, ama banka sonucu bildirmez; satıcı taraf sormalıdır.',
  },
  {
    number: '4000123400000073',
    brand: 'visa',
    behaviour: 'callbackTwice',
    description: 'Ödeme alınır, banka sonucu aynı anda iki kez bildirir.',
  },
  {
    number: '9792123400000025',
    brand: 'troy',
    behaviour: 'callbackBeforeRedirect',
    description: 'Ödeme alınır, banka önce bildirir, tarayıcıyı sonra geri gönderir.',
  },
];

/** The one-time code of every test card; a real bank would send it by SMS. */
export const demoCode = '123456';

export const testCardOf = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number);

/** The code with which an application for a loan is refused; the other one grants it. */
export const declineCode = '198100';
