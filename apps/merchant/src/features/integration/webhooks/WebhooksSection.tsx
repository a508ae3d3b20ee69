import { webhooksQuery } from '@havan/api-client/queries/notifications/webhooks';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { Webhook } from '@havan/contract/notifications/webhooks';
import { Button } from '@havan/ui/Button';
import { EmptyState } from '@havan/ui/EmptyState';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CreateWebhook } from './CreateWebhook.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import { SecretModal } from './SecretModal.tsx';
import { WebhookCard } from './WebhookCard.tsx';
import { webhookTexts } from './webhook-texts.ts';

/** Renders the addresses for events, each with its waiting and abandoned deliveries. */
export function WebhooksSection() {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(webhooksQuery(api));
  const [isAdding, setAdding] = useState(false);
  const [rotated, setRotated] = useState<string | null>(null);
  const [logOf, setLogOf] = useState<Webhook | null>(null);
  if (error) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="rows" count={2} label={webhookTexts.loading} />;
  const add = (
    <Button size="small" onClick={() => setAdding(true)}>
      {webhookTexts.add}
    </Button>
  );
  return (
    <Stack space="m">
      <SectionHeader title={webhookTexts.title} level={2} actions={data.webhooks.length > 0 ? add : null} />
      <Text tone="soft">{webhookTexts.lead}</Text>
      {data.webhooks.length === 0 ? (
        <EmptyState
          kind="other"
          size="panel"
          title={webhookTexts.none}
          subtitle={webhookTexts.noneLead}
          actions={add}
        />
      ) : (
        data.webhooks.map((webhook) => (
          <WebhookCard
            key={webhook.webhookId}
            webhook={webhook}
            onSecret={setRotated}
            onLog={() => setLogOf(webhook)}
          />
        ))
      )}
      {isAdding ? <CreateWebhook onClose={() => setAdding(false)} /> : null}
      {rotated === null ? null : <SecretModal secret={rotated} isRotated onClose={() => setRotated(null)} />}
      {logOf ? <DeliveryLog webhook={logOf} onClose={() => setLogOf(null)} /> : null}
    </Stack>
  );
}
