import { IconButton } from '@havan/ui/IconButton';
import { GridIcon, ListIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { catalogueTexts } from './catalogue-texts.ts';
import { useListLayout } from './list-layout.ts';

/** Labels in a grid or one row each; kept for the next visit. */
export function LayoutChoice() {
  const layout = useListLayout((state) => state.layout);
  const choose = useListLayout((state) => state.choose);
  const choices = [
    { id: 'grid', label: catalogueTexts.grid, icon: <GridIcon /> },
    { id: 'list', label: catalogueTexts.rows, icon: <ListIcon /> },
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
          onClick={() => choose(id)}
        />
      ))}
    </Inline>
  );
}
