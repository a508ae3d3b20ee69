import { setUtsLineMutation } from '@havan/api-client/queries/sales/uts';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { OrderUts } from '@havan/contract/sales/uts';
import { utsUnitMax } from '@havan/domain/uts';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { TextArea } from '@havan/ui/TextArea';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useUtsForm } from './use-uts-form.ts';
import { utsTexts } from './uts-texts.ts';

interface DeviceLineFormProps {
  readonly orderId: number;
  readonly line: OrderUts['lines'][number];
  readonly onClose: () => void;
}

/** Renders the form for the lot or serial numbers of a line before they are reported. */
export function DeviceLineForm({ orderId, line, onClose }: DeviceLineFormProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const form = useUtsForm({ lot: line.lot, serials: line.serials.join('\n') });
  const { mutateAsync, isPending } = useMutation(setUtsLineMutation(api));
  const submit = async () => {
    const serials = form.values.serials.split(/[\s,;]+/).filter((serial) => serial !== '');
    const request = { orderId, lineNo: line.lineNo, lot: form.values.lot.trim(), serials };
    if (!(await form.act(() => mutateAsync(request)))) return false;
    toast({ title: utsTexts.saved, tone: 'positive' });
    onClose();
    return true;
  };
  return (
    <Modal open title={utsTexts.editOf(line.productName)} size="small" onClose={onClose}>
      <Form aria-label={utsTexts.editOf(line.productName)} onSubmit={submit}>
        <Stack space="m">
          {form.error ? <Alert kind="error">{form.error}</Alert> : null}
          <TextField
            label={utsTexts.lotLabel}
            help={utsTexts.lotHelp}
            optional
            autoComplete="off"
            maxLength={utsUnitMax}
            {...form.field('lot')}
          />
          <TextArea
            label={utsTexts.serials}
            help={utsTexts.serialsHelp(line.units)}
            optional
            rows={Math.min(Math.max(line.units, 2), 8)}
            {...form.field('serials')}
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
