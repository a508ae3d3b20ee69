import { ApiError, sentenceOf } from '@havan/api-client/api-error';
import { tokeniseCard } from '@havan/api-client/bank';
import { payMutation, paymentKeys } from '@havan/api-client/queries/sales/payment';
import { deviceOf } from '@havan/domain/limits';
import { paymentFailureCodes } from '@havan/domain/payment';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { createAttempts } from '@havan/features/card-payment/attempt';
import type { Intention } from './intention.ts';

export interface Challenge {
  readonly paymentId: string;
  readonly url: string;
}

type LoanFailure = 1981 | 1992;

/**
 * Returns the action of the pay button: a typed card becomes a token at the bank, the payment begins at the API, and
 * the bank's step opens in the modal, or as a full page on a phone and where the bank takes the card. The outcome is
 * never taken from the browser.
 */
export function usePay() {
  const { api, globals, leave } = useAppProfile();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(payMutation(api));
  const [attempts] = useState(() => createAttempts(() => crypto.randomUUID()));
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [loanFailure, setLoanFailure] = useState<LoanFailure | null>(null);
  const [challenge, setChallenge] = useState<Challenge | null>(null);

  const pay = async (intention: Intention): Promise<void> => {
    const attempt = attempts.of(intention);
    const { bankOrigin, cardEntry } = await globals.getState().load();
    if (intention.card && attempt.cardToken === null) {
      attempt.cardToken = (await tokeniseCard(bankOrigin, intention.card)).cardToken;
    }
    const { paymentId, threeDs } = await mutateAsync({
      ...intention.request,
      idempotencyKey: attempt.idempotencyKey,
      ...(attempt.cardToken !== null && { cardToken: attempt.cardToken }),
    });
    if (!threeDs) await navigate(paths.paymentResult('success', paymentId));
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
      const code = loanFailureOf(error);
      if (code && intention.request.method === 'loan') await navigate(paths.loanFail(code));
      else if (code) setLoanFailure(code);
      else setFailure(sentenceOf(error));
      await client.invalidateQueries({ queryKey: paymentKeys.checkouts });
    } finally {
      setPending(false);
    }
  };
  return { start, isPending, failure, loanFailure, challenge };
}

function loanFailureOf(error: unknown): LoanFailure | null {
  if (!(error instanceof ApiError)) return null;
  return Object.values(paymentFailureCodes).find((code) => code === error.statusCode) ?? null;
}
