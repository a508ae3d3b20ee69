import { sentenceOf } from '@havan/api-client/api-error';
import { bulkAddMutation } from '@havan/api-client/queries/cart/cart-work';
import { smartCartReadLinesMutation } from '@havan/api-client/queries/cart/smart-cart';
import type { BulkLine } from '@havan/contract/cart/cart-transfer';
import { mergedQuickOrder, type QuickOrderLine, readQuickOrder } from '@havan/domain/quick-order';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnsweredLine } from '../../../shared/list-file/NameChoices.tsx';
import { problemTexts } from '../../../shared/list-file/list-texts.ts';
import { faultTexts, quickOrderTexts } from './quick-order-texts.ts';

/** A line that is left out, with the reason. */
interface RefusedLine {
  readonly row: number;
  readonly text: string;
  readonly reason: string;
}

type Asked = (
  | { readonly barcode: string; readonly count: number }
  | { readonly productId: number; readonly count: number }
) & { readonly keptListingId?: number };

/** A checked list: the lines found, those that wait for a choice, and the refused ones. */
export interface CheckedList {
  readonly asked: readonly Asked[];
  readonly lines: readonly BulkLine[];
  readonly refused: readonly RefusedLine[];
  /** Lines whose name may mean several products. */
  readonly unclear: readonly AnsweredLine[];
  /** Lines of the list; those with equal barcodes are one of `lines`. */
  readonly rows: number;
}

/** Returns the typed list, its answers from the market, and the action that adds it to the cart. */
export function useQuickOrder(onAdded: (count: number) => void) {
  const { api } = useAppProfile();
  const { mutateAsync: send, isPending } = useMutation(bulkAddMutation(api));
  const { mutateAsync: readNames, isPending: isReading } = useMutation(smartCartReadLinesMutation(api));
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [checked, setChecked] = useState<CheckedList | null>(null);

  /** Runs a step; a failure is shown, and the typed list stays. */
  const attempt = (step: () => Promise<void>): void => {
    setError(null);
    step().catch((reason: unknown) => setError(sentenceOf(reason)));
  };
  const weigh = async (list: Omit<CheckedList, 'lines'>): Promise<void> => {
    const lines =
      list.asked.length === 0 ? [] : (await send({ lines: [...list.asked], isTrial: true })).lines;
    setChecked({ ...list, lines });
  };

  const check = (): void => {
    const read = readQuickOrder(text);
    const named = read.filter(({ name, fault }) => name !== null && fault === null);
    const barcodes = mergedQuickOrder(read);
    if (barcodes.length + named.length === 0) {
      setError(quickOrderTexts.nothing);
      return;
    }
    attempt(async () => {
      const answers =
        named.length === 0
          ? []
          : (await readNames(named.map(({ name, count }) => `${name ?? ''};${count}`).join('\n'))).lines;
      await weigh(listOf(read, barcodes, named, answers));
    });
  };
  const weighAgain = (): void => {
    if (checked) attempt(() => weigh(checked));
  };
  const choose = (line: AnsweredLine, { productId }: { readonly productId: number }): void => {
    if (!checked) return;
    const asked = [...checked.asked, { productId, count: line.quantity ?? 1 }];
    attempt(() => weigh({ ...checked, asked, unclear: checked.unclear.filter((each) => each !== line) }));
  };
  /** Asks for another quantity of a line, by its place in the request; its chosen offer stays among the answers. */
  const recount = (index: number, count: number, keptListingId: number): void => {
    if (!checked) return;
    const asked = checked.asked.map((one, at) => (at === index ? { ...one, count, keptListingId } : one));
    attempt(() => weigh({ ...checked, asked }));
  };
  const add = (lines: { listingId: number; count: number }[]): void =>
    attempt(async () => onAdded(addedOf((await send({ lines })).lines)));
  const type = (next: string): void => {
    setText(next);
    setError(null);
  };
  const back = () => setChecked(null);
  const isBusy = isPending || isReading;
  return {
    text,
    type,
    error,
    setError,
    checked,
    back,
    check,
    weighAgain,
    choose,
    recount,
    add,
    isPending: isBusy,
  };
}

/**
 * Splits the list into the request, the lines that wait for a choice and the refused ones; lines keep the
 * numbers of the list.
 */
function listOf(
  read: readonly QuickOrderLine[],
  barcodes: readonly Asked[],
  named: readonly QuickOrderLine[],
  answers: readonly AnsweredLine[],
): Omit<CheckedList, 'lines'> {
  const found = named.flatMap((line, at) => {
    const answer = answers[at];
    return answer ? [{ ...answer, line: line.row, text: line.text, quantity: line.count }] : [];
  });
  const isUnclear = ({ problem }: AnsweredLine) => problem === 'ambiguous';
  const isBought = ({ product, problem }: AnsweredLine) =>
    product !== null && (problem === null || problem === 'repeated' || problem === 'noOffers');
  const bought = found
    .filter(isBought)
    .flatMap(({ product, quantity }) =>
      product ? [{ productId: product.productId, count: quantity ?? 1 }] : [],
    );
  return {
    asked: [...barcodes, ...bought],
    unclear: found.filter(isUnclear),
    refused: [
      ...read.flatMap(({ row, text, fault }) => (fault ? [{ row, text, reason: faultTexts[fault] }] : [])),
      ...found
        .filter((line) => !isUnclear(line) && !isBought(line))
        .map(({ line: row, text, problem }) => ({
          row,
          text,
          reason: `${problemTexts[problem ?? 'unreadable']}.`,
        })),
    ].toSorted((one, other) => one.row - other.row),
    rows: read.length,
  };
}

const addedOf = (lines: readonly BulkLine[]): number => lines.filter(({ added }) => added > 0).length;
