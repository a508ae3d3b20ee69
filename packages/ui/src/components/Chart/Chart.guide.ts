import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { moneyText } from '../Money/format.ts';
import { Chart } from './Chart.tsx';

const sales = [210_400, 198_250, 224_900, 251_000, 243_310, 276_906];
const points = ['Haz', 'Tem', 'Ağu', 'Eyl', 'Eki', 'Kas'].map((label, at) => ({
  label,
  value: sales[at] ?? 0,
}));
const example = exampleOf(Chart, { title: 'Aylık satış', kind: 'line', format: moneyText });

export const guide = defineGuide({
  when: ['A quantity over months or days: turnover, orders, returns.'],
  whenNot: ['Two numbers: show them as text.', 'A number of countable units: Ruler.'],
  do: [
    'Format the values with their unit: “1.846.230,00 TL”, “24 sipariş”.',
    {
      say: 'Pass the values of the previous year as `previous`: a single December has no meaning without them.',
      show: example({
        points: points.map((point) => ({ ...point, previous: Math.round(point.value * 0.86) })),
      }),
    },
  ],
  dont: [
    'No pie, ring or gauge charts: show shares as a table with rulers.',
    {
      say: 'Do not cut the axis to make a rise look steep: bars start at zero.',
      show: example({ points, scale: 'fitted' }),
    },
  ],
  keyboard: [
    ['Tab', 'moves to the button that switches to the table'],
    ['Enter, Space', 'switches between drawing and table'],
  ],
  criteria: [
    'A click shows the same values as a table [AsTable].',
    'The drawing has a name with its content and the number of values.',
    'Two series differ in stroke as well as in colour.',
  ],
  messages: ['Tablo olarak göster', 'Grafik olarak göster', 'Dönem', 'Değer', '…, … değer'],
});
