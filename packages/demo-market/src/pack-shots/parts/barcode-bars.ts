/** The bars of an EAN-13, as GS1 draws them: guards, six digits left of the middle, six right of it. */
const odd = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** Parity patterns of the left digits, which encode the first digit of the number. */
const parities = [
  'OOOOOO',
  'OOEOEE',
  'OOEEOE',
  'OOEEEO',
  'OEOOEE',
  'OEEOOE',
  'OEEEOO',
  'OEOEOE',
  'OEOEEO',
  'OEEOEO',
];

const inverted = (code: string): string => code.replace(/[01]/g, (bit) => (bit === '1' ? '0' : '1'));
const reversed = (code: string): string => code.split('').reverse().join('');

/** 95 modules, `1` for a bar; null for a text that is no number of 13 digits. */
export function ean13Modules(digits: string): string | null {
  if (!/^\d{13}$/.test(digits)) return null;
  const codes = digits.split('').map((digit) => odd[Number(digit)] ?? '');
  const parity = parities[Number(digits[0])] ?? '';
  const left = codes
    .slice(1, 7)
    .map((code, i) => (parity[i] === 'O' ? code : reversed(inverted(code))))
    .join('');
  const right = codes.slice(7).map(inverted).join('');
  return `101${left}01010${right}101`;
}

/** The modules as the path of their bars, `x` and `y` at the upper left corner. */
export function barsPath(modules: string, x: number, y: number, width: number, height: number): string {
  let d = '';
  for (const { index, 0: run } of modules.matchAll(/1+/g)) {
    d += `M${(x + index * width).toFixed(2)} ${y}h${(run.length * width).toFixed(2)}v${height}h-${(run.length * width).toFixed(2)}z`;
  }
  return d;
}
