import type { Withdrawal } from '@havan/contract/money/wallet';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useWalletMove } from '../use-wallet-move.ts';
import { withdrawalColumns } from './withdrawal-columns.tsx';
import { walletTexts } from '../wallet-texts.ts';

/** Renders the last withdrawals; one that has not been sent to the bank can be cancelled. */
export function WithdrawalList({
  withdrawals,
  mayCancel,
}: {
  readonly withdrawals: readonly Withdrawal[];
  readonly mayCancel: boolean;
}) {
  const toast = useToast();
  const { move, isPending } = useWalletMove();
  const cancel = async (withdrawalId: string) => {
    if (await move({ action: 'cancel', request: { withdrawalId } }))
      toast({ title: walletTexts.cancelled, tone: 'positive' });
  };
  return (
    <Stack as="section" space="m" aria-labelledby="cekimler">
      <SectionHeader id="cekimler" title={walletTexts.withdrawals} />
      {withdrawals.length === 0 ? (
        <Text tone="soft">{walletTexts.noWithdrawals}</Text>
      ) : (
        <Table
          caption={walletTexts.withdrawals}
          rows={withdrawals}
          rowKey={({ withdrawalId }) => withdrawalId}
          columns={withdrawalColumns(cancel, isPending).filter(({ id }) => mayCancel || id !== 'action')}
        />
      )}
    </Stack>
  );
}
