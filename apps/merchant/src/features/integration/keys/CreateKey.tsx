import { createApiKeyMutation } from '@havan/api-client/queries/identity/api-keys';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { network } from '@havan/contract/identity/api-keys';
import { type ApiKeyScope, apiKeyScopeLabels, apiKeyScopes } from '@havan/domain/api-key';
import { useAct } from '@havan/features/account/use-act';
import { useForm } from '@havan/features/account/use-form';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Checkbox } from '@havan/ui/Checkbox';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextArea } from '@havan/ui/TextArea';
import { TextField } from '@havan/ui/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { NewKey } from './NewKey.tsx';
import { keyTexts } from './key-texts.ts';

/** Renders the form of a new key: scopes, networks and lifetime; then the key itself, once. */
export function CreateKey({ onClose }: { readonly onClose: () => void }) {
  const [made, setMade] = useState<string | null>(null);
  return made === null ? (
    <Modal open title={keyTexts.create} size="medium" onClose={onClose}>
      <KeyForm onMade={setMade} onCancel={onClose} />
    </Modal>
  ) : (
    <Modal open blocking title={keyTexts.made} size="medium">
      <NewKey value={made} onClose={onClose} />
    </Modal>
  );
}

interface KeyFormProps {
  readonly onMade: (key: string) => void;
  readonly onCancel: () => void;
}

function KeyForm({ onMade, onCancel }: KeyFormProps) {
  const { api } = useAppProfile();
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>([]);
  const form = useForm({ name: '', networks: '', days: '90' });
  const { act, isPending, error } = useAct();
  const { mutateAsync } = useMutation(createApiKeyMutation(api));
  const choose = (scope: ApiKeyScope, isChosen: boolean) => {
    setScopes((before) => (isChosen ? [...before, scope] : before.filter((other) => other !== scope)));
    form.setErrors({ ...form.errors, scopes: '' });
  };
  const submit = async () => {
    const name = form.values.name.trim();
    const lines = form.values.networks.split(/[\s,;]+/).filter((line) => line !== '');
    const wrong = lines.find((line) => !v.is(network, line));
    const errors = {
      ...(name === '' && { name: keyTexts.nameRequired }),
      ...(scopes.length === 0 && { scopes: keyTexts.scopesRequired }),
      ...(wrong !== undefined && { networks: keyTexts.wrongNetwork(wrong) }),
    };
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) return false;
    const days = form.values.days === '' ? {} : { days: Number(form.values.days) };
    const outcome = await act(() => mutateAsync({ name, scopes: [...scopes], networks: lines, ...days }));
    if (outcome.ok) onMade(outcome.result.key);
    else form.setErrors(outcome.fields);
    return outcome.ok;
  };
  return (
    <Form aria-label={keyTexts.create} onSubmit={submit}>
      <Stack space="m">
        {error ? <Alert kind="error">{error}</Alert> : null}
        <TextField
          label={keyTexts.name}
          help={keyTexts.nameHelp}
          autoComplete="off"
          required
          maxLength={60}
          {...form.field('name')}
        />
        <Stack as="fieldset" space="xs" aria-label={keyTexts.scopes}>
          <Text weight="strong">{keyTexts.scopes}</Text>
          {apiKeyScopes.map((scope, index) => (
            <Checkbox
              key={scope}
              label={apiKeyScopeLabels[scope]}
              checked={scopes.includes(scope)}
              error={index === 0 ? form.errors['scopes'] || null : null}
              onChange={(isChosen) => choose(scope, isChosen)}
            />
          ))}
        </Stack>
        <TextArea
          label={keyTexts.networks}
          help={keyTexts.networksHelp}
          optional
          rows={2}
          {...form.field('networks')}
        />
        <Select label={keyTexts.life} options={keyTexts.lives} {...form.field('days')} />
        <Inline justify="end">
          <Button variant="outline" onClick={onCancel}>
            {keyTexts.cancel}
          </Button>
          <Button type="submit" loading={isPending}>
            {keyTexts.create}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
