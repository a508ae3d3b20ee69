import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['The cookie question, a changed agreement, the Android app.'],
  whenNot: ['What the person just did: Toast.', 'What stops the work: Alert or Modal.'],
  do: [
    'Say in one sentence what cookies are for and where to read more.',
    'Bring the app’s banner back only after it was closed for a long while.',
  ],
  dont: ['No “Daha sonra” that means yes.', 'Not two bars at one edge: the cookie question first.'],
  keyboard: [
    ['Tab', 'walks its buttons'],
    ['Enter, Space', 'answers'],
  ],
  criteria: [
    'Refusing is as near as accepting: same size, same look, beside it [Cookies].',
    'It covers no control: the page can be scrolled past it at 320 px.',
  ],
  messages: ['Tamam', 'Reddet', 'Kapat', 'Mobil uygulama', 'Havan uygulaması', 'Aç'],
});
