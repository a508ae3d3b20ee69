import type { CaseMove } from '@havan/api-client/queries/order-work';
import { formatMoney } from '@havan/domain/money';
import { Alert } from '@havan/ui/Alert';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
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
  readonly caseId: number;
  readonly ask: CaseAsk;
  /** Kuruş that an acceptance gives back. */
  readonly amount: number;
  readonly onClose: () => void;
}

const answerRule = requiredText(3, 500);

/** Asks before a case is moved; a rejection says why. */
export function CaseQuestion({ caseId, ask, amount, onClose }: CaseQuestionProps) {
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
    const problem = ask === 'reject' ? fieldError(answerRule, words) : null;
    setWordsError(problem);
    if (!problem && (await move(wishOf(ask, caseId, words.trim())))) onClose();
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
        {ask === 'withdraw' ? null : (
          <TextArea
            label={ask === 'escalate' ? caseTexts.note : caseTexts.answer}
            required={ask === 'reject'}
            optional={ask !== 'reject'}
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

function wishOf(ask: CaseAsk, caseId: number, words: string): CaseMove {
  if (ask === 'withdraw') return { action: 'withdraw', request: { caseId } };
  if (ask === 'escalate') return { action: 'escalate', request: { caseId, ...(words && { note: words }) } };
  return { action: 'answer', request: { caseId, accept: ask === 'accept', ...(words && { answer: words }) } };
}
