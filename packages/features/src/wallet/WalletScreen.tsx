import { walletQuery } from '@havan/api-client/queries/wallet';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { DoubleRule } from '@havan/ui/DoubleRule';
import { Inline } from '@havan/ui/Inline';
import { Money } from '@havan/ui/Money';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { StatStrip, StatTile } from '@havan/ui/StatTile';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppProfile } from '../shell/app-profile.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { RequireArea } from '../shell/RequireArea.tsx';
import { LoyaltyPoints } from './LoyaltyPoints.tsx';
import { MovementTable } from './MovementTable.tsx';
import { walletTexts } from './wallet-texts.ts';
import * as css from './WalletScreen.css.ts';
import { WalletContractModal } from './WalletContractModal.tsx';
import { WithdrawalList } from './WithdrawalList.tsx';
import { WithdrawModal } from './WithdrawModal.tsx';

/** `/myprofile/wallet`: what is there, what is coming, and the way to the bank. */
export function WalletScreen() {
  return (
    <RequireArea area="wallet">
      <KnownWallet />
    </RequireArea>
  );
}

function KnownWallet() {
  const { api, paths, audience } = useAppProfile();
  const { data: wallet, error, refetch } = useQuery({ ...walletQuery(api), refetchInterval: 15_000 });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Page>
      <title>{`${walletTexts.title} | Havan`}</title>
      <Stack space="xl">
        <SectionHeader level={1} title={walletTexts.title} line />
        {error && !wallet ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
        {!error && !wallet ? <Shimmer kind="rows" count={6} label={walletTexts.loading} /> : null}
        {wallet ? (
          <>
            <div className={css.head}>
              <Stack space="s">
                <Text tone="soft">{walletTexts.balance}</Text>
                <div>
                  <DoubleRule kind="result">
                    <Money value={wallet.balance} size="display" />
                  </DoubleRule>
                </div>
                {wallet.balance < 0 ? <Alert kind="warning">{walletTexts.negative}</Alert> : null}
                <Inline>
                  <Button disabled={wallet.balance <= 0} onClick={() => setIsOpen(true)}>
                    {walletTexts.withdraw}
                  </Button>
                  <ButtonLink variant="outline" href={paths.transactions()}>
                    {walletTexts.allMovements}
                  </ButtonLink>
                </Inline>
              </Stack>
              <StatStrip label={walletTexts.underway}>
                <StatTile
                  label={walletTexts.owed}
                  value={<Money value={wallet.owed} size="large" />}
                  remark={walletTexts.owedRemark}
                />
                <StatTile
                  label={walletTexts.expected}
                  value={<Money value={wallet.expected} size="large" />}
                  remark={walletTexts.expectedRemark}
                />
                <StatTile
                  label={walletTexts.inTransit}
                  value={<Money value={wallet.inTransit} size="large" />}
                  remark={walletTexts.inTransitRemark}
                />
              </StatStrip>
            </div>
            <WithdrawalList withdrawals={wallet.withdrawals} />
            {audience === 'buyer' ? <LoyaltyPoints /> : null}
            <Stack as="section" space="m" aria-labelledby="hareketler">
              <SectionHeader id="hareketler" title={walletTexts.movements} />
              <MovementTable />
            </Stack>
            {isOpen && wallet.contract.acceptedAt === null ? (
              <WalletContractModal wallet={wallet} onClose={() => setIsOpen(false)} />
            ) : null}
            {isOpen && wallet.contract.acceptedAt !== null ? (
              <WithdrawModal wallet={wallet} onClose={() => setIsOpen(false)} />
            ) : null}
          </>
        ) : null}
      </Stack>
    </Page>
  );
}
