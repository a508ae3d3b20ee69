import { createWebhookMutation } from '@havan/api-client/queries/notifications/webhooks';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { type WebhookEvent, webhookEventLabels, webhookEvents } from '@havan/domain/webhook';
import { useAct } from '@havan/features/account/use-act';
import { useForm } from '@havan/features/account/use-form';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Checkbox } from '@havan/ui/Checkbox';
import { Form } from '@havan/ui/Form';
import { Grid } from '@havan/ui/Grid';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { SecretModal } from './SecretModal.tsx';
import { webhookTexts } from './webhook-texts.ts';

/** Renders a new address with its events; then the secret, once. */
export function CreateWebhook({ onClose }: { readonly onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  return secret === null ? (
    <Modal open title={webhookTexts.add} size="medium" onClose={onClose}>
      <WebhookForm onMade={setSecret} onCancel={onClose} />
    </Modal>
  ) : (
    <SecretModal secret={secret} onClose={onClose} />
  );
}

interface WebhookFormProps {
  readonly onMade: (secret: string) => void;
  readonly onCancel: () => void;
}

function WebhookForm({ onMade, onCancel }: WebhookFormProps) {
  const { api } = useAppProfile();
  const [events, setEvents] = useState<readonly WebhookEvent[]>([...webhookEvents]);
  const form = useForm({ url: '' });
  const { act, isPending, error } = useAct();
  const { mutateAsync } = useMutation(createWebhookMutation(api));
  const choose = (event: WebhookEvent, isChosen: boolean) => {
    setEvents((before) => (isChosen ? [...before, event] : before.filter((other) => other !== event)));
    form.setErrors({ ...form.errors, events: '' });
  };
  const submit = async () => {
    const url = form.values.url.trim();
    const errors = {
      ...(!/^https?:\/\/\S+$/i.test(url) && { url: webhookTexts.urlWrong }),
      ...(events.length === 0 && { events: webhookTexts.eventsRequired }),
    };
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) return false;
    const outcome = await act(() => mutateAsync({ url, events: [...events] }));
    if (outcome.ok) onMade(outcome.result.secret);
    else form.setErrors(outcome.fields);
    return outcome.ok;
  };
  return (
    <Form aria-label={webhookTexts.add} onSubmit={submit}>
      <Stack space="m">
        {error ? <Alert kind="error">{error}</Alert> : null}
        <TextField
          label={webhookTexts.url}
          help={webhookTexts.urlHelp}
          type="url"
          autoComplete="off"
          required
          maxLength={500}
          {...form.field('url')}
        />
        <Stack as="fieldset" space="xs" aria-label={webhookTexts.events}>
          <Text weight="strong">{webhookTexts.events}</Text>
          <Grid columns={{ phone: 1, tablet: 2 }} space="xs">
            {webhookEvents.map((event, index) => (
              <Checkbox
                key={event}
                label={webhookEventLabels[event]}
                checked={events.includes(event)}
                error={index === 0 ? form.errors['events'] || null : null}
                onChange={(isChosen) => choose(event, isChosen)}
              />
            ))}
          </Grid>
        </Stack>
        <Inline justify="end">
          <Button variant="outline" onClick={onCancel}>
            {webhookTexts.cancel}
          </Button>
          <Button type="submit" loading={isPending}>
            {webhookTexts.add}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
