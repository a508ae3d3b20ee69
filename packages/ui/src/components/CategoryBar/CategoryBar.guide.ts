import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { CategoryBar } from './CategoryBar.tsx';

const sectionGroups = (texts: readonly string[], highlighted: readonly number[]) =>
  texts.map((label, at) => ({
    id: label,
    label,
    href: '#raf',
    current: at === 1,
    highlighted: highlighted.includes(at),
  }));
const example = exampleOf(CategoryBar, { label: 'Kategoriler' });

export const guide = defineGuide({
  when: ['Beneath the header: the shelves, one press away.'],
  whenNot: ['Places of an account or a panel: SideNav.', 'Views of one list: Tabs.'],
  do: [
    'Keep the order of the shelves the same on every page: hands learn it.',
    {
      say: 'Highlight one at most: “Outlet”.',
      show: example({ items: sectionGroups(['Medikal', 'Besin Takviyesi', 'Sağlık', 'Outlet'], [3]) }),
    },
  ],
  dont: [
    {
      say: 'No counts in it: they change and the row jumps.',
      show: example({ items: sectionGroups(['Medikal 1.204', 'Besin Takviyesi 412', 'Outlet 38'], [2]) }),
    },
    'Not more than nine: the rest lives behind “Tüm kategoriler”.',
  ],
  keyboard: [
    ['Tab', 'walks the shelves'],
    ['Enter', 'opens one'],
  ],
  criteria: [
    'The current shelf has `aria-current="page"` and a line, not only a colour.',
    'On a phone the row scrolls by itself; the page does not.',
  ],
  messages: 'none',
});
