/** A word whose hyphen has one or two letters before it or a number behind it: `e-posta`, `e-Fatura’yı`, `Omega-3`. */
const joined = /(?<![\p{L}\d-])(\p{L}{1,2}-\p{L}[\p{L}’]*|\p{L}+-\d{1,4})(?![\p{L}\d-])/u;

/**
 * Returns a text in parts, every second of which is a word that may not break at its hyphen: `e-posta`, `Omega-3`. Longer
 * words, codes and names of files may.
 */
export const splitAtJoinedWords = (text: string): string[] => text.split(joined);
