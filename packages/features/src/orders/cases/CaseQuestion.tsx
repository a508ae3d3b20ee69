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
import { lazyPart } from '@havan/app-shell/loading/LazyPart';
import type { ReturnCheck } from '../receiving/return-check.ts';
import { caseTexts } from './case-texts.ts';
import { useCaseMove } from './use-case-move.ts';

const ReturnScan = lazyPart(() => import('../receiving/ReturnScan.tsx'), 'ReturnScan');

export type CaseAsk = 'accept' | 'acceptOnReturn' | 'receiveGoods' | 'reject' | 'withdraw' | 'escalate';

/** The answers that contain a number of units. */
const countsUnits: ReadonlySet<CaseAsk> = new Set(['accept', 'acceptOnReturn', 'receiveGoods']);

interface CaseQuestionProps {
  readonly one: OrderCase;
  readonly nameOf: (lineNo: number) => string;
  readonly ask: CaseAsk;
  readonly onClose: () => void;
}

/** Most characters of an answer. */
const longestAnswer = 500;
const answerRule = requiredText(3, longestAnswer);

/** Renders the confirmation of a step of a case. A rejection and a partial acceptance need a reason. */
export function CaseQuestion({ one, nameOf, ask, onClose }: CaseQuestionProps) {
  const { caseId } = one;
  // Returned units are compared with the accepted ones.
  const lines =
    ask === 'receiveGoods'
      ? one.lines
          .map((line) => {
            const quantity = line.acceptedQuantity ?? line.quantity;
            return { ...line, quantity, amount: (line.amount / line.quantity) * quantity };
          })
          .filter(({ quantity }) => quantity > 0)
      : one.lines;
  const asksUnits = countsUnits.has(ask);
  const [taken, setTaken] = useState<Readonly<Record<number, number>>>({});
  const unitsOf = ({ lineNo, quantity }: OrderCase['lines'][number]) => taken[lineNo] ?? quantity;
  const amount = lines.reduce((sum, line) => sum + (line.amount / line.quantity) * unitsOf(line), 0);
  const isWhole = lines.every((line) => unitsOf(line) === line.quantity);
  const units = lines.reduce((sum, line) => sum + unitsOf(line), 0);
  const { move, isPending, error } = useCaseMove();
  const [words, setWords] = useState('');
  const [wordsError, setWordsError] = useState<string | null>(null);
  const [scanned, setScanned] = useState('');
  const writeCheck = ({ units: came, remarks }: ReturnCheck) => {
    const remark = remarks.join('\n').slice(0, longestAnswer);
    setTaken(came);
    setScanned(remark);
    // A text that the seller has written stays; that of the last check is replaced.
    setWords((known) => (known === '' || known === scanned ? remark : known));
    setWordsError(null);
  };
  const texts = {
    accept: [caseTexts.acceptTitle, caseTexts.accept, caseTexts.acceptHelp(formatMoney(amount))],
    acceptOnReturn: [
      caseTexts.acceptOnReturnTitle,
      caseTexts.acceptOnReturn,
      caseTexts.acceptOnReturnHelp(formatMoney(amount)),
    ],
    receiveGoods: [
      caseTexts.receiveGoodsTitle,
      caseTexts.receiveGoods,
      caseTexts.acceptHelp(formatMoney(amount)),
    ],
    reject: [caseTexts.rejectTitle, caseTexts.reject, caseTexts.rejectHelp],
    withdraw: [caseTexts.withdrawTitle, caseTexts.withdraw, caseTexts.withdrawHelp],
    escalate: [caseTexts.escalateTitle, caseTexts.escalate, caseTexts.escalateHelp],
  } as const;
  const [title, button, help] = texts[ask];
  const answer = async () => {
    const isExplained = ask === 'reject' || (asksUnits && !isWhole);
    const missing = isExplained && fieldError(answerRule, words) !== null;
    const problem =
      asksUnits && units === 0
        ? caseTexts.takeNothing
        : missing
          ? asksUnits
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
        {ask === 'receiveGoods' ? (
          <ReturnScan orderId={one.orderId} lines={lines} onCheck={writeCheck} />
        ) : null}
        {asksUnits
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
            required={ask === 'reject' || (asksUnits && !isWhole)}
            optional={ask === 'escalate' || (asksUnits && isWhole)}
            maxLength={longestAnswer}
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
  if (ask === 'receiveGoods')
    return {
      action: 'receive',
      request: { caseId, ...(words && { answer: words }), ...(lines.length > 0 && { lines }) },
    };
  const accept = ask !== 'reject';
  return {
    action: 'answer',
    request: {
      caseId,
      accept,
      ...(ask === 'acceptOnReturn' && { goodsFirst: true }),
      ...(words && { answer: words }),
      ...(accept && lines.length > 0 && { lines }),
    },
  };
}
