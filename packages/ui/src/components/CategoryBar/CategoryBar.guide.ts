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
  when: ['Below the header: all categories, one click away.'],
  whenNot: ['Pages of an account or a panel: SideNav.', 'Views of one list: Tabs.'],
  do: [
    'Keep the order of the categories the same on every page.',
    {
      say: 'Highlight at most one: “Outlet”.',
      show: example({ items: sectionGroups(['Medikal', 'Besin Takviyesi', 'Sağlık', 'Outlet'], [3]) }),
    },
  ],
  dont: [
    {
      say: 'No counts: they change, and the row shifts.',
      show: example({ items: sectionGroups(['Medikal 1.204', 'Besin Takviyesi 412', 'Outlet 38'], [2]) }),
    },
    'At most nine; the others are behind “Tüm kategoriler”.',
  ],
  keyboard: [
    ['Tab', 'moves through the categories'],
    ['Enter', 'opens a category'],
  ],
  criteria: [
    'The current category has `aria-current="page"` and a line, not only a colour.',
    'On a phone the row scrolls and the page does not.',
  ],
  messages: 'none',
});
