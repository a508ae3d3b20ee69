import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { AnnouncementBox } from './NoticeBar.tsx';

const example = exampleOf(AnnouncementBox, { onClose: still });

export const guide = defineGuide({
  when: ['The cookie question, a changed agreement, the Android app.'],
  whenNot: ['What the person just did: Toast.', 'What stops the work: Alert or Modal.'],
  do: [
    {
      say: 'Say in an announcement what changes, and from when.',
      show: example({
        title: 'Üyelik Sözleşmesi güncellendi',
        children: 'Yeni iade süreleri 1 Aralık’ta başlıyor.',
      }),
      height: 180,
    },
    'Say in one sentence what cookies are for and where to read more.',
    'Bring the app’s banner back only after it was closed for a long while.',
  ],
  dont: [
    {
      say: 'No news that concern nobody’s work.',
      show: example({ title: 'Duyuru', children: 'Sitemiz yenilendi, keyifli alışverişler!' }),
      height: 180,
    },
    'No “Daha sonra” that means yes.',
    'Not two bars at one edge: the cookie question first.',
  ],
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
