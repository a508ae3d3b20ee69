import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { PasswordField } from './PasswordField.tsx';

const example = exampleOf(PasswordField, { label: 'Yeni şifre' });

export const guide = defineGuide({
  when: ['Every password, old or new.'],
  whenNot: [
    'A code from a message: CodeInput, whose digits are visible.',
    'The security code of a card: MaskedField.',
  ],
  do: [
    'Set `autoComplete` for password managers: `current-password` or `new-password`.',
    {
      say: 'State the rule in advance: “En az 8 karakter, bir büyük harf, bir rakam”.',
      show: example({
        autoComplete: 'new-password',
        help: 'En az 8 karakter, bir büyük harf, bir rakam',
        defaultValue: 'Havan-2026',
        strength: 3,
      }),
    },
  ],
  dont: [
    'Do not prevent pasting: password managers would not work.',
    {
      say: 'Do not show the strength of an existing password.',
      show: example({ label: 'Şifre', autoComplete: 'current-password', defaultValue: 'pazar', strength: 1 }),
    },
  ],
  keyboard: [
    ['Tab', 'moves to the field, then to `Şifreyi göster`'],
    ['Enter, Space', 'shows or hides the password'],
  ],
  criteria: [
    'Showing the password keeps caret and focus [Default].',
    'The word for the strength is announced; the ticks repeat it [Strength].',
  ],
  messages: ['Şifreyi göster', 'Şifreyi gizle', 'Çok zayıf', 'Zayıf', 'Orta', 'İyi', 'Güçlü'],
});
