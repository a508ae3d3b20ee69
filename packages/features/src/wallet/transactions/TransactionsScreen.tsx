import { getStatement } from '@havan/contract/money/wallet';
import { canBuy, canSell } from '@havan/domain/company';
import { Alert } from '@havan/ui/Alert';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Tabs } from '@havan/ui/Tabs';
import { useParams } from 'react-router';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { useBasicInfos, useMayEnter } from '@havan/app-shell/profile/use-basic-infos';
import { NotFoundScreen } from '@havan/app-shell/screens/NotFoundScreen';
import { TurnoverBonus } from '../bonus/TurnoverBonus.tsx';
import { LoyaltyPoints } from '../points/LoyaltyPoints.tsx';
import { PayoutStatements } from '../statements/PayoutStatements.tsx';
import { PendingTransfer } from '../statements/PendingTransfer.tsx';
import { MovementTable } from './MovementTable.tsx';
import { StatementTable } from './StatementTable.tsx';
import { statementTexts } from '../wallet-texts.ts';

const pages = ['settled', 'approvals', 'statements', 'bonus', 'points', 'wallet'] as const;

/**
 * Renders `/myprofile/transactions/:page?`: due amounts, the account order by order, orders that wait for an approval,
 * weekly statements, turnover bonus, points and the wallet. An unknown page is the 404 page.
 */
export function TransactionsScreen() {
  const { paths, audience } = useAppProfile();
  const infos = useBasicInfos();
  const { page = 'settled' } = useParams();
  const hasWallet = useMayEnter('wallet');
  const maySeeStatement = useMay(getStatement);
  const companyType = infos?.user.companyType;
  const sides = (
    [
      ['sold', companyType !== undefined && canSell(companyType)],
      ['purchased', companyType !== undefined && canBuy(companyType)],
    ] as const
  ).flatMap(([side, may]) => (may ? [side] : []));
  const first = audience === 'merchant' ? 'sold' : 'purchased';
  // Until the company is known, users of the seller app count as sellers.
  const isSeller = companyType === undefined ? audience === 'merchant' : sides.includes('sold');
  const showsPoints = hasWallet === false && audience === 'buyer' && sides.includes('purchased');
  const current = pages.find((known) => known === page);
  if (current === undefined || (current === 'wallet' && hasWallet === false)) return <NotFoundScreen />;
  return (
    <RequireArea area="transactions">
      <Page>
        <title>{`${statementTexts.title} | Havan`}</title>
        <Stack space="l" inOrder>
          <SectionHeader level={1} title={statementTexts.title} />
          {isSeller && audience === 'merchant' ? <PendingTransfer /> : null}
          <Tabs
            label={statementTexts.pages}
            value={current}
            tabs={[
              { id: 'settled', label: statementTexts.tabs.settled, href: paths.transactions() },
              {
                id: 'approvals',
                label: statementTexts.tabs.approvals,
                href: paths.transactions('approvals'),
              },
              ...(isSeller
                ? [
                    {
                      id: 'statements',
                      label: statementTexts.tabs.statements,
                      href: paths.transactions('statements'),
                    },
                    {
                      id: 'bonus',
                      label: statementTexts.tabs.bonus,
                      href: paths.transactions('bonus'),
                    },
                  ]
                : []),
              // A company with a wallet sees its points on the page of the wallet.
              ...(showsPoints
                ? [{ id: 'points', label: statementTexts.tabs.points, href: paths.transactions('points') }]
                : []),
              ...(hasWallet === true
                ? [{ id: 'wallet', label: statementTexts.tabs.wallet, href: paths.transactions('wallet') }]
                : []),
            ]}
          />
          {current === 'wallet' ? <MovementTable /> : null}
          {current === 'statements' ? <PayoutStatements /> : null}
          {current === 'bonus' ? <TurnoverBonus /> : null}
          {current === 'points' ? <LoyaltyPoints /> : null}
          {current === 'settled' || current === 'approvals' ? (
            maySeeStatement ? (
              <StatementTable key={current} page={current} sides={sides} first={first} />
            ) : (
              <Alert kind="info">{statementTexts.mayNotRead}</Alert>
            )
          ) : null}
        </Stack>
      </Page>
    </RequireArea>
  );
}
