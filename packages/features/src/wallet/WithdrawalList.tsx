import type { Withdrawal } from '@havan/contract/wallet';
import { formatIban } from '@havan/domain/iban';
import { withdrawalStateLabels, type WithdrawalState } from '@havan/domain/wallet';
import { Badge, type BadgeProps } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { Money } from '@havan/ui/Money';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useWalletMove } from './use-wallet-move.ts';
import { walletTexts } from './wallet-texts.ts';

const tones: Readonly<Record<WithdrawalState, NonNullable<BadgeProps['tone']>>> = {
  requested: 'attention',
  sent: 'positive',
  cancelled: 'neutral',
  refused: 'critical',
};

/** The last withdrawals; one that the bank has not been given yet can be taken back. */
export function WithdrawalList({ withdrawals }: { readonly withdrawals: readonly Withdrawal[] }) {
  const toast = useToast();
  const { move, isPending } = useWalletMove();
  const cancel = async (withdrawalId: string) => {
    if (await move({ action: 'cancel', request: { withdrawalId } }))
      toast({ title: walletTexts.cancelled, tone: 'positive' });
  };
  return (
    <Stack as="section" space="m" aria-labelledby="cekimler">
      <SectionHeader id="cekimler" title={walletTexts.withdrawals} line />
      {withdrawals.length === 0 ? (
        <Text tone="soft">{walletTexts.noWithdrawals}</Text>
      ) : (
        <Table
          caption={walletTexts.withdrawals}
          rows={withdrawals}
          rowKey={({ withdrawalId }) => withdrawalId}
          columns={[
            {
              id: 'at',
              header: walletTexts.columns.at,
              phone: 'lead',
              cell: ({ createdAt }) => <DateText value={createdAt} format="dateTime" />,
            },
            {
              id: 'account',
              header: walletTexts.iban,
              phone: 'lead',
              cell: ({ iban, accountOwner }) => (
                <>
                  <Text>{formatIban(iban)}</Text>
                  <Text size="tiny" tone="faint">
                    {accountOwner}
                  </Text>
                </>
              ),
            },
            {
              id: 'amount',
              header: walletTexts.amount,
              align: 'end',
              phone: 'trail',
              cell: ({ amount }) => <Money value={amount} />,
            },
            {
              id: 'state',
              header: walletTexts.columns.kind,
              phone: 'trail',
              cell: ({ state }) => <Badge tone={tones[state]}>{withdrawalStateLabels[state]}</Badge>,
            },
            {
              id: 'action',
              header: walletTexts.cancel,
              hideHeader: true,
              align: 'end',
              phone: 'trail',
              cell: ({ withdrawalId, state }) =>
                state === 'requested' ? (
                  <Button
                    size="small"
                    variant="outline"
                    loading={isPending}
                    onClick={() => void cancel(withdrawalId)}
                  >
                    {walletTexts.cancel}
                  </Button>
                ) : null,
            },
          ]}
        />
      )}
    </Stack>
  );
}
