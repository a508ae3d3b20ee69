import { defineGuide } from '../../docs/guide.ts';
import { MoreIcon } from '../../icons.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Menu } from './Menu.tsx';

const rest = [
  { id: 'print', label: 'Etiket yazdır' },
  { id: 'cancel', label: 'Siparişi iptal et', tone: 'critical', separated: true },
] as const;

export const guide = defineGuide({
  when: ['Three or more actions on one item, or the pages of an account.'],
  whenNot: [
    'One usual action with variants: SplitButton.',
    'A choice that is kept: Select. A panel with fields: Popover.',
  ],
  do: [
    {
      say: 'Keep the main action as a button beside it.',
      show: (
        <Inline space="xs">
          <Button>Kargoya ver</Button>
          <Menu
            items={rest}
            trigger={<IconButton label="Diğer işlemler" icon={<MoreIcon />} variant="outline" />}
          />
        </Inline>
      ),
    },
    'Put a destructive action last, below a line: “İlanı kaldır”.',
    'Disable an action that is unavailable now; omit one that never applies.',
  ],
  dont: [
    {
      say: 'Do not hide the main action of an order in a menu: “Kargoya ver” is a button.',
      show: (
        <Menu
          items={[{ id: 'ship', label: 'Kargoya ver' }, ...rest]}
          trigger={<Button variant="outline">İşlemler</Button>}
        />
      ),
    },
    'No menu in a menu.',
  ],
  keyboard: [
    ['Enter, Space, ↓', 'opens the menu with the first item focused'],
    ['↑ ↓ Home End', 'move through the items'],
    ['letters', 'move to the item that starts with them'],
    ['Escape', 'closes the menu; the focus returns to the button'],
  ],
  criteria: [
    'Can be opened, used and closed by keyboard [Default].',
    'Items with `href` are links: the middle button opens them in a new tab.',
  ],
  messages: 'none',
});
