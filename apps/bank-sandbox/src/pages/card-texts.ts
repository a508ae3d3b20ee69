import type { TestCard } from '../test-cards.ts';

type Brand = TestCard['brand'];

export const brandLabels: Readonly<Record<Brand, string>> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  troy: 'Troy',
  amex: 'American Express',
};

/** `•••• •••• •••• 0016`; American Express groups its 15 digits 4-6-5. */
export function maskedNumber(brand: Brand, lastFour: string): string {
  return brand === 'amex' ? `•••• •••••• •${lastFour}` : `•••• •••• •••• ${lastFour}`;
}

/** Returns a number in the groups that are printed on the card. */
export function groupedNumber(number: string): string {
  return number.length === 15
    ? `${number.slice(0, 4)} ${number.slice(4, 10)} ${number.slice(10)}`
    : number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}
