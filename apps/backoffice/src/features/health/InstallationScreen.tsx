import { installationQuery, sendTestMailMutation } from '@havan/api-client/queries/backoffice/health';
import { Button } from '@havan/ui/Button';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { Checklist } from '@havan/ui/Checklist';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Loading } from '@havan/ui/Loading';
import { Stack } from '@havan/ui/Stack';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { onlyInOutbox, partTexts, stateOf } from './installation-texts.ts';
import { TestSmsDialog } from './TestSmsDialog.tsx';

/** Renders the setup checklist of the installation; the server checks every part again on each load. */
export function InstallationScreen() {
  const { data, error, refetch, isPending, isFetching } = useQuery(installationQuery(api));
  const [isSmsOpen, setSmsOpen] = useState(false);
  const toast = useToast();
  /** Whether the server has no gateway for this kind of message yet. */
  const isOpen = (part: 'mail' | 'sms') =>
    data?.parts.some((each) => each.part === part && each.state === 'open') ?? false;
  const mail = useMutation(sendTestMailMutation(api));
  const sendMail = () =>
    mail.mutate(undefined, {
      onSuccess: ({ recipient }) =>
        toast(
          isOpen('mail')
            ? { title: 'Deneme iletisi dışarı gönderilmedi.', description: onlyInOutbox('MAIL_URL') }
            : { title: 'Deneme iletisi yola çıktı.', description: recipient },
        ),
    });
  const actions = {
    mail: (
      <Button variant="outline" size="small" loading={mail.isPending} onClick={sendMail}>
        Deneme iletisi gönder
      </Button>
    ),
    products: (
      <ButtonLink variant="outline" size="small" href={paths.productFile()}>
        Dosyadan al
      </ButtonLink>
    ),
    operators: (
      <ButtonLink variant="outline" size="small" href={paths.operators()}>
        Yönetici davet et
      </ButtonLink>
    ),
    sms: (
      <Button variant="outline" size="small" onClick={() => setSmsOpen(true)}>
        Deneme SMS’i gönder
      </Button>
    ),
    legalTexts: (
      <ButtonLink variant="outline" size="small" href={paths.legalTexts()}>
        Metinleri aç
      </ButtonLink>
    ),
    bank: null,
    storage: null,
  };
  return (
    <Stack space="l">
      <Inline space="m" justify="between" align="center">
        <Heading level={1}>İlk kurulum</Heading>
        <Button variant="outline" loading={isFetching} onClick={() => void refetch()}>
          Yeniden dene
        </Button>
      </Inline>
      {error ? <Failure error={error} onRetry={refetch} /> : null}
      {mail.error ? <Failure error={mail.error} /> : null}
      {isPending ? <Loading /> : null}
      {isSmsOpen ? <TestSmsDialog isSent={!isOpen('sms')} onClose={() => setSmsOpen(false)} /> : null}
      {data ? (
        <Checklist
          label="Kurulum adımları"
          items={data.parts.map(({ part, state, detail }) => ({
            id: part,
            title: partTexts[part].title,
            why: partTexts[part].why,
            state: stateOf[state],
            ...(state === 'failing' && { word: 'çalışmıyor' }),
            ...(detail && { reason: detail }),
            action: actions[part],
            keepsAction: part === 'mail' || part === 'sms',
          }))}
        />
      ) : null}
    </Stack>
  );
}
