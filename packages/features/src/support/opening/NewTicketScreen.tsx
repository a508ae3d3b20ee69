import { ticketFiltersQuery } from '@havan/api-client/queries/notifications/support';
import { useFieldErrors } from '@havan/app-shell/failures/use-field-errors';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { ticketLimits } from '@havan/domain/ticket';
import { ticketCategories, ticketCategoryFacts, ticketTargetText } from '@havan/domain/ticket-category';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { Form } from '@havan/ui/Form';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Page } from '@havan/ui/Page';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextArea } from '@havan/ui/TextArea';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AttachmentField } from '@havan/app-shell/files/AttachmentField';
import { checkDraft, draftFrom, type TicketDraft } from './new-ticket-draft.ts';
import type { SupportOptions } from '../support-options.ts';
import { RecordField } from './RecordField.tsx';
import { SuggestedAnswers } from './SuggestedAnswers.tsx';
import * as css from '../support.css.ts';
import { supportPath } from '../support-path.ts';
import { newTicketTexts as texts, supportTexts } from '../support-texts.ts';
import { useAttachments } from '@havan/app-shell/files/use-attachments';
import { useTicketMove } from '../use-ticket-move.ts';

/** Renders `/support-requests/new`: category, subject and text of a new ticket, with suggested answers. */
export function NewTicketScreen({ loadAnswers }: SupportOptions) {
  const { api, flags } = useAppProfile();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const toast = useToast();
  const [draft, setDraft] = useState(() => draftFrom(query));
  const { errors, setErrors, clear } = useFieldErrors();
  const change = (changes: Partial<TicketDraft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    clear(...Object.keys(changes));
  };
  const attachments = useAttachments('ticketFile', ticketLimits.files);
  const { move, isPending, error } = useTicketMove();
  const kept = useQuery(ticketFiltersQuery(api)).data?.categories;
  const isGuided = flags.isOn('newTicketFlow');
  const { category, subject, text, record } = draft;
  const written = useDeferredValue(`${subject} ${text}`);
  const facts = category ? ticketCategoryFacts[category] : null;

  const submit = () => {
    const checked = checkDraft(draft, attachments.ids, isGuided);
    if ('errors' in checked) {
      setErrors(checked.errors);
      return false;
    }
    void move({ action: 'create', request: checked.request }).then((ticket) => {
      if (!ticket) return;
      toast({ title: texts.sent, tone: 'positive' });
      void navigate(supportPath(ticket.ticketId), { replace: true });
    });
    return true;
  };

  return (
    <Page>
      <title>{`${texts.title} | Havan`}</title>
      <div className={css.column}>
        <Stack space="l">
          <Heading level={1}>{texts.title}</Heading>
          {flags.isOn('newTicketCreation') ? (
            <Form onSubmit={submit} aria-label={texts.title}>
              <Stack space="l">
                <RadioGroup
                  label={texts.category}
                  layout="rows"
                  options={ticketCategories.map((value) => ({
                    value,
                    label: ticketCategoryFacts[value].label,
                    help: ticketCategoryFacts[value].hint,
                    aside: <Target category={value} kept={kept} />,
                  }))}
                  value={category}
                  error={errors['category'] ?? null}
                  onChange={(value) => change({ category: value, record: null })}
                />
                {facts?.record ? (
                  <RecordField
                    key={facts.record}
                    kind={facts.record}
                    isNeeded={isGuided && facts.isRecordNeeded}
                    value={record}
                    error={errors['record'] ?? null}
                    onChange={(value) => change({ record: value })}
                  />
                ) : null}
                <TextField
                  label={texts.subject}
                  help={texts.subjectHelp}
                  required
                  maxLength={ticketLimits.subject.max}
                  value={subject}
                  error={errors['subject'] ?? null}
                  onChange={(value) => change({ subject: value })}
                />
                <TextArea
                  label={texts.text}
                  required
                  rows={6}
                  maxLength={ticketLimits.text.max}
                  counter
                  value={text}
                  error={errors['text'] ?? null}
                  onChange={(value) => change({ text: value })}
                />
                {isGuided ? <SuggestedAnswers written={written} load={loadAnswers} /> : null}
                <AttachmentField purpose="ticketFile" attachments={attachments} />
                {error ? (
                  <Alert kind="error" live>
                    {error}
                  </Alert>
                ) : null}
                <Inline space="s" justify="end">
                  <ButtonLink variant="outline" href={supportPath()}>
                    {texts.cancel}
                  </ButtonLink>
                  <Button type="submit" loading={isPending || attachments.isOnWay}>
                    {texts.send}
                  </Button>
                </Inline>
              </Stack>
            </Form>
          ) : (
            <Alert kind="warning">{supportTexts.off}</Alert>
          )}
        </Stack>
      </div>
    </Page>
  );
}

type Category = (typeof ticketCategories)[number];

interface TargetProps {
  readonly category: Category;
  readonly kept:
    | readonly { readonly category: Category; readonly onTimePercent: number | null }[]
    | undefined;
}

/**
 * Renders the answering time of a category and, with enough data, the rate of kept targets; its line is
 * reserved until then.
 */
function Target({ category, kept }: TargetProps) {
  const percent = kept?.find((row) => row.category === category)?.onTimePercent ?? null;
  return (
    <Stack space="none">
      <Text as="span">{texts.within(ticketTargetText(category))}</Text>
      <Text as="span" size="tiny" tone="faint">
        {percent === null ? '\u00A0' : texts.kept(percent)}
      </Text>
    </Stack>
  );
}
