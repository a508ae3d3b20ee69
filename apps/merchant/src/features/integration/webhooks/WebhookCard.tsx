import { sentenceOf } from '@havan/api-client/api-error';
import {
  deleteWebhookMutation,
  rotateWebhookSecretMutation,
  testWebhookMutation,
  updateWebhookMutation,
} from '@havan/api-client/queries/notifications/webhooks';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { Webhook } from '@havan/contract/notifications/webhooks';
import { formatDate, formatTime } from '@havan/domain/istanbul';
import { webhookEventLabels } from '@havan/domain/webhook';
import { Badge } from '@havan/ui/Badge';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { webhookTexts } from './webhook-texts.ts';

interface WebhookCardProps {
  readonly webhook: Webhook;
  /** Called with a new secret. */
  readonly onSecret: (secret: string) => void;
  readonly onLog: () => void;
}

/** Renders one webhook: its events, the state of its deliveries, and its actions. */
export function WebhookCard({ webhook, onSecret, onLog }: WebhookCardProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const [isRemoving, setRemoving] = useState(false);
  const test = useMutation(testWebhookMutation(api));
  const update = useMutation(updateWebhookMutation(api));
  const rotate = useMutation(rotateWebhookSecretMutation(api));
  const { webhookId, url, pausedAt, pauseReason, formerSecretUntil } = webhook;
  const onError = (error: Error) => toast({ title: sentenceOf(error), tone: 'critical' });
  const act = (label: string, onClick: () => void, loading: boolean) => (
    <Button
      variant="outline"
      size="small"
      aria-label={webhookTexts.of(url, label)}
      loading={loading}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  const sendTest = () =>
    test.mutate(webhookId, {
      onError,
      onSuccess: ({ error }) =>
        toast(
          error === null
            ? { title: webhookTexts.tested, tone: 'positive' }
            : { title: `${webhookTexts.testFailed}: ${error}`, tone: 'critical' },
        ),
    });
  return (
    <Box as="section" surface="sheet" frame="section" padding="m" aria-label={url}>
      <Stack space="s">
        <Text weight="strong">{url}</Text>
        <Inline>
          <Badge tone={pausedAt === null ? 'positive' : 'attention'}>
            {pausedAt === null ? webhookTexts.active : webhookTexts.paused}
          </Badge>
          {webhook.failures > 0 ? (
            <Badge tone="attention">{webhookTexts.failing(webhook.failures)}</Badge>
          ) : null}
          {webhook.waiting > 0 ? <Badge>{webhookTexts.waiting(webhook.waiting)}</Badge> : null}
          {webhook.dead > 0 ? <Badge tone="critical">{webhookTexts.dead(webhook.dead)}</Badge> : null}
        </Inline>
        {pauseReason === null ? null : <Text size="small">{pauseReason}</Text>}
        <Text size="small" tone="soft">
          {webhook.events.map((event) => webhookEventLabels[event]).join(' · ')}
        </Text>
        {formerSecretUntil === null ? null : (
          <Text size="small" tone="soft">
            {webhookTexts.formerUntil(
              `${formatDate(new Date(formerSecretUntil))} ${formatTime(new Date(formerSecretUntil))}`,
            )}
          </Text>
        )}
        <Inline>
          {act(webhookTexts.log, onLog, false)}
          {act(webhookTexts.test, sendTest, test.isPending)}
          {act(
            pausedAt === null ? webhookTexts.pause : webhookTexts.resume,
            () => update.mutate({ webhookId, isPaused: pausedAt === null }, { onError }),
            update.isPending,
          )}
          {act(
            webhookTexts.rotate,
            () => rotate.mutate(webhookId, { onError, onSuccess: ({ secret }) => onSecret(secret) }),
            rotate.isPending,
          )}
          {act(webhookTexts.remove, () => setRemoving(true), false)}
        </Inline>
      </Stack>
      {isRemoving ? <RemoveWebhook webhook={webhook} onClose={() => setRemoving(false)} /> : null}
    </Box>
  );
}

function RemoveWebhook({ webhook, onClose }: { readonly webhook: Webhook; readonly onClose: () => void }) {
  const { api } = useAppProfile();
  const toast = useToast();
  const { mutate, isPending } = useMutation(deleteWebhookMutation(api));
  return (
    <ConfirmDialog
      open
      tone="critical"
      title={webhookTexts.removeTitle}
      confirmLabel={webhookTexts.remove}
      cancelLabel={webhookTexts.cancel}
      loading={isPending}
      onConfirm={() =>
        mutate(webhook.webhookId, {
          onSuccess: () => toast({ title: webhookTexts.removed }),
          onError: (error) => toast({ title: sentenceOf(error), tone: 'critical' }),
        })
      }
      onCancel={onClose}
    >
      {webhookTexts.removeLead(webhook.waiting)}
    </ConfirmDialog>
  );
}
