/** Characters of code page 857 from 0x80 on, sixteen a line; `TextDecoder` does not support it. */
const upperHalf = [
  'ÇüéâäàåçêëèïîıÄÅ',
  'ÉæÆôöòûùİÖÜø£ØŞş',
  'áíóúñÑĞğ¿®¬½¼¡«»',
  '░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐',
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤',
  'ºªÊËÈ\ufffdÍÎÏ┘┌█▄¦Ì▀',
  'ÓßÔÒõÕµ\ufffd×ÚÛÙìÿ¯´',
  '\u00ad±\ufffd¾¶§÷¸°¨·¹³²■\u00a0',
].join('');

const asciiEnd = 0x80;

/** Returns the text of bytes in code page 857, in which every byte is one character. */
export function dosTurkish(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes)
    text += byte < asciiEnd ? String.fromCharCode(byte) : upperHalf.charAt(byte - asciiEnd);
  return text;
}

const turkishLetters = new Set(
  Array.from('ÇĞİÖŞÜçğıöşü').map((letter) => asciiEnd + upperHalf.indexOf(letter)),
);
/** From here on Windows-1254 has its letters, and code page 857 mostly box-drawing characters. */
const windowsLetters = 0xc0;

/**
 * Returns whether bytes that are not UTF-8 more likely come from DOS, whose Turkish letters have the codes of symbols
 * in Windows-1254.
 */
export function isDosTurkish(bytes: Uint8Array): boolean {
  let dos = 0;
  let windows = 0;
  for (const byte of bytes) {
    if (byte >= windowsLetters) windows += 1;
    else if (turkishLetters.has(byte)) dos += 1;
  }
  return dos > windows;
}
