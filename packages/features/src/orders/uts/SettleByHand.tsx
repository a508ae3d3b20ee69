import { settleUtsNoticeMutation } from '@havan/api-client/queries/sales/uts';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useUtsForm } from './use-uts-form.ts';
import { utsTexts } from './uts-texts.ts';

interface SettleByHandProps {
  readonly noticeId: number;
  readonly onClose: () => void;
}

/** Renders the form for the number of a notice that was made by hand in ÜTS. */
export function SettleByHand({ noticeId, onClose }: SettleByHandProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const form = useUtsForm({ utsNumber: '' });
  const { mutateAsync, isPending } = useMutation(settleUtsNoticeMutation(api));
  const submit = async () => {
    const utsNumber = form.values.utsNumber.trim();
    if (!(await form.act(() => mutateAsync({ noticeId, utsNumber })))) return false;
    toast({ title: utsTexts.byHandDone, tone: 'positive' });
    onClose();
    return true;
  };
  return (
    <Modal open title={utsTexts.byHandTitle} size="small" onClose={onClose}>
      <Form aria-label={utsTexts.byHandTitle} onSubmit={submit}>
        <Stack space="m">
          <Text tone="soft">{utsTexts.byHandLead}</Text>
          {form.error ? <Alert kind="error">{form.error}</Alert> : null}
          <TextField
            label={utsTexts.byHandNumber}
            required
            autoComplete="off"
            maxLength={64}
            {...form.field('utsNumber')}
          />
          <Inline>
            <Button type="submit" loading={isPending}>
              {utsTexts.save}
            </Button>
            <Button variant="outline" onClick={onClose}>
              {utsTexts.cancel}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}
