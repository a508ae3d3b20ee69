import { formatMoney } from '@havan/domain/money';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { newPriceTexts as texts } from './new-price-texts.ts';
import type { PriceQuestion } from './use-new-prices.ts';

interface PriceQuestionsProps {
  readonly questions: readonly PriceQuestion[];
  readonly isPending: boolean;
  readonly onAnswer: (isYes: boolean) => void;
}

/** Renders the confirmation of new prices with warnings. */
export function PriceQuestions({ questions, isPending, onAnswer }: PriceQuestionsProps) {
  return (
    <Modal
      open={questions.length > 0}
      onClose={() => onAnswer(false)}
      title={texts.asks}
      footer={
        <Inline justify="end">
          <Button variant="outline" onClick={() => onAnswer(false)}>
            {texts.cancel}
          </Button>
          <Button loading={isPending} onClick={() => onAnswer(true)}>
            {texts.confirm}
          </Button>
        </Inline>
      }
    >
      <Stack space="m">
        <Text>{texts.asksLead}</Text>
        {questions.map(({ change, sentences }) => (
          <Stack key={change.listingId} space="none">
            <Text weight="medium">
              {`${change.productName}: ${formatMoney(change.price)} → ${formatMoney(change.newPrice)}`}
            </Text>
            {sentences.map((sentence) => (
              <Text key={sentence} tone="soft">
                {sentence}
              </Text>
            ))}
          </Stack>
        ))}
      </Stack>
    </Modal>
  );
}
