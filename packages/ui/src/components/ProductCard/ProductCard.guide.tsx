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
  whenNot: ['A line of an order or of the cart: a table row.', 'An offer to compare: Table.'],
  do: [
    {
      say: 'Show the current price, and the list price struck through below.',
      show: (
        <Box width="card" surface="sheet">
          {example({ priceNote: 'PSF 685,00', gain: '%41,8 marj' })}
        </Box>
      ),
    },
    'State that a product has no expiry: “Miatsız Ürün”, never an empty ruler.',
  ],
  dont: [
    {
      say: 'At most one badge.',
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
    'No hover effect that moves the label: it adjoins its neighbours.',
  ],
  keyboard: [
    ['Tab', 'moves to the name, then to its buttons'],
    ['Enter', 'opens the product page'],
  ],
  criteria: [
    'The whole label links to the product; its buttons are separate [Default].',
    'A very long name takes at most three lines [LongName].',
    'The picture is decorative, because the name describes the product.',
  ],
  messages: 'none',
});
