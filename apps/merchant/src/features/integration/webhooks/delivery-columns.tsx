import type { WebhookDelivery } from '@havan/contract/notifications/webhooks';
import { formatDate, formatTime } from '@havan/domain/istanbul';
import { webhookEventLabels } from '@havan/domain/webhook';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Stack } from '@havan/ui/Stack';
import type { Column } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { stateLabel, stateTone, webhookTexts } from './webhook-texts.ts';

const moment = (instant: string): string =>
  `${formatDate(new Date(instant))} ${formatTime(new Date(instant))}`;

/** Returns the columns of the log: event, time, outcome, and the button that sends it again. */
export const deliveryColumns = (onReplay: (id: number) => void): readonly Column<WebhookDelivery>[] => [
  {
    id: 'event',
    header: webhookTexts.event,
    phone: 'lead',
    cell: ({ event, subject }) => (
      <Stack space="none">
        <Text weight="strong">{webhookEventLabels[event]}</Text>
        <Text size="small" tone="soft">
          {subject}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'time',
    header: webhookTexts.time,
    width: 150,
    phone: 'detail',
    cell: ({ createdAt }) => <Text size="small">{moment(createdAt)}</Text>,
  },
  { id: 'state', header: webhookTexts.state, phone: 'detail', cell: stateOf },
  {
    id: 'act',
    header: webhookTexts.replay,
    hideHeader: true,
    width: 150,
    align: 'end',
    phone: 'action',
    cell: ({ deliveryId, state, event, subject }) =>
      state === 'waiting' ? null : (
        <Button
          variant="outline"
          size="small"
          aria-label={`${webhookTexts.replay}: ${webhookEventLabels[event]} ${subject}`}
          onClick={() => onReplay(deliveryId)}
        >
          {webhookTexts.replay}
        </Button>
      ),
  },
];

const stateOf = ({ state, attempts, took, error, nextAttemptAt }: WebhookDelivery) => (
  <Stack space="none" align="start">
    <Badge tone={stateTone[state]}>{stateLabel[state]}</Badge>
    {attempts > 0 ? (
      <Text size="small" tone="soft">
        {webhookTexts.attempts(attempts, took)}
      </Text>
    ) : null}
    {error === null ? null : <Text size="small">{error}</Text>}
    {nextAttemptAt === null ? null : (
      <Text size="small" tone="soft">
        {webhookTexts.next(moment(nextAttemptAt))}
      </Text>
    )}
  </Stack>
);

/** Renders the request and the answer. */
export const deliveryDetails = ({ messageId, body, status, answer }: WebhookDelivery) => (
  <DescriptionList
    items={[
      { term: 'webhook-id', details: messageId },
      { term: webhookTexts.request, details: body },
      {
        term: webhookTexts.answer,
        details: status === null ? webhookTexts.noAnswer : `${status} ${answer ?? ''}`.trim(),
      },
    ]}
  />
);
