import { removePayoutAccountMutation } from '@havan/api-client/queries/money/payout-accounts';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { PayoutAccount } from '@havan/contract/money/payout-accounts';
import { formatIban } from '@havan/domain/iban';
import { Badge } from '@havan/ui/Badge';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { payoutTexts } from './payout-texts.ts';

const tones = { unverified: 'neutral', resting: 'attention', usable: 'positive' } as const;

function remarkOf({ state, usableFrom }: PayoutAccount): string | null {
  if (state === 'unverified') return payoutTexts.unverified;
  return state === 'resting' && usableFrom !== null ? payoutTexts.usableFrom(usableFrom) : null;
}

/** Renders one bank account with its state; an owner can remove it. */
export function PayoutAccountRow({
  account,
  isOwner,
}: {
  readonly account: PayoutAccount;
  readonly isOwner: boolean;
}) {
  const { api } = useAppProfile();
  const toast = useToast();
  const removal = useMutation(removePayoutAccountMutation(api));
  const [isAsking, setAsking] = useState(false);
  const remark = remarkOf(account);
  const remove = () =>
    void removal.mutateAsync(account.payoutAccountId).then(
      () => toast({ title: payoutTexts.removed }),
      ({ message }: Error) => {
        setAsking(false);
        toast({ title: message, tone: 'critical' });
      },
    );
  return (
    <Box as="li" padding="m" lineBelow="row">
      <Inline justify="between" space="m">
        <Stack space="xxs">
          <Inline>
            <Text weight="strong">{formatIban(account.iban)}</Text>
            <Badge tone={tones[account.state]}>{payoutTexts.states[account.state]}</Badge>
          </Inline>
          <Text size="small" tone="soft">
            {remark === null ? account.ownerName : `${account.ownerName} · ${remark}`}
          </Text>
        </Stack>
        {isOwner ? (
          <Button
            variant="outline"
            size="small"
            aria-label={payoutTexts.removeOf(account.iban.slice(-4))}
            onClick={() => setAsking(true)}
          >
            {payoutTexts.remove}
          </Button>
        ) : null}
      </Inline>
      <ConfirmDialog
        open={isAsking}
        title={payoutTexts.removeTitle}
        confirmLabel={payoutTexts.remove}
        tone="critical"
        loading={removal.isPending}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        {payoutTexts.removeText}
      </ConfirmDialog>
    </Box>
  );
}
