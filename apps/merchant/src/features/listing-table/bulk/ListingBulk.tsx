import type { BulkTarget } from '@havan/contract/listings/listing-bulk';
import { BulkAction, BulkBar } from '@havan/ui/BulkBar';
import { BoxIcon, CalendarIcon, EyeIcon, PauseIcon, TagIcon, TrashIcon } from '@havan/ui/icons';
import { useState } from 'react';
import { type BulkKind, BulkModal } from './BulkModal.tsx';
import { bulkTexts } from './bulk-texts.ts';

interface ListingBulkProps {
  readonly target: BulkTarget;
  /** Number of listings selected by hand. */
  readonly ticked: number;
  /** Number of listings of the filter. */
  readonly inFilter: number;
  readonly onChooseAll: () => void;
  readonly onClear: () => void;
  readonly onOpenBatches: () => void;
}

const actions = [
  ['price', <TagIcon key="price" />],
  ['stock', <BoxIcon key="stock" />],
  ['expiration', <CalendarIcon key="expiration" />],
  ['activate', <EyeIcon key="activate" />],
  ['passivate', <PauseIcon key="passivate" />],
  ['delete', <TrashIcon key="delete" />],
] as const satisfies readonly (readonly [BulkKind, unknown])[];

/** Renders the actions on the selected listings, or on all listings of the filter. */
export function ListingBulk(props: ListingBulkProps) {
  const { target, ticked, inFilter, onChooseAll, onClear, onOpenBatches } = props;
  const [asked, setAsked] = useState<BulkKind | null>(null);
  const all = target.by === 'filter';
  return (
    <>
      <BulkBar
        count={all ? inFilter : ticked}
        noun={bulkTexts.noun}
        all={{ count: inFilter, chosen: all, onChoose: onChooseAll }}
        onClear={onClear}
      >
        {actions.map(([kind, icon]) => (
          <BulkAction key={kind} label={bulkTexts[kind]} icon={icon} onPress={() => setAsked(kind)} />
        ))}
      </BulkBar>
      {asked ? (
        <BulkModal
          kind={asked}
          target={target}
          count={all ? inFilter : ticked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            onClear();
          }}
          onOpenBatches={onOpenBatches}
        />
      ) : null}
    </>
  );
}
