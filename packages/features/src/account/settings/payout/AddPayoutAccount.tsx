import {
  addPayoutAccountMutation,
  verifyPayoutAccountMutation,
} from '@havan/api-client/queries/money/payout-accounts';
import { proveSecondFactorMutation } from '@havan/api-client/queries/identity/second-factor';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { ResultOf } from '@havan/contract/call';
import type { addPayoutAccount } from '@havan/contract/money/payout-accounts';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { MaskedField } from '@havan/ui/MaskedField';
import { Modal } from '@havan/ui/Modal';
import { PasswordField } from '@havan/ui/PasswordField';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { fieldError } from '@havan/validation/form-result';
import { iban as ibanRule } from '@havan/validation/rules/iban';
import { oneTimeCode } from '@havan/validation/rules/one-time-code';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { commonTexts } from '../../account-texts.ts';
import { CodeField } from '../../CodeField.tsx';
import { useAct } from '../../use-act.ts';
import { useForm } from '../../use-form.ts';
import { payoutTexts } from './payout-texts.ts';

type Sent = ResultOf<typeof addPayoutAccount>;

interface AddPayoutAccountProps {
  readonly legalName: string;
  readonly onClose: () => void;
}

/**
 * Renders the dialog for a new account: IBAN, owner and password, then the code that was sent to the owner
 * who adds it.
 */
export function AddPayoutAccount({ legalName, onClose }: AddPayoutAccountProps) {
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <Modal open title={payoutTexts.add} size="small" onClose={onClose}>
      {sent ? (
        <CodeStep sent={sent} onDone={onClose} />
      ) : (
        <AccountStep legalName={legalName} onSent={setSent} />
      )}
    </Modal>
  );
}

function AccountStep({ legalName, onSent }: { legalName: string; onSent: (sent: Sent) => void }) {
  const { api } = useAppProfile();
  const form = useForm({ iban: '', ownerName: legalName, password: '', code: '' });
  const [asksCode, setAsksCode] = useState(false);
  const { act, isPending, error } = useAct();
  const { mutateAsync } = useMutation(addPayoutAccountMutation(api));
  const prove = useMutation(proveSecondFactorMutation(api));
  const submit = async () => {
    const wrong = fieldError(ibanRule(), form.values.iban);
    form.setErrors(wrong === null ? {} : { iban: wrong });
    if (wrong !== null) return false;
    const { code, ...account } = form.values;
    const outcome = await act(async () => {
      if (code) {
        await prove.mutateAsync(code);
        // The code works once; afterwards its owner counts as verified for further tries.
        form.change({ code: '' });
      }
      return mutateAsync(account);
    });
    if (outcome.ok) onSent(outcome.result);
    else {
      if (outcome.code === 'secondFactorRequired') setAsksCode(true);
      form.setErrors(outcome.fields);
    }
    return outcome.ok;
  };
  return (
    <Form aria-label={payoutTexts.add} onSubmit={submit}>
      <Stack space="m">
        {error ? <Alert kind="error">{error}</Alert> : null}
        <MaskedField label={payoutTexts.iban} mask="iban" required {...form.field('iban')} />
        <TextField
          label={payoutTexts.owner}
          help={payoutTexts.ownerHelp}
          autoComplete="off"
          required
          maxLength={200}
          {...form.field('ownerName')}
        />
        <PasswordField
          label={payoutTexts.password}
          help={payoutTexts.passwordHelp}
          autoComplete="current-password"
          {...form.field('password')}
        />
        {asksCode ? (
          <TextField
            label={commonTexts.factorCode}
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={24}
            {...form.field('code')}
          />
        ) : null}
        <Button type="submit" wide loading={isPending}>
          {payoutTexts.sendCode}
        </Button>
      </Stack>
    </Form>
  );
}

function CodeStep({ sent, onDone }: { sent: Sent; onDone: () => void }) {
  const { api } = useAppProfile();
  const toast = useToast();
  const form = useForm({ code: '' });
  const { act, isPending, error } = useAct();
  const { mutateAsync } = useMutation(verifyPayoutAccountMutation(api));
  const [life] = useState(() => {
    const begun = Date.now();
    return { begun, seconds: Math.max(0, (Date.parse(sent.expiresAt) - begun) / 1000) };
  });
  const submit = async () => {
    const wrong = fieldError(oneTimeCode(), form.values.code);
    form.setErrors(wrong === null ? {} : { code: wrong });
    if (wrong !== null) return false;
    const { payoutAccountId } = sent;
    const outcome = await act(() => mutateAsync({ payoutAccountId, code: form.values.code }));
    if (!outcome.ok) return false;
    toast({ title: payoutTexts.added, tone: 'positive' });
    onDone();
    return true;
  };
  return (
    <Form aria-label={payoutTexts.verify} onSubmit={submit}>
      <Stack space="m">
        <Text tone="soft">{payoutTexts.codeSent(sent.recipient)}</Text>
        {error ? <Alert kind="error">{error}</Alert> : null}
        <CodeField {...form.field('code')} life={life} autoFocus />
        <Button type="submit" wide loading={isPending}>
          {payoutTexts.verify}
        </Button>
      </Stack>
    </Form>
  );
}
