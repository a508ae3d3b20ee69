import { resendDeadMessagesMutation } from '@havan/api-client/queries/backoffice/health';
import type { Health } from '@havan/contract/backoffice/health';
import { formatCount } from '@havan/domain/count';
import { Button } from '@havan/ui/Button';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { DateText } from '@havan/ui/DateText';
import { EmptyState } from '@havan/ui/EmptyState';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';

type DeadMessage = Health['deadMessages'][number];

const title = 'Gönderilemeyen iletiler';

/** Returns the columns; `sending` is the id of the message that is being resent. */
const columnsOf = (
  resend: (ids: number[]) => void,
  sending: number | undefined,
): readonly Column<DeadMessage>[] => [
  { id: 'to', header: 'Alıcı', phone: 'lead', cell: ({ recipient }) => recipient },
  {
    id: 'channel',
    header: 'Kanal',
    phone: 'detail',
    cell: ({ channel }) => (channel === 'sms' ? 'SMS' : 'E-posta'),
  },
  { id: 'error', header: 'Neden', phone: 'detail', cell: ({ error: reason }) => reason ?? '–' },
  {
    id: 'at',
    header: 'Zaman',
    phone: 'trail',
    cell: ({ at }) => (at ? <DateText value={at} format="dateTime" /> : '–'),
  },
  {
    id: 'resend',
    header: 'İşlem',
    hideHeader: true,
    align: 'end',
    phone: 'detail',
    cell: ({ messageId, recipient, canBeResent }) =>
      canBeResent ? (
        <Button
          variant="outline"
          size="small"
          aria-label={`${recipient} iletisini yeniden gönder`}
          loading={sending === messageId}
          onClick={() => resend([messageId])}
        >
          Yeniden gönder
        </Button>
      ) : (
        <Text as="span" size="small" tone="faint">
          Metni silindi
        </Text>
      ),
  },
];

/** Renders the messages whose delivery was given up; one or all can be resent while their text is stored. */
export function DeadMessages({ messages }: { readonly messages: readonly DeadMessage[] }) {
  const [isAsked, setAsked] = useState(false);
  const toast = useToast();
  const { mutate, error, isPending, variables } = useMutation(resendDeadMessagesMutation(api));
  const resend = (ids: number[] | null) =>
    mutate(ids, {
      onSuccess: ({ queued }) => {
        setAsked(false);
        toast({
          title:
            queued === 0
              ? 'Gönderilebilecek ileti kalmadı.'
              : `${formatCount(queued)} ileti yeniden gönderiliyor.`,
        });
      },
      onError: () => setAsked(false),
    });
  const sendable = messages.filter(({ canBeResent }) => canBeResent).length;
  return (
    <Stack space="s">
      <Inline space="m" justify="between" align="center">
        <Heading level={2}>{title}</Heading>
        {sendable > 0 ? (
          <Button variant="outline" size="small" onClick={() => setAsked(true)}>
            Hepsini yeniden gönder
          </Button>
        ) : null}
      </Inline>
      {error ? <Failure error={error} /> : null}
      <Table
        caption={title}
        rows={messages}
        rowKey={({ messageId }) => String(messageId)}
        columns={columnsOf(resend, isPending ? variables?.[0] : undefined)}
        empty={<EmptyState kind="other" size="panel" title="Gönderilemeyen ileti yok" />}
      />
      <ConfirmDialog
        open={isAsked}
        title="İletileri yeniden gönderelim mi?"
        confirmLabel="Yeniden gönder"
        loading={isPending}
        onConfirm={() => resend(null)}
        onCancel={() => setAsked(false)}
      >
        {`${formatCount(sendable)} ileti yeniden gönderilecek. İçlerindeki kod ve bağlantıların süresi dolmuş olabilir.`}
      </ConfirmDialog>
    </Stack>
  );
}
