import type { QueueItem } from '@havan/contract/backoffice/queues';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { isLate, targetText } from './queue-texts.ts';

interface QueueSummaryProps {
  readonly item: QueueItem;
  /** When the list was read, in milliseconds since 1970. */
  readonly now: number;
}

/**
 * Renders the two lines of an item: what it is and where, how long its target is away and who has it open.
 */
export function QueueSummary({ item: { title, detail, dueAt, isAsked, claim }, now }: QueueSummaryProps) {
  const holder = claim && !claim.isYou ? `${claim.operator} inceliyor` : null;
  return (
    <Stack space="xs">
      <Text weight="strong" truncate>
        {title}
      </Text>
      <Inline space="s" justify="between" wrap={false}>
        <Text size="small" tone="soft" truncate>
          {detail}
        </Text>
        <Text size="small" noWrap tone={!isAsked && isLate(dueAt, now) ? 'critical' : 'soft'}>
          {holder ?? (isAsked ? 'yanıt bekleniyor' : targetText(dueAt, now))}
        </Text>
      </Inline>
    </Stack>
  );
}
