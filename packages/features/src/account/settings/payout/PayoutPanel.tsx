import { payoutAccountsQuery } from '@havan/api-client/queries/money/payout-accounts';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { addPayoutAccount } from '@havan/contract/money/payout-accounts';
import { mostPayoutAccounts } from '@havan/domain/payout-account';
import { Alert } from '@havan/ui/Alert';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddPayoutAccount } from './AddPayoutAccount.tsx';
import { PayoutAccountRow } from './PayoutAccountRow.tsx';
import { payoutTexts } from './payout-texts.ts';

/** Renders the bank accounts that the company may be paid to; owners add and remove them. */
export function PayoutPanel() {
  const { api } = useAppProfile();
  const isOwner = useMay(addPayoutAccount);
  const { data, error, refetch } = useQuery(payoutAccountsQuery(api));
  const [isAdding, setAdding] = useState(false);
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="rows" count={2} label={payoutTexts.loading} />;
  const { accounts, legalName } = data;
  return (
    <Stack space="m">
      <Text tone="soft">{payoutTexts.lead}</Text>
      {accounts.length === 0 ? (
        <Text>{payoutTexts.empty}</Text>
      ) : (
        <Box as="ul" surface="sheet" frame="section">
          {accounts.map((account) => (
            <PayoutAccountRow key={account.payoutAccountId} account={account} isOwner={isOwner} />
          ))}
        </Box>
      )}
      {isOwner ? (
        <Adding isFull={accounts.length >= mostPayoutAccounts} onAdd={() => setAdding(true)} />
      ) : (
        <Alert kind="info">{payoutTexts.ownersOnly}</Alert>
      )}
      {isAdding ? <AddPayoutAccount legalName={legalName} onClose={() => setAdding(false)} /> : null}
    </Stack>
  );
}

function Adding({ isFull, onAdd }: { isFull: boolean; onAdd: () => void }) {
  if (isFull) return <Alert kind="info">{payoutTexts.full}</Alert>;
  return (
    <Inline>
      <Button variant="outline" onClick={onAdd}>
        {payoutTexts.add}
      </Button>
    </Inline>
  );
}
