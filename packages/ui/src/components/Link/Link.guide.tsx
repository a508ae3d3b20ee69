import { defineGuide } from '../../docs/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

export const guide = defineGuide({
  when: ['It leads somewhere and has an address.'],
  whenNot: ['It does something: Button.', 'It is the next step of the screen: ButtonLink.'],
  do: [
    {
      say: 'Name the place: “Sipariş ayrıntısı”, “Akçınar Ecza Deposu”.',
      show: <Link href="#siparis">Sipariş ayrıntısı</Link>,
    },
    'In a list use `name`: the whole name leads, without an underline in every row.',
  ],
  dont: [
    {
      say: '“Tıklayın”, “buradan”: read alone they say nothing.',
      show: (
        <Text>
          Sipariş ayrıntısı için <Link href="#siparis">tıklayın</Link>.
        </Text>
      ),
    },
    'Do not open our own pages in new tabs.',
  ],
  keyboard: [
    ['Tab', 'reaches it'],
    ['Enter', 'follows it'],
    ['Ctrl+Enter', 'opens it in a new tab'],
  ],
  criteria: [
    'In a sentence it is underlined, not only coloured [Default].',
    'A new tab is announced [NewTab].',
  ],
  messages: ['(yeni sekmede açılır)'],
});
