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
  when: ['Three or more actions on one thing, or the places of an account.'],
  whenNot: [
    'One usual action and its variations: SplitButton.',
    'A choice that stays: Select. A panel with fields: Popover.',
  ],
  do: [
    {
      say: 'Let the next step keep a button of its own beside it.',
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
    'Put what destroys last, behind a line: “İlanı kaldır”.',
    'Say what cannot be done now by disabling it; what never can is left out.',
  ],
  dont: [
    {
      say: 'Do not hide the next step of an order in a menu: “Kargoya ver” is a button.',
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
    ['Enter, Space, ↓', 'opens it on the first item'],
    ['↑ ↓ Home End', 'walk the items'],
    ['letters', 'jump to the item that begins so'],
    ['Escape', 'closes; the focus returns to the button'],
  ],
  criteria: [
    'Opens, is walked and closed from the keyboard [Default].',
    'Items with an address are links: they open in a new tab with the middle button.',
  ],
  messages: 'none',
});
