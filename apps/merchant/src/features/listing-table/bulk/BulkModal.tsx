import { sentenceOf } from '@havan/api-client/api-error';
import { bulkPreviewQuery, type BulkTick } from '@havan/api-client/queries/listings/listing-bulk';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { BulkChange, BulkTarget } from '@havan/contract/listings/listing-bulk';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BulkFields } from './BulkFields.tsx';
import { BulkPreviewPart } from './BulkPreviewPart.tsx';
import { bulkTexts } from './bulk-texts.ts';
import { useApplyBatch } from './use-batches.ts';

export type BulkKind = 'price' | 'stock' | 'expiration' | 'activate' | 'passivate' | 'delete';

interface BulkModalProps {
  readonly kind: BulkKind;
  readonly target: BulkTarget;
  readonly count: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
  readonly onOpenBatches: () => void;
}

/** Changes without a field. */
const plainChanges = {
  activate: { kind: 'state', state: 'active' },
  passivate: { kind: 'state', state: 'passive' },
  delete: { kind: 'delete' },
} as const satisfies Partial<Record<BulkKind, BulkChange>>;

/** Renders one change of many listings: its values, the preview of its effect, and its confirmation. */
export function BulkModal({ kind, target, count, onClose, onDone, onOpenBatches }: BulkModalProps) {
  const { api } = useAppProfile();
  const [change, setChange] = useState<BulkChange | null>(
    kind === 'price' || kind === 'stock' || kind === 'expiration' ? null : plainChanges[kind],
  );
  const [ticked, setTicked] = useState<ReadonlySet<BulkTick>>(new Set());
  const preview = useQuery(bulkPreviewQuery(api, target, change));
  const { apply, isPending, error } = useApplyBatch({ onDone, onOpenBatches });
  const found = change ? preview.data : undefined;
  const isDeletion = kind === 'delete';
  const footer = (
    <Inline justify="end" space="xs">
      <Button variant="outline" onClick={onClose}>
        {bulkTexts.cancel}
      </Button>
      <Button
        tone={isDeletion ? 'critical' : 'action'}
        disabled={!found || found.changed === 0}
        loading={isPending}
        onClick={() => {
          if (change) apply({ target, change, ticked: [...ticked] });
        }}
      >
        {isDeletion ? bulkTexts.applyDelete(found?.changed ?? 0) : bulkTexts.apply(found?.changed ?? 0)}
      </Button>
    </Inline>
  );
  return (
    <Modal open title={bulkTexts.titles[kind](count)} footer={change ? footer : undefined} onClose={onClose}>
      <Stack space="m">
        {kind === 'price' || kind === 'stock' || kind === 'expiration' ? (
          <BulkFields
            kind={kind}
            onChange={() => setChange(null)}
            onAsk={(asked) => {
              setTicked(new Set());
              setChange(asked);
            }}
          />
        ) : null}
        {error ? (
          <Alert kind="error" live title={bulkTexts.failed}>
            {sentenceOf(error)}
          </Alert>
        ) : null}
        {change && preview.error ? (
          <LoadFailure size="part" error={preview.error} onRetry={() => void preview.refetch()} />
        ) : null}
        {change && preview.isLoading ? (
          <Shimmer kind="rows" count={4} height={48} label={bulkTexts.loading} />
        ) : null}
        {found ? (
          <>
            <BulkPreviewPart preview={found} ticked={ticked} onTick={setTicked} />
            <Text size="small" tone="soft">
              {bulkTexts.undoHint}
            </Text>
          </>
        ) : null}
      </Stack>
    </Modal>
  );
}
