import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { CodeInput } from './CodeInput.tsx';

const example = exampleOf(CodeInput, { label: 'Doğrulama kodu', onChange: still });

export const guide = defineGuide({
  when: ['A one-time code: from an authenticator, an SMS, a mail.'],
  whenNot: ['A password: PasswordField.', 'Digits in a fixed format: MaskedField.'],
  do: [
    {
      say: 'State where the code can be found.',
      show: example({ value: '4821', help: 'Kimlik doğrulama uygulamanızdaki 6 hane' }),
    },
    'Submit the form with the last digit, and keep the digits when the code is rejected.',
  ],
  dont: [
    { say: 'Do not clear the field on an error.', show: example({ value: '', error: 'Kod hatalı' }) },
    'No six fields for six digits: paste, autofill and screen readers would not work.',
  ],
  keyboard: [
    ['digits', 'fill it; other characters are ignored'],
    ['Ctrl+V', 'accepts a code with spaces too'],
  ],
  criteria: [
    'Keeps digits only, at most `length`; the last one calls `onComplete` once [Default].',
    'A code with spaces can be pasted [Default].',
    'The browser may fill it in (`one-time-code`).',
  ],
  messages: 'none',
});
