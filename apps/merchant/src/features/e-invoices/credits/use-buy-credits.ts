import { ApiError, sentenceOf } from '@havan/api-client/api-error';
import { type Card, tokeniseCard } from '@havan/api-client/bank';
import { buyCreditsMutation, creditsMoved } from '@havan/api-client/queries/sales/e-invoice-credits';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { deviceOf } from '@havan/domain/limits';
import { createAttempts } from '@havan/features/card-payment/attempt';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';

/** One intention of the user to pay, which is never charged twice. */
interface Intention {
  readonly packageId: number;
  readonly total: number;
  /** Null where the bank's own page takes it. */
  readonly card: Card | null;
}

/** Returns the action of the buy button, which opens the bank's page: in the modal, on a phone as a full page. */
export function useBuyCredits() {
  const { api, globals, leave } = useAppProfile();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(buyCreditsMutation(api));
  const [attempts] = useState(() => createAttempts(() => crypto.randomUUID()));
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [challenge, setChallenge] = useState<{ readonly paymentId: string; readonly url: string } | null>(
    null,
  );

  const pay = async (intention: Intention): Promise<void> => {
    const { packageId, total, card } = intention;
    const attempt = attempts.of(intention);
    const { bankOrigin, cardEntry } = await globals.getState().load();
    if (card && attempt.cardToken === null) {
      attempt.cardToken = (await tokeniseCard(bankOrigin, card)).cardToken;
    }
    const { cardToken, idempotencyKey } = attempt;
    const { paymentId, threeDs } = await mutateAsync({
      packageId,
      total,
      idempotencyKey,
      ...(cardToken !== null && { cardToken }),
    });
    if (!threeDs) await navigate(paths.buyCredits(paymentId));
    else if (cardEntry === 'bankPage' || deviceOf(innerWidth) === 'mobile') leave(threeDs.url);
    else setChallenge({ paymentId, url: threeDs.url });
  };

  const start = async (intention: Intention): Promise<void> => {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    try {
      await pay(intention);
    } catch (error) {
      if (!(error instanceof ApiError) || !error.isPassing) attempts.invalidate();
      setFailure(sentenceOf(error));
      await creditsMoved(client);
    } finally {
      setPending(false);
    }
  };
  return { start, isPending, failure, challenge };
}
