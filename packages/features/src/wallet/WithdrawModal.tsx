import type { Wallet } from '@havan/contract/wallet';
import { withdrawalRefusal } from '@havan/domain/wallet';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { MoneyField } from '@havan/ui/MoneyField';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { checkForm } from '@havan/validation/form-result';
import { accountOwner } from '@havan/validation/rules/account-owner';
import { iban } from '@havan/validation/rules/iban';
import { useState } from 'react';
import * as v from 'valibot';
import { useWalletMove } from './use-wallet-move.ts';
import { walletTexts } from './wallet-texts.ts';

interface WithdrawModalProps {
  readonly wallet: Wallet;
  readonly onClose: () => void;
}

const accountRule = v.object({ iban: iban(), accountOwner: accountOwner() });
type Errors = Readonly<Record<string, string>>;

/** Sends money of the wallet to a bank account; the last one stands there already. */
export function WithdrawModal({ wallet, onClose }: WithdrawModalProps) {
  const toast = useToast();
  const { move, isPending, error } = useWalletMove();
  const [amount, setAmount] = useState<number | null>(null);
  const [account, setAccount] = useState(wallet.lastAccount ?? { iban: '', accountOwner: '' });
  const [errors, setErrors] = useState<Errors>({});
  const { balance } = wallet;

  const submit = async () => {
    const checked = checkForm(accountRule, account);
    const refusal = amount === null ? walletTexts.amountRequired : refusalOf(amount, balance);
    const found: Errors = { ...(refusal && { amount: refusal }), ...(checked.valid ? {} : checked.errors) };
    setErrors(found);
    if (!checked.valid || refusal || amount === null) return false;
    if (await move({ action: 'withdraw', request: { amount, ...checked.values } })) {
      toast({ title: walletTexts.requested, tone: 'positive' });
      onClose();
    }
    return true;
  };

  return (
    <Modal open title={walletTexts.withdraw} size="small" onClose={onClose}>
      <Form aria-label={walletTexts.withdraw} onSubmit={submit}>
        <Stack space="m">
          <MoneyField
            label={walletTexts.amount}
            help={walletTexts.amountHelp(balance)}
            required
            value={amount}
            error={errors['amount'] ?? null}
            onChange={setAmount}
          />
          <Inline>
            <Button size="small" variant="outline" onClick={() => setAmount(balance)}>
              {walletTexts.all}
            </Button>
          </Inline>
          <TextField
            label={walletTexts.iban}
            help={walletTexts.ibanHelp}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            maxLength={40}
            value={account.iban}
            error={errors['iban'] ?? null}
            onChange={(value) => setAccount({ ...account, iban: value })}
          />
          <TextField
            label={walletTexts.owner}
            help={walletTexts.ownerHelp}
            autoComplete="off"
            required
            maxLength={100}
            value={account.accountOwner}
            error={errors['accountOwner'] ?? null}
            onChange={(value) => setAccount({ ...account, accountOwner: value })}
          />
          <Text size="small" tone="faint">
            {walletTexts.rest}
          </Text>
          {error ? <Alert kind="error">{error}</Alert> : null}
          <Button type="submit" wide loading={isPending}>
            {walletTexts.submit}
          </Button>
        </Stack>
      </Form>
    </Modal>
  );
}

function refusalOf(amount: number, balance: number): string | null {
  const refusal = withdrawalRefusal(amount, balance);
  return refusal === null ? null : walletTexts[refusal];
}
