import { defineGuide } from '../../docs/guide.ts';
import { SearchIcon } from '../../icons.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

export const guide = defineGuide({
  when: ['A few words that help an expert on the first day and nobody needs on the second.'],
  whenNot: [
    'Without the words one cannot go on: write them on the page.',
    'It holds a link or a button: Popover.',
  ],
  do: [
    'Explain a figure: “PSF’den fiyat çıkınca kalan”.',
    {
      say: 'Name the key: “Ara (/)”.',
      show: (
        <Tooltip text="Ara (/)">
          <IconButton label="Ara" icon={<SearchIcon />} variant="outline" />
        </Tooltip>
      ),
    },
  ],
  dont: [
    {
      say: 'Never the only name of a control: a finger has no hover.',
      show: (
        <Tooltip text="Hakediş, teslimden 7 gün sonra ödenir">
          <Button variant="outline">?</Button>
        </Tooltip>
      ),
    },
    'No sentence longer than a line.',
  ],
  keyboard: [
    ['Tab', 'to the control shows it'],
    ['Escape', 'hides it'],
  ],
  criteria: [
    'Appears on hover and on focus, goes with Escape [Default].',
    'The control has its own name: the tooltip only adds to it.',
  ],
  messages: 'none',
});
