import { defineGuide } from '../../docs/guide.ts';
import { CloseIcon, DownloadIcon, EyeIcon, EditIcon, PrintIcon, TrashIcon } from '../../icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

export const guide = defineGuide({
  when: ['The picture is known by everyone (close, plus, bin) and the place is tight: a table row, a label.'],
  whenNot: [
    'There is room for a word: Button with an icon.',
    'The picture must be explained: it is the wrong picture.',
  ],
  do: [
    'Name the thing with the act: “Nurevit Magnezyum, sepetten çıkar”.',
    {
      say: 'Keep the cross for closing and the bin for deleting.',
      show: (
        <Inline space="xs">
          <IconButton label="Nurevit Magnezyum, sepetten çıkar" icon={<TrashIcon />} />
          <IconButton label="Kapat" icon={<CloseIcon />} />
        </Inline>
      ),
    },
  ],
  dont: [
    'No eye for “incele” and “göster” at once: one picture, one meaning.',
    {
      say: 'Not more than three in a row of a table: the rest is a Menu.',
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
    ['Tab', 'reaches it'],
    ['Enter, Space', 'presses it'],
  ],
  criteria: [
    '`label` is its name and its tooltip; without one it does not compile [Default].',
    'At least 40 × 40 px under a finger.',
  ],
  messages: 'none',
});
