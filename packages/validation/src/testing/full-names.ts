import * as messages from '../messages.ts';

/** Full names with the expected result; every rule that takes one agrees on these. */
export const fullNames = [
  ['AYŞE YILMAZ', 'AYŞE YILMAZ'],
  ['  Ali   Can  Öz ', 'Ali Can Öz'],
  ["Anne-Marie O'Neil", "Anne-Marie O'Neil"],
  ['Şükrü İğne’ci', 'Şükrü İğne’ci'],
  ['A B', 'A B'],
  ['', messages.required],
  [' ', messages.required],
  [null, messages.required],
  ['Ayşe', messages.fullNameRequired],
  ['Ayşe-Yılmaz', messages.fullNameRequired],
  ['Ayşe Yılmaz 2', messages.nameCharacters],
  ['2 Ayşe Yılmaz', messages.nameCharacters],
  ['Ayşe Yılm4z', messages.nameCharacters],
  ['Ayşe @Yılmaz', messages.nameCharacters],
  ['-Ayşe Yılmaz', messages.nameCharacters],
  ['Ayşe Yılmaz-', messages.nameCharacters],
  ['Ayşe_Yılmaz', messages.nameCharacters],
  ['Ayşe -Yılmaz', messages.nameCharacters],
  [`${'a'.repeat(50)} ${'b'.repeat(49)}`, `${'a'.repeat(50)} ${'b'.repeat(49)}`],
  [`${'a'.repeat(50)} ${'b'.repeat(50)}`, messages.tooLong(100)],
] as const;
