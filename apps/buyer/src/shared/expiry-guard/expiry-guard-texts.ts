import type { ExpiryGuardWarning } from '@havan/api-client/queries/cart/expiry-guard';
import { formatCount } from '@havan/domain/count';

const decimal = (value: number): string => String(value).replace('.', ',');

export const expiryGuardTexts = {
  sentence: ({ monthlyUnits, monthsOfUse, monthsLeft, fitting }: ExpiryGuardWarning): string =>
    `Ayda yaklaşık ${decimal(monthlyUnits)} adet kullanıyorsunuz; bu miktar ${decimal(monthsOfUse)} ay sürer, miat ${decimal(monthsLeft)} ay sonra doluyor.${
      fitting === null ? '' : ` ${formatCount(fitting)} adet yeter.`
    }`,
  take: (fitting: number): string => `${formatCount(fitting)} adet yap`,
  takeOf: (name: string, fitting: number): string => `${name}: ${formatCount(fitting)} adet yap`,
  switchOff: 'Bu üründe uyarma',
  switchOffOf: (name: string): string => `${name}: miat uyarısını kapat`,
  off: (name: string): string => `${name} için miat uyarısı kapatıldı.`,
} as const;
