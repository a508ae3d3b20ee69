import type { Withdrawal } from '@havan/contract/money/wallet';
import { formatIban } from '@havan/domain/iban';
import { type WithdrawalState, withdrawalStateLabels } from '@havan/domain/wallet';
import { Badge, type BadgeProps } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { Money } from '@havan/ui/Money';
import type { Column } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { walletTexts } from '../wallet-texts.ts';

const tones: Readonly<Record<WithdrawalState, NonNullable<BadgeProps['tone']>>> = {
  requested: 'attention',
  sent: 'positive',
  cancelled: 'neutral',
  refused: 'critical',
};

/** Returns the columns of the withdrawals; `cancel` withdraws one that has not been handed to the bank yet. */
export function withdrawalColumns(
  cancel: (withdrawalId: string) => Promise<void>,
  isPending: boolean,
): readonly Column<Withdrawal>[] {
  return [
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
          <Text narrow>{formatIban(iban)}</Text>
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
      header: walletTexts.state,
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
  ];
}
