import { sentenceOf } from '@havan/api-client/api-error';
import { claimQuery } from '@havan/api-client/queries/backoffice/queues';
import type { QueueItem } from '@havan/contract/backoffice/queues';
import type { QueueId } from '@havan/domain/work-queue';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../session.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import type { DecisionWords, QueueDecisionWords } from './decision-words.ts';

interface DecisionBarProps {
  readonly queue: QueueId;
  readonly item: QueueItem;
  readonly words: QueueDecisionWords;
  /** The decision that is being asked about. */
  readonly asking: DecisionWords | null;
  readonly onAsk: (words: DecisionWords | null) => void;
  readonly onDecided: () => void;
  readonly children: ReactNode;
}

/**
 * Renders the open item, claimed for this operator, with its decisions. An item that another operator has
 * open is read-only.
 */
export function DecisionBar({ queue, item, words, asking, onAsk, onDecided, children }: DecisionBarProps) {
  // The operator who asked for it only reads it, so it is not claimed before a decision is opened.
  const claim = useQuery({
    ...claimQuery(api, queue, item.itemId),
    enabled: !item.isYours || asking !== null,
  });
  return (
    <Stack space="l">
      <Stack space="xs">
        <Heading level={2}>{item.title}</Heading>
        {/* Neighbouring items often have the same name; the detail tells them apart. */}
        <Text tone="soft">{item.detail}</Text>
      </Stack>
      {claim.error ? (
        <Alert kind="warning" live>
          {sentenceOf(claim.error)} Karar veremezsiniz; kayıt boşalınca yeniden açın.
        </Alert>
      ) : (
        <Inline space="s">
          {words.map((word) => (
            <Button
              key={word.decision}
              variant={word.decision === 'approve' ? 'solid' : 'outline'}
              tone={word.decision === 'reject' ? 'critical' : 'action'}
              loading={claim.isLoading}
              onClick={() => onAsk(word)}
            >
              {word.act}
            </Button>
          ))}
        </Inline>
      )}
      {children}
      {claim.data && asking ? (
        <DecisionDialog
          queue={queue}
          item={item}
          words={asking}
          onClose={() => onAsk(null)}
          onDecided={onDecided}
        />
      ) : null}
    </Stack>
  );
}
