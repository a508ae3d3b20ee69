import { creditPurchaseQuery, creditsMoved } from '@havan/api-client/queries/sales/e-invoice-credits';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { EmptyState } from '@havan/ui/EmptyState';
import { Loading } from '@havan/ui/Loading';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '../../../paths.ts';
import { creditTexts as texts } from './credit-texts.ts';

/** Renders the outcome of a purchase; it comes from the API, not from the address. */
export function CreditPurchaseResult({ paymentId }: { readonly paymentId: string }) {
  const { api } = useAppProfile();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(creditPurchaseQuery(api, paymentId));
  const isCaptured = data?.state === 'captured';
  useEffect(() => {
    if (isCaptured) void creditsMoved(client);
  }, [isCaptured, client]);
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data?.state === 'captured' || data?.state === 'refunded')
    return (
      <EmptyState
        kind="other"
        isHeading
        title={isCaptured ? texts.bought(data.credits) : texts.givenBack}
        subtitle={texts.boughtHint(data.balance)}
        actions={
          <>
            <ButtonLink href={paths.eInvoices()}>{texts.toInvoices}</ButtonLink>
            <ButtonLink variant="outline" href={paths.buyCredits()}>
              {texts.movements}
            </ButtonLink>
          </>
        }
      />
    );
  if (data?.state === 'failed')
    return (
      <EmptyState
        kind="other"
        isHeading
        title={texts.failed}
        {...(data.failureMessage && { subtitle: data.failureMessage })}
        actions={<ButtonLink href={paths.buyCredits()}>{texts.again}</ButtonLink>}
      />
    );
  return (
    <Stack space="m" align="center">
      <Loading size="block" label={texts.verifying} showLabel />
      <Text tone="soft">{texts.verifyingHint}</Text>
    </Stack>
  );
}
