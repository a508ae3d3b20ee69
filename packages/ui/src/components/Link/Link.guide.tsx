import { defineGuide } from '../../docs/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

export const guide = defineGuide({
  when: ['Navigation to a URL.'],
  whenNot: ['An action: Button.', 'The main step of the screen: ButtonLink.'],
  do: [
    {
      say: 'Name the target: “Sipariş ayrıntısı”, “Akçınar Ecza Deposu”.',
      show: <Link href="#siparis">Sipariş ayrıntısı</Link>,
    },
    'In a list use `name`: the whole name is the link, without an underline in every row.',
  ],
  dont: [
    {
      say: '“Tıklayın” and “buradan” have no meaning without their context.',
      show: (
        <Text>
          Sipariş ayrıntısı için <Link href="#siparis">tıklayın</Link>.
        </Text>
      ),
    },
    'Do not open pages of the product in new tabs.',
  ],
  keyboard: [
    ['Tab', 'moves to it'],
    ['Enter', 'follows the link'],
    ['Ctrl+Enter', 'opens the link in a new tab'],
  ],
  criteria: [
    'In a sentence it is underlined, not only coloured [Default].',
    'A new tab is announced to screen readers [NewTab].',
  ],
  messages: ['(yeni sekmede açılır)'],
});
