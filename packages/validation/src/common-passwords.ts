import { passwordMaxLength } from '@havan/domain/limits';

/** Words at the heart of the passwords that lists of leaked ones are full of, in Turkey and elsewhere. */
const words = new Set(
  (
    'password passw passwd pass sifre parola admin administrator welcome hello letmein qwerty qwertyuiop asdf asdfgh ' +
    'asdfghjkl zxcvbn zxcvbnm qazwsx qweasd qwe asd abc abcd abcde abcdef aa aaa aaaa ab monkey dragon master login ' +
    'user test deneme demo sunshine iloveyou princess football superman batman secret changeme default guest root ' +
    'eczane eczaci pharmacy ilac havan istanbul ankara izmir bursa antalya adana konya trabzon turkiye turkey ' +
    'galatasaray fenerbahce besiktas trabzonspor ataturk mustafa mehmet ahmet ayse fatma zeynep elif emre murat ' +
    'canim askim sevgilim merhaba bismillah allah cimbom kartal ultraslan'
  ).split(' '),
);

/**
 * Returns whether a password is a common word with a few digits or marks around it, such as `Sifre123` or
 * `Password2024!`.
 */
export function isCommonPassword(password: string): boolean {
  // Nobody guesses these, and some expressions below take the square of the length.
  if (password.length > passwordMaxLength) return false;
  const plain = password
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('@', 'a')
    .replaceAll('$', 's');
  const letters = plain.replace(/[^a-z]/g, '');
  const rest = plain.replace(/[a-z]/g, '');
  const spelled = plain
    .replace(/[^a-z]+$/, '')
    .replace(/[01345]/g, (digit) => 'oieas'['01345'.indexOf(digit)] ?? digit);
  return (words.has(letters) && rest.length <= maxDecoration) || words.has(spelled);
}

/** Longer decorations than this make even a common word hard to guess. */
const maxDecoration = 8;
