import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Box } from '../Box/Box.tsx';
import { Money } from '../Money/Money.tsx';
import { ProductCard } from './ProductCard.tsx';

const example = exampleOf(ProductCard, {
  href: '#urun',
  name: 'Virendo Magnezyum 90 Kapsül',
  image: null,
  remark: '(09/2028)',
  price: <Money value={39_850} size="large" />,
});

export const guide = defineGuide({
  when: ['On a LabelSheet only.'],
  whenNot: ['A line of an order or the cart: a table row.', 'An offer to compare: Table.'],
  do: [
    {
      say: 'Give the price that holds now, and the list price struck beneath.',
      show: (
        <Box width="card" surface="sheet">
          {example({ priceNote: 'PSF 685,00', gain: '%41,8 marj' })}
        </Box>
      ),
    },
    'Say it when it has no expiry: “Miatsız Ürün”, never an empty ruler.',
  ],
  dont: [
    {
      say: 'No more than one badge.',
      show: (
        <Box width="card" surface="sheet">
          {example({
            badge: (
              <>
                <Badge tone="attention" variant="filled">
                  Miadı yakın
                </Badge>
                <Badge tone="positive" variant="filled">
                  Yeni
                </Badge>
              </>
            ),
          })}
        </Box>
      ),
    },
    'No hover that moves the label: neighbours are joined to it.',
  ],
  keyboard: [
    ['Tab', 'reaches the name, then the heart, then the plus'],
    ['Enter', 'opens the product'],
  ],
  criteria: [
    'The whole label leads to the product; its buttons stay apart [Default].',
    'A very long name takes three lines and no more [LongName].',
    'Its picture is decorative: the name says it.',
  ],
  messages: 'none',
});
