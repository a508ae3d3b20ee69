import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextArea } from '@havan/ui/TextArea';
import { useState } from 'react';
import { Failure } from '../layout/Failure.tsx';

interface ReasonDialogProps {
  readonly title: string;
  /** The consequence, in figures. */
  readonly consequence: string;
  readonly act: string;
  /** Note on who reads the reason; `Satıcılar okur.` when left out. */
  readonly help?: string;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onSubmit: (reason: string) => void;
}

const longest = 300;

/** Renders a confirmation with the consequence and the reason, which the other side reads. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, consequence, act, help = 'Satıcılar okur.', error, isPending, onClose, onSubmit } = props;
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isShort = reason.trim().length < 3;
  const submit = () => {
    setChecked(true);
    if (isShort) return false;
    onSubmit(reason);
    return true;
  };
  return (
    <Modal open title={title} size="small" onClose={onClose}>
      <Form onSubmit={submit} aria-label={title}>
        <Stack space="m">
          <Text>{consequence}</Text>
          {error ? <Failure error={error} /> : null}
          <TextArea
            label="Neden"
            help={help}
            value={reason}
            onChange={setReason}
            maxLength={longest}
            counter
            error={isChecked && isShort ? 'Nedeni bir cümleyle yazın.' : null}
          />
          <Inline space="s" justify="end">
            <Button variant="outline" onClick={onClose}>
              Vazgeç
            </Button>
            <Button type="submit" loading={isPending}>
              {act}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}
