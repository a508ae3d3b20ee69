import { ApiError } from '@havan/api-client/api-error';
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
import { readUsernames } from './usernames.ts';

/** The flag or user list that is being edited. */
export type EditedFlag =
  | ({ readonly kind: 'flag'; readonly label: string } & OperatorFlags['flags'][number])
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
  if (edited.isDefault) return 'default';
  if (!edited.enabled) return 'off';
  return edited.limited ? 'limited' : 'on';
}

/** Returns the error text on unknown users, shown at the field of the names; null for any other failure. */
const userProblem = (error: Error | null): string | null =>
  error instanceof ApiError
    ? (error.errors.find(({ path }) => path?.startsWith('usernames') || path?.startsWith('value.usernames'))
        ?.message ?? null)
    : null;

/**
 * Renders the dialog that sets a flag for all users, some or none, or resets it to the product's value; for a list only
 * its users.
 */
export function FlagDialog({ edited, onClose }: FlagDialogProps) {
  const [state, setState] = useState<State>(stateOf(edited));
  const [users, setUsers] = useState(edited.usernames.join(', '));
  const toast = useToast();
  const flag = useMutation(setFlagMutation(api));
  const list = useMutation(setAccessListMutation(api));
  const error = flag.error ?? list.error;
  const usernames = readUsernames(users);
  const title = edited.label;
  const onSuccess = () => {
    toast({ title: 'Kaydedildi.', description: title, tone: 'positive' });
    onClose();
  };
  const submit = () => {
    if (edited.kind === 'list') list.mutate({ name: edited.name, usernames }, { onSuccess });
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
                  usernames: state === 'limited' ? usernames : [],
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
          {error && userProblem(error) === null ? <Failure error={error} /> : null}
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
              label="Kullanıcılar"
              help="Kullanıcı adları ya da e-posta adresleri, virgülle ayırın. Boşsa kimse."
              value={users}
              onChange={setUsers}
              error={userProblem(error)}
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
