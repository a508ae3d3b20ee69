import { batchesQuery, batchQuery } from '@havan/api-client/queries/listings/listing-bulk';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { type ListingBatch, undoListingBatch } from '@havan/contract/listings/listing-bulk';
import { formatCount } from '@havan/domain/count';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { Divider } from '@havan/ui/Divider';
import { Drawer } from '@havan/ui/Drawer';
import { EmptyState } from '@havan/ui/EmptyState';
import { Inline } from '@havan/ui/Inline';
import { Progress } from '@havan/ui/Progress';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { batchTexts, resultOf } from './bulk-texts.ts';
import { useUndoBatch } from './use-batches.ts';

interface BatchesPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Renders the changes of many listings: progress, skipped listings with the reasons, and undo. */
export function BatchesPanel({ open, onClose }: BatchesPanelProps) {
  return (
    <Drawer open={open} title={batchTexts.title} size="medium" onClose={onClose}>
      {open ? <Batches /> : null}
    </Drawer>
  );
}

const isAtWork = ({ state }: ListingBatch): boolean => state === 'running' || state === 'undoing';

function Batches() {
  const { api } = useAppProfile();
  const { data, error, refetch, dataUpdatedAt } = useQuery(batchesQuery(api));
  const { undo, undoing } = useUndoBatch();
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="rows" count={3} height={72} label={batchTexts.loading} />;
  if (data.items.length === 0)
    return (
      <EmptyState kind="noListings" size="panel" title={batchTexts.none} subtitle={batchTexts.noneHint} />
    );
  return (
    <Stack as="ul" space="m">
      {data.items.map((batch, index) => (
        <li key={batch.batchId}>
          <Stack space="s">
            {index > 0 ? <Divider /> : null}
            <Batch
              batch={batch}
              now={dataUpdatedAt}
              isUndoing={undoing === batch.batchId}
              onUndo={() => undo(batch.batchId)}
            />
          </Stack>
        </li>
      ))}
    </Stack>
  );
}

interface BatchProps {
  readonly batch: ListingBatch;
  /** Time of the answer, ms since 1970. */
  readonly now: number;
  readonly isUndoing: boolean;
  readonly onUndo: () => void;
}

function Batch({ batch, now, isUndoing, onUndo }: BatchProps) {
  const { batchId, summary, state, done, total, changed, undone, kept, refused, by, createdAt, undoUntil } =
    batch;
  const mayUndo = useMay(undoListingBatch);
  const [isOpen, setOpen] = useState(false);
  const minutes = undoUntil ? Math.ceil((Date.parse(undoUntil) - now) / 60_000) : 0;
  return (
    <Stack space="xs">
      <Inline justify="between">
        <Text weight="strong">{summary}</Text>
        <Text size="small" tone="soft">
          <DateText value={createdAt} format="dateTime" /> · {by}
        </Text>
      </Inline>
      {state === 'running' ? (
        <Progress
          label={batchTexts.runningLabel}
          value={done}
          max={total}
          reading={`${formatCount(done)} / ${formatCount(total)}`}
        />
      ) : null}
      {state === 'undoing' ? (
        <Progress
          label={batchTexts.undoingLabel}
          value={undone + kept}
          max={changed}
          reading={`${formatCount(undone + kept)} / ${formatCount(changed)}`}
        />
      ) : null}
      {isAtWork(batch) ? null : <Text>{resultOf(batch)}</Text>}
      <Inline space="s">
        {minutes > 0 && mayUndo ? (
          <>
            <Button size="small" variant="outline" loading={isUndoing} onClick={onUndo}>
              {batchTexts.undo}
            </Button>
            <Text size="small" tone="soft">
              {batchTexts.minutesLeft(minutes)}
            </Text>
          </>
        ) : null}
        {refused + kept > 0 && !isAtWork(batch) ? (
          <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {batchTexts.why}
          </Button>
        ) : null}
      </Inline>
      {isOpen ? <Left batchId={batchId} /> : null}
    </Stack>
  );
}

function Left({ batchId }: { readonly batchId: string }) {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(batchQuery(api, batchId));
  if (error) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="rows" count={2} height={24} label={batchTexts.loading} />;
  return (
    <Stack space="xxs">
      {data.left.map(({ listingId, productName, sentence }) => (
        <Text key={listingId} size="small">
          {productName}: {sentence}
        </Text>
      ))}
      {data.left.length === 100 ? (
        <Text size="small" tone="soft">
          {batchTexts.first}
        </Text>
      ) : null}
    </Stack>
  );
}
