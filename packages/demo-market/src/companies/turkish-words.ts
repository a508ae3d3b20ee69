const ascii: Readonly<Record<string, string>> = {
  ç: 'c',
  ğ: 'g',
  ı: 'i',
  ö: 'o',
  ş: 's',
  ü: 'u',
  â: 'a',
  î: 'i',
  û: 'u',
};

/** Lower-case ASCII letters and digits of a Turkish text, for addresses and usernames. */
export function slugOf(text: string): string {
  return text
    .toLocaleLowerCase('tr-TR')
    .replace(/[çğıöşüâîû]/g, (letter) => ascii[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '');
}
