import { creditBalanceQuery, creditPackagesQuery } from '@havan/api-client/queries/sales/e-invoice-credits';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { NotFoundScreen } from '@havan/app-shell/screens/NotFoundScreen';
import { buyCredits } from '@havan/contract/sales/e-invoice-credits';
import { formatCount } from '@havan/domain/count';
import { Box } from '@havan/ui/Box';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { EmptyState } from '@havan/ui/EmptyState';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { StatStrip, StatTile } from '@havan/ui/StatTile';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { BuyCreditsForm } from './BuyCreditsForm.tsx';
import { CreditMovements } from './CreditMovements.tsx';
import { CreditPurchaseResult } from './CreditPurchaseResult.tsx';
import { creditTexts as texts } from './credit-texts.ts';

const isPaymentId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/**
 * Renders `/myprofile/einvoices/buycredits/:buycreditsResult?`: the credits and their packages, or the outcome of a
 * purchase.
 */
export function BuyCreditsScreen() {
  const { buycreditsResult: result } = useParams();
  if (result !== undefined && !isPaymentId(result)) return <NotFoundScreen />;
  return (
    <RequireArea area="orders">
      <Page>
        <title>{`${texts.title} | Havan`}</title>
        {result === undefined ? <Credits /> : <CreditPurchaseResult paymentId={result} />}
      </Page>
    </RequireArea>
  );
}

function Credits() {
  const mayBuy = useMay(buyCredits);
  return (
    <Stack space="l" inOrder>
      <SectionHeader
        level={1}
        title={texts.title}
        remark={texts.perInvoice}
        actions={
          <ButtonLink variant="outline" href={paths.eInvoices()}>
            {texts.back}
          </ButtonLink>
        }
      />
      <Balance />
      {mayBuy ? <Packages /> : null}
      <CreditMovements />
    </Stack>
  );
}

function Balance() {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(creditBalanceQuery(api));
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="rows" count={1} height={72} label={texts.loading} />;
  const { balance, isLow, spentIn30Days, daysLeft } = data;
  return (
    <StatStrip label={texts.sums}>
      <StatTile
        label={texts.balance}
        value={formatCount(balance)}
        {...(isLow && {
          remark: balance === 0 ? texts.none : texts.low(balance),
          remarkTone: 'critical' as const,
        })}
      />
      <StatTile label={texts.spent} value={formatCount(spentIn30Days)} />
      <StatTile label={texts.lasts} value={daysLeft === null ? texts.unknownDays : texts.daysOf(daysLeft)} />
    </StatStrip>
  );
}

function Packages() {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(creditPackagesQuery(api));
  return (
    <Stack as="section" space="m" aria-labelledby="paketler">
      <SectionHeader id="paketler" title={texts.buy} />
      {error && !data ? <LoadFailure size="part" error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <Shimmer kind="rows" count={3} label={texts.loading} /> : null}
      {data?.length === 0 ? (
        <EmptyState kind="other" size="panel" title={texts.noPackages} subtitle={texts.noPackagesHint} />
      ) : null}
      {data && data.length > 0 ? (
        <Box width="form">
          <BuyCreditsForm packages={data} />
        </Box>
      ) : null}
    </Stack>
  );
}
