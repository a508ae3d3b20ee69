import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { CodeInput } from './CodeInput.tsx';

const example = exampleOf(CodeInput, { label: 'Doğrulama kodu', onChange: still });

export const guide = defineGuide({
  when: ['A code of one use: from an authenticator, an SMS, a mail.'],
  whenNot: ['A password: PasswordField.', 'Digits with a shape of their own: MaskedField.'],
  do: [
    {
      say: 'Say where the code is to be found.',
      show: example({ value: '4821', help: 'Kimlik doğrulama uygulamanızdaki 6 hane' }),
    },
    'Send the form with the last digit, and keep the digits when the answer is no.',
  ],
  dont: [
    { say: 'Do not empty the field with an error.', show: example({ value: '', error: 'Kod hatalı' }) },
    'Not six fields for six digits: pasting, filling in and reading aloud would break.',
  ],
  keyboard: [
    ['digits', 'fill it; other signs are left out'],
    ['Ctrl+V', 'takes a code with spaces as well'],
  ],
  criteria: [
    'Only digits stay, at most `length`; the last one calls `onComplete` once [Default].',
    'A code with spaces can be pasted [Default].',
    'The browser may fill it in (`one-time-code`).',
  ],
  messages: 'none',
});
