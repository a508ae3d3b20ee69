import { ApiError } from '@havan/api-client/api-error';
import { tokeniseCard } from '@havan/api-client/bank';
import { payMutation, paymentKeys } from '@havan/api-client/queries/payment';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { deviceOf } from '@havan/domain/limits';
import { paymentFailureCodes } from '@havan/domain/payment';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { createAttempts, type Intention } from './attempt.ts';

export interface Challenge {
  readonly paymentId: string;
  readonly url: string;
}

interface Order extends Intention {
  readonly acceptedAgreements: string[];
}

type LoanFailure = 1981 | 1992;

/**
 * From the pressed button to the bank's page: the card becomes a token at the bank, the payment begins at our API, the
 * 3-D secure step opens in the modal, on a phone as a full page. The outcome is never taken from the browser.
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

  const pay = async ({ acceptedAgreements, ...intention }: Order): Promise<void> => {
    const { bankOrigin } = await globals.getState().load();
    const attempt = attempts.of(intention);
    attempt.cardToken ??= (await tokeniseCard(bankOrigin, intention.card)).cardToken;
    const { paymentId, threeDs } = await mutateAsync({
      idempotencyKey: attempt.idempotencyKey,
      cardToken: attempt.cardToken,
      sellerIds: [...intention.sellerIds],
      basketVersion: intention.basketVersion,
      addressId: intention.addressId,
      installments: intention.installments,
      acceptedAgreements,
    });
    if (!threeDs) await navigate(paths.paymentResult('success', paymentId));
    else if (deviceOf(innerWidth) === 'mobile') leave(threeDs.url);
    else setChallenge({ paymentId, url: threeDs.url });
  };

  const start = async (order: Order): Promise<void> => {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    try {
      await pay(order);
    } catch (error) {
      if (!(error instanceof ApiError) || !error.isPassing) attempts.forget();
      const code = loanFailureOf(error);
      if (code) setLoanFailure(code);
      else setFailure(error instanceof ApiError ? error.message : defaultAlert);
      await client.invalidateQueries({ queryKey: paymentKeys.checkouts });
    } finally {
      setPending(false);
    }
  };
  return { start, isPending, failure, loanFailure, challenge };
}

function loanFailureOf(error: unknown): LoanFailure | null {
  if (!(error instanceof ApiError)) return null;
  const codes: readonly number[] = Object.values(paymentFailureCodes);
  return codes.includes(error.statusCode) ? (error.statusCode as LoanFailure) : null;
}
