import { ApiError, sentenceOf } from '@havan/api-client/api-error';
import { saveMessageTemplateMutation } from '@havan/api-client/queries/notifications/message-templates';
import { useFieldErrors } from '@havan/app-shell/failures/use-field-errors';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { MessageTemplate } from '@havan/contract/notifications/message-templates';
import { messagePlaceholders, templateLimits, unknownPlaceholdersIn } from '@havan/domain/message-template';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { TextArea } from '@havan/ui/TextArea';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { templateTexts as texts } from './template-texts.ts';

interface TemplateFormProps {
  /** The template to change; null for a new one. */
  readonly template: MessageTemplate | null;
  readonly onClose: () => void;
}

/** Returns the problems of a template before it is sent, by field. */
function errorsOf(name: string, body: string): Record<string, string> {
  const unknown = unknownPlaceholdersIn(body);
  return {
    ...(name.trim() === '' && { name: texts.nameMissing }),
    ...(body.trim() === '' && { body: texts.bodyMissing }),
    ...(unknown.length > 0 && { body: texts.unknown(unknown) }),
  };
}

/** Renders the form that adds or changes a template. */
export function TemplateForm({ template, onClose }: TemplateFormProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const { mutateAsync, isPending } = useMutation(saveMessageTemplateMutation(api));
  const [name, setName] = useState(template?.name ?? '');
  const [body, setBody] = useState(template?.body ?? '');
  const [failure, setFailure] = useState<string | null>(null);
  const [key] = useState(() => crypto.randomUUID());
  const { errors, setErrors, clear } = useFieldErrors();
  const save = () => {
    const wrong = errorsOf(name, body);
    setErrors(wrong);
    setFailure(null);
    if (Object.keys(wrong).length > 0 || isPending) return;
    const id = template && { templateId: template.templateId };
    void mutateAsync({ key, ...id, name, body }).then(
      () => {
        toast({ title: texts.saved, tone: 'positive' });
        onClose();
      },
      (error: unknown) => {
        const refused = error instanceof ApiError ? error.errors : [];
        const byField = Object.fromEntries(refused.map(({ path, message }) => [path ?? '', message]));
        setErrors(byField);
        if (!byField['name'] && !byField['body']) setFailure(sentenceOf(error));
      },
    );
  };
  return (
    <Modal
      open
      title={template ? texts.formTitle.change : texts.formTitle.new}
      onClose={onClose}
      footer={
        <Inline justify="end">
          <Button variant="outline" onClick={onClose}>
            {texts.back}
          </Button>
          <Button loading={isPending} onClick={save}>
            {texts.save}
          </Button>
        </Inline>
      }
    >
      <Stack space="m">
        <TextField
          label={texts.name}
          maxLength={templateLimits.name}
          value={name}
          error={errors['name']}
          onChange={(value) => {
            setName(value);
            clear('name');
          }}
        />
        <TextArea
          label={texts.body}
          help={texts.bodyHelp}
          rows={5}
          maxLength={templateLimits.body}
          counter
          value={body}
          error={errors['body']}
          onChange={(value) => {
            setBody(value);
            clear('body');
          }}
        />
        <Inline space="xs">
          {messagePlaceholders.map((each) => (
            <Button
              key={each}
              variant="outline"
              size="small"
              onClick={() => {
                setBody((text) => `${text}${text === '' || text.endsWith(' ') ? '' : ' '}{${each}}`);
                clear('body');
              }}
            >
              {texts.placeholder(each)}
            </Button>
          ))}
        </Inline>
        {failure ? (
          <Alert kind="error" live>
            {failure}
          </Alert>
        ) : null}
      </Stack>
    </Modal>
  );
}
