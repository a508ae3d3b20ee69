import { sentenceOf } from '@havan/api-client/api-error';
import { bulkAddMutation } from '@havan/api-client/queries/basket-work';
import type { BulkLine } from '@havan/contract/basket-transfer';
import { mergedQuickOrder, type QuickOrderLine, readQuickOrder } from '@havan/domain/quick-order';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { quickOrderTexts } from './quick-order-texts.ts';

/** A list that was looked at: what was found, and what could not even be read. */
export interface CheckedList {
  readonly lines: readonly BulkLine[];
  readonly faults: readonly QuickOrderLine[];
  /** Lines of the list; those with equal barcodes are one of `lines`. */
  readonly rows: number;
}

/** The list as it is typed, what the market says to it, and the press that puts it into the cart. */
export function useQuickOrder(onAdded: (count: number) => void) {
  const { api } = useAppProfile();
  const { mutate, isPending } = useMutation(bulkAddMutation(api));
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [checked, setChecked] = useState<CheckedList | null>(null);
  const fail = (reason: Error) => setError(sentenceOf(reason));

  const check = (): void => {
    const read = readQuickOrder(text);
    const lines = mergedQuickOrder(read);
    setError(null);
    if (lines.length === 0) {
      setError(quickOrderTexts.nothing);
      return;
    }
    const faults = read.filter(({ fault }) => fault !== null);
    mutate(
      { lines, isTrial: true },
      {
        onSuccess: (answer) => setChecked({ lines: answer.lines, faults, rows: read.length }),
        onError: fail,
      },
    );
  };
  const add = (lines: { listingId: number; count: number }[]): void => {
    setError(null);
    mutate({ lines }, { onSuccess: (answer) => onAdded(addedOf(answer.lines)), onError: fail });
  };
  const type = (next: string): void => {
    setText(next);
    setError(null);
  };
  return { text, type, error, setError, checked, back: () => setChecked(null), check, add, isPending };
}

const addedOf = (lines: readonly BulkLine[]): number => lines.filter(({ added }) => added > 0).length;
