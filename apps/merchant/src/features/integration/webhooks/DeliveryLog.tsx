import { sentenceOf } from '@havan/api-client/api-error';
import {
  replayDeliveriesMutation,
  webhookDeliveriesQuery,
} from '@havan/api-client/queries/notifications/webhooks';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { Webhook, WebhookDelivery } from '@havan/contract/notifications/webhooks';
import { webhookDeliveryStates } from '@havan/contract/notifications/webhooks';
import { webhookEventLabels } from '@havan/domain/webhook';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Select } from '@havan/ui/Select';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deliveryColumns, deliveryDetails } from './delivery-columns.tsx';
import { webhookTexts } from './webhook-texts.ts';

const filters = ['all', ...webhookDeliveryStates] as const;
type Filter = (typeof filters)[number];
const options = filters.map((value) => ({ value, label: webhookTexts.states[value] }));
const filterOf = (value: string): Filter => filters.find((filter) => filter === value) ?? 'all';

/** Renders the deliveries to an address with request and answer; failed ones can be sent again. */
export function DeliveryLog({
  webhook,
  onClose,
}: {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}) {
  const { api } = useAppProfile();
  const toast = useToast();
  const [filter, setFilter] = useState<Filter>(webhook.dead > 0 ? 'dead' : 'all');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { webhookId } = webhook;
  const query = useInfiniteQuery(webhookDeliveriesQuery(api, webhookId, filter));
  const { mutate, isPending } = useMutation(replayDeliveriesMutation(api));
  const replay = (deliveryIds?: number[]) =>
    mutate(
      { webhookId, ...(deliveryIds && { deliveryIds }) },
      {
        onSuccess: ({ replayed }) => toast({ title: webhookTexts.replayed(replayed) }),
        onError: (error) => toast({ title: sentenceOf(error), tone: 'critical' }),
      },
    );
  const rows: readonly WebhookDelivery[] = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const toggle = (key: string) =>
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return (
    <Modal open title={webhookTexts.logTitle(new URL(webhook.url).host)} size="large" onClose={onClose}>
      <Stack space="m">
        <Inline justify="between">
          <Select
            label={webhookTexts.state}
            hideLabel
            options={options}
            value={filter}
            onChange={(value) => setFilter(filterOf(value))}
          />
          {webhook.dead > 0 ? (
            <Button size="small" loading={isPending} onClick={() => replay()}>
              {webhookTexts.replayAll}
            </Button>
          ) : null}
        </Inline>
        {query.error ? (
          <LoadFailure size="part" error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Table
            caption={webhookTexts.log}
            columns={deliveryColumns((id) => replay([id]))}
            rows={rows}
            rowKey={({ deliveryId }) => String(deliveryId)}
            expansion={{
              open,
              onToggle: toggle,
              render: deliveryDetails,
              rowLabel: ({ event, subject }) => `${webhookEventLabels[event]} ${subject}`,
            }}
            empty={<Text tone="soft">{webhookTexts.logNone}</Text>}
            loading={
              query.isPending ? <Shimmer kind="rows" count={5} label={webhookTexts.logLoading} /> : undefined
            }
          />
        )}
        {query.hasNextPage ? (
          <Button
            variant="outline"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {webhookTexts.showMore}
          </Button>
        ) : null}
      </Stack>
    </Modal>
  );
}
