import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { AnnouncementBox } from './NoticeBar.tsx';

const example = exampleOf(AnnouncementBox, { onClose: still });

export const guide = defineGuide({
  when: ['The cookie question, a changed agreement, the mobile app.'],
  whenNot: ['The result of an action: Toast.', 'A problem that blocks the user: Alert or Modal.'],
  do: [
    {
      say: 'State in an announcement what changes, and from when.',
      show: example({
        title: 'Üyelik Sözleşmesi güncellendi',
        children: 'Yeni iade süreleri 1 Aralık’ta başlıyor.',
      }),
      height: 180,
    },
    'State in one sentence the purpose of cookies and where to read more.',
    'Show the app banner again only a long time after it was closed.',
  ],
  dont: [
    {
      say: "No announcements without effect on the user's work.",
      show: example({ title: 'Duyuru', children: 'Sitemiz yenilendi, keyifli alışverişler!' }),
      height: 180,
    },
    'No “Daha sonra” that counts as consent.',
    'No two bars at one edge: the cookie question comes first.',
  ],
  keyboard: [
    ['Tab', 'moves through its buttons'],
    ['Enter, Space', 'answers'],
  ],
  criteria: [
    'Refusing is as easy as accepting: same size, same look, side by side [Cookies].',
    'It hides no control: at 320 px the page scrolls far enough to show all of it.',
  ],
  messages: ['Tamam', 'Reddet', 'Kapat', 'Mobil uygulama', 'Havan uygulaması', 'Aç'],
});
