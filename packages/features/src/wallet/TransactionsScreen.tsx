import { canBuy, canSell } from '@havan/domain/company';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Tabs } from '@havan/ui/Tabs';
import { useParams } from 'react-router';
import { useAppProfile } from '../shell/app-profile.ts';
import { RequireArea } from '../shell/RequireArea.tsx';
import { useBasicInfos } from '../shell/use-basic-infos.ts';
import { MovementTable } from './MovementTable.tsx';
import { StatementTable } from './StatementTable.tsx';
import { statementTexts } from './wallet-texts.ts';

/** `/myprofile/transactions/:page?`: the account order by order, of the wallet, and what waits for an approval. */
export function TransactionsScreen() {
  const { paths, audience } = useAppProfile();
  const infos = useBasicInfos();
  const { page = 'settled' } = useParams();
  const current = page === 'wallet' || page === 'approvals' ? page : 'settled';
  const companyType = infos?.user.companyType;
  const sides = (
    [
      ['sold', companyType !== undefined && canSell(companyType)],
      ['purchased', companyType !== undefined && canBuy(companyType)],
    ] as const
  ).flatMap(([side, may]) => (may ? [side] : []));
  const first = audience === 'merchant' ? 'sold' : 'purchased';
  return (
    <RequireArea area="transactions">
      <Page>
        <title>{`${statementTexts.title} | Havan`}</title>
        <Stack space="l">
          <SectionHeader level={1} title={statementTexts.title} />
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
              ...(infos?.user.isWalletAvailable
                ? [{ id: 'wallet', label: statementTexts.tabs.wallet, href: paths.transactions('wallet') }]
                : []),
            ]}
          />
          {current === 'wallet' ? (
            <MovementTable />
          ) : (
            <StatementTable key={current} page={current} sides={sides} first={first} />
          )}
        </Stack>
      </Page>
    </RequireArea>
  );
}
