import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['The run of a quantity over months or days: turnover, orders, returns.'],
  whenNot: ['Two numbers: write them.', 'A quantity of countable units: Ruler.'],
  do: [
    'Hand `format` the words of the trade: “1.846.230,00 TL”, “24 sipariş”.',
    'Put last year’s run into `previous`: a December alone says nothing.',
  ],
  dont: [
    'No pie, no ring, no gauge: shares are a table with a ruler.',
    'Do not cut the axis to make a rise look steep: bars begin at zero.',
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
