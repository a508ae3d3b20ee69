import { Button } from '@havan/ui/Button';
import { Drawer } from '@havan/ui/Drawer';
import { catalogueTexts } from '../catalogue-texts.ts';
import { Facets } from './Facets.tsx';

interface FilterDrawerProps {
  readonly facets: Parameters<typeof Facets>[0]['facets'];
  readonly filter: Parameters<typeof Facets>[0]['filter'];
  readonly total: number;
  readonly onClose: () => void;
}

/** Renders the filters on a phone, over the list, with the number of products left at the foot. */
export function FilterDrawer({ facets, filter, total, onClose }: FilterDrawerProps) {
  return (
    <Drawer
      open
      onClose={onClose}
      title={catalogueTexts.filters}
      footer={
        <Button wide onClick={onClose}>
          {catalogueTexts.show(total)}
        </Button>
      }
    >
      <Facets facets={facets} filter={filter} withSwitches />
    </Drawer>
  );
}
