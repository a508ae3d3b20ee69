/** Code page 857 from 0x80 on, sixteen characters a line; `TextDecoder` does not support it. */
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
/** Where Windows-1254 has its letters, and code page 857 mostly lines of frames. */
const windowsLetters = 0xc0;

/**
 * Returns whether bytes that are no UTF-8 more likely come from DOS: its Turkish letters have the codes of
 * signs in Windows-1254.
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
