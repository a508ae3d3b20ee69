import { defineGuide } from '../../docs/guide.ts';
import { CloseIcon, DownloadIcon, EyeIcon, EditIcon, PrintIcon, TrashIcon } from '../../icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

export const guide = defineGuide({
  when: ['The icon is well known (close, plus, bin) and space is tight: a table row, a label.'],
  whenNot: [
    'There is room for a label: Button with an icon.',
    'The icon needs an explanation: use another icon.',
  ],
  do: [
    'Name object and action: “Nurevit Magnezyum, sepetten çıkar”.',
    {
      say: 'Use the cross for closing and the bin for deleting.',
      show: (
        <Inline space="xs">
          <IconButton label="Nurevit Magnezyum, sepetten çıkar" icon={<TrashIcon />} />
          <IconButton label="Kapat" icon={<CloseIcon />} />
        </Inline>
      ),
    },
  ],
  dont: [
    'No eye for both “incele” and “göster”: one icon has one meaning.',
    {
      say: 'At most three in a table row; the others are in a Menu.',
      show: (
        <Inline space="none">
          <IconButton label="İncele" icon={<EyeIcon />} />
          <IconButton label="Düzenle" icon={<EditIcon />} />
          <IconButton label="Yazdır" icon={<PrintIcon />} />
          <IconButton label="İndir" icon={<DownloadIcon />} />
          <IconButton label="Kaldır" icon={<TrashIcon />} tone="critical" />
        </Inline>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'moves to it'],
    ['Enter, Space', 'activates it'],
  ],
  criteria: [
    '`label` is its accessible name and tooltip, and required by the type [Default].',
    'At least 40 × 40 px on touch screens.',
  ],
  messages: 'none',
});
