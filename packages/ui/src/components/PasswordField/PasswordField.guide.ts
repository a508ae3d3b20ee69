import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { PasswordField } from './PasswordField.tsx';

const example = exampleOf(PasswordField, { label: 'Yeni şifre' });

export const guide = defineGuide({
  when: ['Every password, old or new.'],
  whenNot: [
    'A code from a message: MaskedField, which is read while typing.',
    'The code of a card: MaskedField.',
  ],
  do: [
    'Name it for the password manager: `current-password` or `new-password`.',
    {
      say: 'Say the rule before, not after: “En az 8 karakter, bir büyük harf, bir rakam”.',
      show: example({
        autoComplete: 'new-password',
        help: 'En az 8 karakter, bir büyük harf, bir rakam',
        defaultValue: 'Havan-2026',
        strength: 3,
      }),
    },
  ],
  dont: [
    'Do not forbid pasting: it forbids password managers.',
    {
      say: 'Do not show the strength of a password that already exists.',
      show: example({ label: 'Şifre', autoComplete: 'current-password', defaultValue: 'pazar', strength: 1 }),
    },
  ],
  keyboard: [
    ['Tab', 'reaches the field, then `Şifreyi göster`'],
    ['Enter, Space', 'shows and hides it'],
  ],
  criteria: [
    'Showing keeps the caret and the focus [Default].',
    'The word of the strength is announced, the ruler only repeats it [Strength].',
  ],
  messages: ['Şifreyi göster', 'Şifreyi gizle', 'Çok zayıf', 'Zayıf', 'Orta', 'İyi', 'Güçlü'],
});
