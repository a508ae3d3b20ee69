import { sentenceOf } from '@havan/api-client/api-error';
import { cartResendMutation } from '@havan/api-client/queries/cart/cart-resend';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addToCartTexts } from '../shared/shared-texts.ts';
import { useWaitingLines, type WaitingLine } from '../shared/cart/waiting-lines.ts';

/** Delay of the next try after a missing answer, ms: the longest wait of specification §9. */
const tryAgainMs = 30_000;

const offersOf = (lines: readonly WaitingLine[]): number =>
  new Set(lines.map(({ listingId }) => listingId)).size;

/**
 * Adds the lines that this browser holds to the cart of the signed-in user, and reports added and refused
 * ones.
 */
export function WaitingLinesResend() {
  const { api } = useAppProfile();
  const toast = useToast();
  const lines = useWaitingLines((store) => store.lines);
  const drop = useWaitingLines((store) => store.drop);
  const { mutate, reset, isPending, isError } = useMutation(cartResendMutation<WaitingLine>(api));
  const isDue = lines.length > 0 && !isPending && !isError;

  useEffect(() => {
    if (!isDue) return;
    mutate(lines, {
      onSuccess: ({ added, refused }) => {
        drop([...added, ...refused.map(({ line }) => line)]);
        if (added.length > 0) toast({ title: addToCartTexts.resent(offersOf(added)), tone: 'positive' });
        const [first] = refused;
        if (first)
          toast({
            title: addToCartTexts.notResent(offersOf(refused.map(({ line }) => line))),
            description: sentenceOf(first.error),
            tone: 'critical',
          });
      },
    });
  }, [isDue, lines, mutate, drop, toast]);

  useEffect(() => {
    if (!isError) return undefined;
    const later = setTimeout(reset, tryAgainMs);
    return () => clearTimeout(later);
  }, [isError, reset]);
  return null;
}
