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
  when: ['The run of a quantity over months or days: turnover, orders, returns.'],
  whenNot: ['Two numbers: write them.', 'A quantity of countable units: Ruler.'],
  do: [
    'Hand `format` the words of the trade: “1.846.230,00 TL”, “24 sipariş”.',
    {
      say: 'Put last year’s run into `previous`: a December alone says nothing.',
      show: example({
        points: points.map((point) => ({ ...point, previous: Math.round(point.value * 0.86) })),
      }),
    },
  ],
  dont: [
    'No pie, no ring, no gauge: shares are a table with a ruler.',
    {
      say: 'Do not cut the axis to make a rise look steep: bars begin at zero.',
      show: example({ points, scale: 'fitted' }),
    },
  ],
  keyboard: [
    ['Tab', 'reaches the switch to the table'],
    ['Enter, Space', 'turns the picture into its figures and back'],
  ],
  criteria: [
    'A press turns it into the same figures as a table [AsTable].',
    'The picture has a name that says what and how many values.',
    'Two runs differ by stroke as well as colour.',
  ],
  messages: ['Tablo olarak göster', 'Grafik olarak göster', 'Dönem', 'Değer', '…, … değer'],
});
