import { proveSecondFactorMutation } from '@havan/api-client/queries/identity/second-factor';
import { payoutAccountsQuery } from '@havan/api-client/queries/money/payout-accounts';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { PayoutAccount } from '@havan/contract/money/payout-accounts';
import type { Wallet } from '@havan/contract/money/wallet';
import { maskIban } from '@havan/domain/iban';
import { withdrawalRefusal } from '@havan/domain/wallet';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { MoneyField } from '@havan/ui/MoneyField';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { amountUnreadable } from '@havan/validation/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWalletMove } from '../use-wallet-move.ts';
import { walletTexts } from '../wallet-texts.ts';

interface WithdrawModalProps {
  readonly wallet: Wallet;
  readonly onClose: () => void;
}

/**
 * Renders the form that sends money of the wallet to an account that the company has verified; without one, a link to
 * the page where one is added.
 */
export function WithdrawModal({ wallet, onClose }: WithdrawModalProps) {
  const { api, paths } = useAppProfile();
  const { data, error, refetch } = useQuery(payoutAccountsQuery(api));
  const accounts = data?.accounts.filter(({ state }) => state !== 'unverified') ?? [];
  return (
    <Modal open title={walletTexts.withdraw} size="small" onClose={onClose}>
      {error && !data ? <LoadFailure size="part" error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <Shimmer kind="rows" count={3} label={walletTexts.accountsLoading} /> : null}
      {data && accounts.length === 0 ? (
        <Stack space="m">
          <Text>{walletTexts.noAccount}</Text>
          <ButtonLink href={paths.settings('payout')} wide>
            {walletTexts.addAccount}
          </ButtonLink>
        </Stack>
      ) : null}
      {accounts.length > 0 ? <WithdrawForm wallet={wallet} accounts={accounts} onClose={onClose} /> : null}
    </Modal>
  );
}

function WithdrawForm({
  wallet,
  accounts,
  onClose,
}: WithdrawModalProps & { accounts: readonly PayoutAccount[] }) {
  const { api, paths } = useAppProfile();
  const toast = useToast();
  const { move, isPending, error, errorCode } = useWalletMove();
  const prove = useMutation(proveSecondFactorMutation(api));
  const [code, setCode] = useState('');
  // Once the code is required, the field stays visible while the next answer is loading.
  const [asksCode, setAsksCode] = useState(false);
  if (errorCode === 'secondFactorRequired' && !asksCode) setAsksCode(true);
  const [isCodeMissing, setCodeMissing] = useState(false);
  const [amount, setAmount] = useState<number | null>(null);
  const usable = accounts.find(({ state }) => state === 'usable');
  const [payoutAccountId, setAccount] = useState(usable?.payoutAccountId ?? null);
  const [errors, setErrors] = useState<{ amount?: string; account?: string }>({});
  const [isUnread, setUnread] = useState(false);
  const amountMissing = isUnread ? amountUnreadable : walletTexts.amountRequired;
  const { balance } = wallet;

  /** Returns whether the server accepted the code; it works once, so the field is emptied after a success. */
  const isProvedBy = (typed: string): Promise<boolean> =>
    prove.mutateAsync(typed).then(
      () => {
        setCode('');
        return true;
      },
      () => false,
    );
  const submit = async () => {
    const refusal = amount === null ? amountMissing : refusalOf(amount, balance);
    setErrors({
      ...(refusal && { amount: refusal }),
      ...(payoutAccountId === null && { account: walletTexts.accountRequired }),
    });
    if (refusal || amount === null || payoutAccountId === null) return false;
    if (code.trim() !== '' && !(await isProvedBy(code.trim()))) return false;
    if (await move({ action: 'withdraw', request: { amount, payoutAccountId } })) {
      toast({ title: walletTexts.requested, tone: 'positive' });
      onClose();
      return true;
    }
    // Submitted again without the required code.
    setCodeMissing(asksCode);
    return !asksCode;
  };

  const isAsked = isCodeMissing && errorCode === 'secondFactorRequired';
  const codeError = prove.error?.message ?? (isAsked ? walletTexts.factorRequired : null);

  return (
    <Form aria-label={walletTexts.withdraw} onSubmit={submit}>
      <Stack space="m">
        <MoneyField
          label={walletTexts.amount}
          help={walletTexts.amountHelp(balance)}
          required
          value={amount}
          error={errors.amount ?? null}
          onChange={setAmount}
          onInvalid={(text) => setUnread(text !== null)}
        />
        <Inline>
          <Button size="small" variant="outline" onClick={() => setAmount(balance)}>
            {walletTexts.all}
          </Button>
        </Inline>
        <RadioGroup
          label={walletTexts.account}
          layout="rows"
          options={accounts.map((account) => ({
            value: account.payoutAccountId,
            label: maskIban(account.iban),
            help: helpOf(account),
            disabled: account.state !== 'usable',
          }))}
          value={payoutAccountId}
          error={errors.account ?? null}
          onChange={setAccount}
        />
        <ButtonLink variant="quiet" size="small" href={paths.settings('payout')}>
          {walletTexts.addAccount}
        </ButtonLink>
        <Text size="small" tone="faint">
          {walletTexts.rest}
        </Text>
        {asksCode ? (
          <TextField
            label={walletTexts.factorCode}
            help={walletTexts.factorHelp}
            // The only field that is still to be filled in.
            autoFocus
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={24}
            value={code}
            error={codeError}
            onChange={(typed) => {
              setCode(typed);
              setCodeMissing(false);
              prove.reset();
            }}
          />
        ) : null}
        {error && errorCode !== 'secondFactorRequired' ? <Alert kind="error">{error}</Alert> : null}
        {errorCode === 'secondFactorMissing' ? (
          <ButtonLink href={paths.settings('second-factor')}>{walletTexts.toSecondFactor}</ButtonLink>
        ) : null}
        <Button type="submit" wide loading={isPending || prove.isPending}>
          {walletTexts.submit}
        </Button>
      </Stack>
    </Form>
  );
}

const helpOf = ({ state, ownerName, usableFrom }: PayoutAccount): string =>
  state === 'resting' && usableFrom !== null ? walletTexts.accountRests(usableFrom) : ownerName;

function refusalOf(amount: number, balance: number): string | null {
  const refusal = withdrawalRefusal(amount, balance);
  return refusal === null ? null : walletTexts[refusal];
}
