import { creditPurchaseQuery } from '@havan/api-client/queries/sales/e-invoice-credits';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { ThreeDsFrame } from '@havan/features/card-payment/ThreeDsFrame';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';

interface BankStepProps {
  readonly paymentId: string;
  readonly url: string;
}

/** Renders the bank's page over the form until the API has the bank's report, then opens the page of the result. */
export function BankStep({ paymentId, url }: BankStepProps) {
  const { api } = useAppProfile();
  const navigate = useNavigate();
  const { data, refetch } = useQuery(creditPurchaseQuery(api, paymentId));
  const isDecided = data?.state === 'captured' || data?.state === 'failed';
  useEffect(() => {
    if (isDecided) void navigate(paths.buyCredits(paymentId), { replace: true });
  }, [isDecided, navigate, paymentId]);
  return <ThreeDsFrame url={url} onReturn={() => void refetch()} />;
}
