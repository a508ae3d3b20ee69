import { publishAnnouncementMutation } from '@havan/api-client/queries/backoffice/content/content';
import type { ContentTarget } from '@havan/contract/backoffice/content/shop-content';
import { formatCount } from '@havan/domain/count';
import { notificationKindLabel } from '@havan/domain/notification-kind';
import {
  type AnnouncementAudience,
  announcementAudienceLabels,
  announcementAudiences,
  announcementKinds,
} from '@havan/domain/shop-content';
import { Button } from '@havan/ui/Button';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Grid } from '@havan/ui/Grid';
import { Heading } from '@havan/ui/Heading';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextArea } from '@havan/ui/TextArea';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { TargetField, targetError } from './TargetField.tsx';

interface AnnouncementFormProps {
  /** How many companies each audience has. */
  readonly audiences: Readonly<Record<AnnouncementAudience, number>>;
}

const shortest = 10;
const longest = 300;

/** Renders the form of an announcement; before it is sent it shows how many companies will read it. */
export function AnnouncementForm({ audiences }: AnnouncementFormProps) {
  const [kind, setKind] = useState<(typeof announcementKinds)[number]>(announcementKinds[0]);
  const [text, setText] = useState('');
  const [audience, setAudience] = useState<AnnouncementAudience>('all');
  const [target, setTarget] = useState<ContentTarget | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const toast = useToast();
  const { mutate, error, isPending } = useMutation(publishAnnouncementMutation(api));
  const isShort = text.trim().length < shortest;
  const submit = () => {
    setIsChecked(true);
    if (isShort || targetError(target, true)) return false;
    setIsAsked(true);
    return true;
  };
  const publish = () =>
    mutate(
      { kind, text, audience, target },
      {
        onSuccess: ({ companies }) => {
          toast({
            title: 'Duyuru yayımlandı.',
            description: `${formatCount(companies)} firmaya ulaştı.`,
            tone: 'positive',
          });
          setText('');
          setTarget(null);
          setIsChecked(false);
        },
        onSettled: () => setIsAsked(false),
      },
    );
  return (
    <Form onSubmit={submit} aria-label="Yeni duyuru">
      <Stack space="m">
        <Heading level={2}>Yeni duyuru</Heading>
        {error ? <Failure error={error} /> : null}
        <TextArea
          label="Metin"
          value={text}
          onChange={setText}
          maxLength={longest}
          counter
          error={isChecked && isShort ? 'Duyuruyu en az 10 karakterle yazın.' : null}
        />
        <Grid columns={{ phone: 1, tablet: 2 }} space="m">
          <Select
            label="Tür"
            options={announcementKinds.map((each) => ({
              value: String(each),
              label: notificationKindLabel(each),
            }))}
            value={String(kind)}
            onChange={(value) => setKind(announcementKinds.find((each) => String(each) === value) ?? kind)}
          />
          <Select
            label="Kime"
            options={announcementAudiences.map((each) => ({
              value: each,
              label: `${announcementAudienceLabels[each]} (${formatCount(audiences[each])} firma)`,
            }))}
            value={audience}
            onChange={(value) =>
              setAudience(announcementAudiences.find((each) => each === value) ?? audience)
            }
          />
        </Grid>
        <TargetField
          value={target}
          onChange={setTarget}
          isOptional
          error={isChecked ? targetError(target, true) : null}
        />
        <Inline justify="end">
          <Button type="submit">Yayımla</Button>
        </Inline>
      </Stack>
      <ConfirmDialog
        open={isAsked}
        title="Duyuru yayımlansın mı?"
        confirmLabel="Yayımla"
        loading={isPending}
        onConfirm={publish}
        onCancel={() => setIsAsked(false)}
      >
        <Text>
          {formatCount(audiences[audience])} firmanın bildirimlerinde hemen görünür ve geri alınamaz: “
          {text.trim()}”
        </Text>
      </ConfirmDialog>
    </Form>
  );
}
