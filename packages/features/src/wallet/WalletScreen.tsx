import { walletQuery } from '@havan/api-client/queries/money/wallet';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { DoubleRule } from '@havan/ui/DoubleRule';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { pendingPayoutSlug } from '@havan/domain/order';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { StatStrip, StatTile } from '@havan/ui/StatTile';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { useMay } from '@havan/app-shell/profile/use-may';
import { acceptWalletContract, cancelWithdrawal, withdrawToIban } from '@havan/contract/money/wallet';
import { LoyaltyPoints } from './points/LoyaltyPoints.tsx';
import { MovementTable } from './transactions/MovementTable.tsx';
import { walletTexts } from './wallet-texts.ts';
import * as css from './WalletScreen.css.ts';
import { WalletContractModal } from './contract/WalletContractModal.tsx';
import { WithdrawalList } from './withdrawals/WithdrawalList.tsx';
import { WithdrawModal } from './withdrawals/WithdrawModal.tsx';

/** Renders `/myprofile/wallet`: the balance, expected amounts, withdrawals to the bank, and the movements. */
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
  const mayAccept = useMay(acceptWalletContract);
  const mayCancel = useMay(cancelWithdrawal);
  // Only the owner may accept the contract; after that the right to money is enough.
  const mayWithdraw = useMay(withdrawToIban) && (wallet?.contract.acceptedAt !== null || mayAccept);
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
                  {mayWithdraw ? (
                    <Button disabled={wallet.balance <= 0} onClick={() => setIsOpen(true)}>
                      {walletTexts.withdraw}
                    </Button>
                  ) : null}
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
                  label={walletTexts.pendingPayout}
                  value={
                    audience === 'buyer' ? (
                      <Money value={wallet.pendingPayout} size="large" />
                    ) : (
                      <Link variant="name" href={paths.orders(pendingPayoutSlug)}>
                        <Money value={wallet.pendingPayout} size="large" />
                      </Link>
                    )
                  }
                  remark={walletTexts.pendingPayoutRemark}
                />
                <StatTile
                  label={walletTexts.inTransit}
                  value={<Money value={wallet.inTransit} size="large" />}
                  remark={walletTexts.inTransitRemark}
                />
              </StatStrip>
            </div>
            <WithdrawalList withdrawals={wallet.withdrawals} mayCancel={mayCancel} />
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
