/** `#` is a slot for a digit, `A` for a letter or digit; other characters are inserted by the mask. */
export const masks = {
  phone: '0 (###) ### ## ##',
  iban: 'TR## #### #### #### #### #### ##',
  mersis: '####-####-####-####',
  card: '#### #### #### ####',
  cardAmex: '#### ###### #####',
  cardLong: '#### #### #### #### ###',
  cardExpiry: '##/##',
  date: '##.##.####',
  monthYear: '##/####',
  taxNumber: '##########',
  identityNumber: '###########',
} as const;

export type MaskName = keyof typeof masks;

const slot = /[#A]/;

/** Returns the entered characters that fill the slots of the mask, in capitals. */
export function unmask(text: string, pattern: string): string {
  const literalHead = pattern.slice(0, pattern.search(slot)).replace(/[^\dA-Z]/gi, '');
  const kept = Array.from(text.toUpperCase())
    .filter((char) => (pattern.includes('A') ? /[\dA-Z]/ : /\d/).test(char))
    .join('');
  const head = pattern.includes('A') ? literalHead : literalHead.replace(/\D/g, '');
  const body = head && kept.startsWith(head) ? kept.slice(head.length) : kept;
  return body.slice(0, Array.from(pattern).filter((char) => slot.test(char)).length);
}

/** Returns the entered characters in the mask, cut after the last one: `5321` becomes `0 (532) 1`. */
export function applyMask(text: string, pattern: string): string {
  const entered = Array.from(unmask(text, pattern));
  if (entered.length === 0) return '';
  let result = '';
  for (const char of pattern) {
    if (entered.length === 0) break;
    result += slot.test(char) ? entered.shift() : char;
  }
  return result;
}
