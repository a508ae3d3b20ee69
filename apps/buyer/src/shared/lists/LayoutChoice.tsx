import type { Layout } from '@havan/domain/storage-key';
import { IconButton } from '@havan/ui/IconButton';
import { GridIcon, ListIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { layoutTexts } from '../shared-texts.ts';

interface LayoutChoiceProps {
  readonly layout: Layout;
  /** Stores the layout for the next visit. */
  readonly onChoose: (layout: Layout) => void;
}

/** Renders the choice between a grid of labels and rows. */
export function LayoutChoice({ layout, onChoose }: LayoutChoiceProps) {
  const choices = [
    { id: 'grid', label: layoutTexts.grid, icon: <GridIcon /> },
    { id: 'list', label: layoutTexts.rows, icon: <ListIcon /> },
  ] as const;
  return (
    <Inline space="xxs" wrap={false}>
      {choices.map(({ id, label, icon }) => (
        <IconButton
          key={id}
          label={label}
          icon={icon}
          variant={layout === id ? 'outline' : 'quiet'}
          aria-pressed={layout === id}
          onClick={() => onChoose(id)}
        />
      ))}
    </Inline>
  );
}
