import type { CaseMove } from '@havan/api-client/queries/sales/order-work';
import type { OrderCase } from '@havan/contract/sales/cases';
import { formatMoney } from '@havan/domain/money';
import { Alert } from '@havan/ui/Alert';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { Inline } from '@havan/ui/Inline';
import { QuantityStepper } from '@havan/ui/QuantityStepper';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextArea } from '@havan/ui/TextArea';
import { fieldError } from '@havan/validation/form-result';
import { requiredText } from '@havan/validation/rules/required-text';
import { useState } from 'react';
import { caseTexts } from './case-texts.ts';
import { useCaseMove } from './use-case-move.ts';

export type CaseAsk = 'accept' | 'reject' | 'withdraw' | 'escalate';

interface CaseQuestionProps {
  readonly one: OrderCase;
  readonly nameOf: (lineNo: number) => string;
  readonly ask: CaseAsk;
  readonly onClose: () => void;
}

const answerRule = requiredText(3, 500);

/** Asks before a case is moved; a rejection says why. */
export function CaseQuestion({ one, nameOf, ask, onClose }: CaseQuestionProps) {
  const { caseId, lines } = one;
  const [taken, setTaken] = useState<Readonly<Record<number, number>>>({});
  const unitsOf = ({ lineNo, quantity }: OrderCase['lines'][number]) => taken[lineNo] ?? quantity;
  const amount = lines.reduce((sum, line) => sum + (line.amount / line.quantity) * unitsOf(line), 0);
  const isWhole = lines.every((line) => unitsOf(line) === line.quantity);
  const units = lines.reduce((sum, line) => sum + unitsOf(line), 0);
  const { move, isPending, error } = useCaseMove();
  const [words, setWords] = useState('');
  const [wordsError, setWordsError] = useState<string | null>(null);
  const texts = {
    accept: [caseTexts.acceptTitle, caseTexts.accept, caseTexts.acceptHelp(formatMoney(amount))],
    reject: [caseTexts.rejectTitle, caseTexts.reject, caseTexts.rejectHelp],
    withdraw: [caseTexts.withdrawTitle, caseTexts.withdraw, caseTexts.withdrawHelp],
    escalate: [caseTexts.escalateTitle, caseTexts.escalate, caseTexts.escalateHelp],
  } as const;
  const [title, button, help] = texts[ask];
  const answer = async () => {
    const isExplained = ask === 'reject' || (ask === 'accept' && !isWhole);
    const missing = isExplained && fieldError(answerRule, words) !== null;
    const problem =
      ask === 'accept' && units === 0
        ? caseTexts.takeNothing
        : missing
          ? ask === 'accept'
            ? caseTexts.takeWhy
            : fieldError(answerRule, words)
          : null;
    setWordsError(problem);
    const part = isWhole ? [] : lines.map((line) => ({ lineNo: line.lineNo, quantity: unitsOf(line) }));
    if (!problem && (await move(wishOf(ask, caseId, words.trim(), part)))) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={button}
      tone={ask === 'reject' ? 'critical' : 'action'}
      loading={isPending}
      onConfirm={() => void answer()}
      onCancel={onClose}
    >
      <Stack space="m">
        <Text tone="soft">{help}</Text>
        {ask === 'accept'
          ? lines.map((line) => (
              <Inline key={line.lineNo} justify="between" wrap={false}>
                <Text narrow>{nameOf(line.lineNo)}</Text>
                <QuantityStepper
                  label={caseTexts.take(nameOf(line.lineNo))}
                  value={unitsOf(line)}
                  min={0}
                  max={line.quantity}
                  onChange={(quantity) => {
                    setTaken((before) => ({ ...before, [line.lineNo]: quantity }));
                    setWordsError(null);
                  }}
                />
              </Inline>
            ))
          : null}
        {ask === 'withdraw' ? null : (
          <TextArea
            label={ask === 'escalate' ? caseTexts.note : caseTexts.answer}
            required={ask === 'reject' || (ask === 'accept' && !isWhole)}
            optional={ask === 'escalate' || (ask === 'accept' && isWhole)}
            maxLength={500}
            counter
            value={words}
            error={wordsError}
            onChange={(typed) => {
              setWords(typed);
              setWordsError(null);
            }}
          />
        )}
        {error ? <Alert kind="error">{error}</Alert> : null}
      </Stack>
    </ConfirmDialog>
  );
}

function wishOf(
  ask: CaseAsk,
  caseId: number,
  words: string,
  /** Units taken of each line; empty for all of them. */
  lines: { lineNo: number; quantity: number }[],
): CaseMove {
  if (ask === 'withdraw') return { action: 'withdraw', request: { caseId } };
  if (ask === 'escalate') return { action: 'escalate', request: { caseId, ...(words && { note: words }) } };
  const accept = ask === 'accept';
  return {
    action: 'answer',
    request: {
      caseId,
      accept,
      ...(words && { answer: words }),
      ...(accept && lines.length > 0 && { lines }),
    },
  };
}
