import { setAccessListMutation, setFlagMutation } from '@havan/api-client/queries/backoffice/content/flags';
import type { OperatorFlags } from '@havan/contract/backoffice/content/flags';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { Stack } from '@havan/ui/Stack';
import { TextArea } from '@havan/ui/TextArea';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { readUserIds } from './user-ids.ts';

/** A flag or a list on its way to another value. */
export type EditedFlag =
  | ({ readonly kind: 'flag' } & OperatorFlags['flags'][number])
  | ({ readonly kind: 'list'; readonly label: string } & OperatorFlags['lists'][number]);

interface FlagDialogProps {
  readonly edited: EditedFlag;
  readonly onClose: () => void;
}

const states = [
  { value: 'on', label: 'Herkese açık' },
  { value: 'limited', label: 'Yalnız listelenen kullanıcılara açık' },
  { value: 'off', label: 'Kapalı' },
  { value: 'default', label: 'Ürünün değeri' },
] as const;
type State = (typeof states)[number]['value'];

function stateOf(edited: EditedFlag): State {
  if (edited.kind === 'list') return 'limited';
  if (!edited.enabled) return 'off';
  return edited.limited ? 'limited' : 'on';
}

/** Renders the dialog that sets a flag for all users, for some, or for none; of a list only its users. */
export function FlagDialog({ edited, onClose }: FlagDialogProps) {
  const [state, setState] = useState<State>(stateOf(edited));
  const [users, setUsers] = useState(edited.userIds.join(', '));
  const [isChecked, setIsChecked] = useState(false);
  const toast = useToast();
  const flag = useMutation(setFlagMutation(api));
  const list = useMutation(setAccessListMutation(api));
  const error = flag.error ?? list.error;
  const userIds = readUserIds(users);
  const title = edited.kind === 'list' ? edited.label : edited.name;
  const onSuccess = () => {
    toast({ title: 'Kaydedildi.', description: title, tone: 'positive' });
    onClose();
  };
  const submit = () => {
    setIsChecked(true);
    if (state === 'limited' && userIds === null) return false;
    const ids = userIds ?? [];
    if (edited.kind === 'list') list.mutate({ name: edited.name, userIds: ids }, { onSuccess });
    else
      flag.mutate(
        {
          name: edited.name,
          value:
            state === 'default'
              ? null
              : {
                  enabled: state !== 'off',
                  limited: state === 'limited',
                  userIds: state === 'limited' ? ids : [],
                },
        },
        { onSuccess },
      );
    return true;
  };
  return (
    <Modal open title={title} size="small" onClose={onClose}>
      <Form onSubmit={submit} aria-label={title}>
        <Stack space="m">
          {error ? <Failure error={error} /> : null}
          {edited.kind === 'flag' ? (
            <RadioGroup
              label="Değer"
              options={states}
              value={state}
              onChange={(value) => setState(states.find((each) => each.value === value)?.value ?? state)}
            />
          ) : null}
          {state === 'limited' ? (
            <TextArea
              label="Kullanıcı numaraları"
              help="Virgülle ayırın; boşsa kimse."
              value={users}
              onChange={setUsers}
              error={isChecked && userIds === null ? 'Yalnız kullanıcı numarası yazın: 12, 34' : null}
            />
          ) : null}
          <Inline space="s" justify="end">
            <Button variant="outline" onClick={onClose}>
              Vazgeç
            </Button>
            <Button type="submit" loading={flag.isPending || list.isPending}>
              Kaydet
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}
