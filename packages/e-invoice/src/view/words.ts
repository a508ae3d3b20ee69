import type { Kurus } from '@havan/domain/money';

const ones = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'];
const powers = ['', 'bin', 'milyon', 'milyar', 'trilyon', 'katrilyon'];

/**
 * Returns an amount in words, as it closes an invoice: `Yalnız yüz yirmi üç Türk lirası dört kuruş`. Not
 * negative.
 */
export function amountInWords(kurus: Kurus): string {
  const lira = Math.floor(kurus / 100);
  const rest = kurus % 100;
  const parts = [
    lira > 0 || rest === 0 ? `${inWords(lira)} Türk lirası` : '',
    rest > 0 ? `${inWords(rest)} kuruş` : '',
  ];
  return `Yalnız ${parts.filter((part) => part !== '').join(' ')}`;
}

function inWords(number: number): string {
  if (number === 0) return 'sıfır';
  const words: string[] = [];
  let left = number;
  for (const power of powers) {
    const three = left % 1000;
    left = Math.floor(left / 1000);
    if (three === 0) continue;
    const count = power === 'bin' && three === 1 ? '' : hundreds(three);
    words.unshift([count, power].filter((word) => word !== '').join(' '));
  }
  return words.join(' ');
}

function hundreds(number: number): string {
  const hundred = Math.floor(number / 100);
  const words = [
    hundred > 1 ? (ones[hundred] ?? '') : '',
    hundred > 0 ? 'yüz' : '',
    tens[Math.floor((number % 100) / 10)] ?? '',
    ones[number % 10] ?? '',
  ];
  return words.filter((word) => word !== '').join(' ');
}
