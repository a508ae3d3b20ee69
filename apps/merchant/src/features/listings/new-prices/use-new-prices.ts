import { setPricesMutation } from '@havan/api-client/queries/listings/expiry-radar';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { ListingEdit, SellerListing } from '@havan/contract/listings/listings';
import type { Kurus } from '@havan/domain/money';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { newPriceTexts as texts } from './new-price-texts.ts';

export interface NewPrice extends Pick<SellerListing, 'listingId' | 'version' | 'productName' | 'price'> {
  readonly newPrice: Kurus;
}

/** A price to confirm, with its warnings. */
export interface PriceQuestion {
  readonly change: NewPrice;
  readonly sentences: readonly string[];
  readonly ticked: NonNullable<ListingEdit['ticked']>;
}

/**
 * Returns a function that applies prices to listings; warnings are confirmed, refusals and conflicts are
 * reported.
 */
export function useNewPrices(onApplied?: () => void) {
  const { api } = useAppProfile();
  const toast = useToast();
  const [questions, setQuestions] = useState<readonly PriceQuestion[]>([]);
  const { mutate, isPending, variables } = useMutation({
    ...setPricesMutation(api),
    onError: (error) => toast({ title: error.message, tone: 'attention' }),
  });
  const send = (changes: readonly NewPrice[], tickedOf: ReadonlyMap<number, PriceQuestion['ticked']>) => {
    const rows = changes.map(({ listingId, version, newPrice }) => ({
      listingId,
      version,
      changes: { price: newPrice },
      ticked: [...(tickedOf.get(listingId) ?? [])],
    }));
    const changeOf = new Map(changes.map((change) => [change.listingId, change]));
    mutate(rows, {
      onSuccess: (answers) => {
        const saved = answers.filter(({ answer }) => answer.outcome === 'saved').length;
        let outdated = 0;
        const asked: PriceQuestion[] = [];
        for (const { listingId, answer } of answers) {
          const change = changeOf.get(listingId);
          if (answer.outcome === 'refused')
            toast({ title: answer.problems.map(({ sentence }) => sentence).join(' '), tone: 'attention' });
          if (answer.outcome !== 'asks' || !change) continue;
          if (answer.isOutdated) outdated += 1;
          else
            asked.push({
              change,
              sentences: answer.warnings.map(({ sentence }) => sentence),
              ticked: answer.warnings.map(({ code }) => code),
            });
        }
        if (saved > 0) toast({ title: texts.applied(saved), tone: 'positive' });
        if (outdated > 0) toast({ title: texts.changed(outdated), tone: 'attention' });
        setQuestions(asked);
        if (asked.length === 0) onApplied?.();
      },
    });
  };
  return {
    isPending,
    /** Id of the listing that is being changed; null while there are several or none. */
    underway: variables?.length === 1 ? (variables[0]?.listingId ?? null) : null,
    questions,
    apply: (changes: readonly NewPrice[]) => send(changes, new Map()),
    answer: (isYes: boolean) => {
      if (!isYes) setQuestions([]);
      else
        send(
          questions.map(({ change }) => change),
          new Map(questions.map(({ change, ticked }) => [change.listingId, ticked])),
        );
    },
  };
}
