import { basketMergeMutation } from '@havan/api-client/queries/basket';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { basketTexts } from '../trade/trade-texts.ts';
import { useWaitingLines } from '../trade/waiting-lines.ts';

/** Joins what this browser holds with the basket of whoever is signed in now; a refusal is tried at the next visit. */
export function WaitingLinesMerge() {
  const { api } = useAppProfile();
  const toast = useToast();
  const lines = useWaitingLines((store) => store.lines);
  const drop = useWaitingLines((store) => store.drop);
  const { mutate, isPending, isError } = useMutation(basketMergeMutation(api));
  const isDue = lines.length > 0 && !isPending && !isError;

  useEffect(() => {
    if (!isDue) return;
    mutate(
      { lines: lines.map(({ listingId, count }) => ({ listingId, count })) },
      {
        onSuccess: (answer) => {
          drop(lines);
          const joined = answer.lines.filter(({ added }) => added > 0).length;
          if (joined > 0) toast({ title: basketTexts.merged(joined), tone: 'positive' });
        },
      },
    );
  }, [isDue, lines, mutate, drop, toast]);
  return null;
}
