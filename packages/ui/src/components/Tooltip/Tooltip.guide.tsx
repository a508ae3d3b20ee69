import { defineGuide } from '../../docs/guide.ts';
import { SearchIcon } from '../../icons.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

export const guide = defineGuide({
  when: ['A few words that help a new user and that experts do not need.'],
  whenNot: ['A text that is necessary: write it on the page.', 'A link or a button inside: Popover.'],
  do: [
    'Explain a number: “PSF’den fiyat çıkınca kalan”.',
    {
      say: 'Name the shortcut: “Ara (/)”.',
      show: (
        <Tooltip text="Ara (/)">
          <IconButton label="Ara" icon={<SearchIcon />} variant="outline" />
        </Tooltip>
      ),
    },
  ],
  dont: [
    {
      say: 'Never the only name of a control: touch screens have no hover.',
      show: (
        <Tooltip text="Hakediş, teslimden 7 gün sonra ödenir">
          <Button variant="outline">?</Button>
        </Tooltip>
      ),
    },
    'No text longer than one line.',
  ],
  keyboard: [
    ['Tab', 'to the control shows it'],
    ['Escape', 'hides it'],
  ],
  criteria: [
    'Appears on hover and on focus, and is hidden by Escape [Default].',
    'The control has its own name; the tooltip adds to it.',
  ],
  messages: 'none',
});
