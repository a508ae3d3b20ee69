import { defineGuide } from '../../docs/guide.ts';
import { Text } from './Text.tsx';

export const guide = defineGuide({
  when: ['Every sentence and label.'],
  whenNot: ['Amounts: Money. Dates: DateText.', 'Names of pages and panels: Heading.'],
  do: [
    {
      say: '`soft` for what helps, `faint` for what may be missed; the sentence itself is `main`.',
      show: (
        <>
          <Text>Siparişiniz bugün kargoda.</Text>
          <Text size="small" tone="soft">
            Saat 17.00’ye kadar verilen siparişler aynı gün çıkar.
          </Text>
        </>
      ),
    },
    '`size="figure"` for a number that is the message: “7” beside “Teslim onayı bekliyor”.',
    '`lines={3}` for names of products that can run to 120 letters.',
  ],
  dont: [
    {
      say: 'No tone without meaning: red is past or refused.',
      show: (
        <Text tone="critical" weight="strong">
          Ücretsiz kargo fırsatını kaçırmayın!
        </Text>
      ),
    },
    'Do not cut an address or a reason: cut only what can be read elsewhere.',
  ],
  keyboard: 'none',
  criteria: [
    'Every tone reaches 4.5:1 on every surface it meets (contrast test) [Tones].',
    'A name without spaces breaks and does not widen the page [LongName].',
  ],
  messages: 'none',
});
