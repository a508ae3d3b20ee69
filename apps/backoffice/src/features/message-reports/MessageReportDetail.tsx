import { messageReportQuery } from '@havan/api-client/queries/backoffice/support/message-reports';
import type { OperatorMessageReport } from '@havan/contract/backoffice/support/message-reports';
import { formatCount } from '@havan/domain/count';
import { messageReportReasonLabels } from '@havan/domain/message-report';
import { Badge } from '@havan/ui/Badge';
import { Chat, ChatBubble } from '@havan/ui/ChatBubble';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Heading } from '@havan/ui/Heading';
import { Link } from '@havan/ui/Link';
import { Loading } from '@havan/ui/Loading';
import { Stack } from '@havan/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../layout/Failure.tsx';
import { StoredFileButtons } from '../../layout/StoredFileButtons.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';

/** Renders a report with its author and the surrounding messages. */
export function MessageReportDetail({ reportId }: { readonly reportId: number }) {
  const { data, error, refetch } = useQuery(messageReportQuery(api, reportId));
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  const { sender, reporter } = data;
  return (
    <Stack space="l">
      <DescriptionList
        items={[
          { term: 'Neden', details: messageReportReasonLabels[data.reason] },
          ...(data.note ? [{ term: 'Açıklama', details: data.note }] : []),
          { term: 'Bildirildi', details: <DateText value={data.reportedAt} format="dateTime" /> },
          {
            term: 'Bildiren',
            details: <Link href={paths.company(reporter.companyId)}>{reporter.companyName}</Link>,
          },
          {
            term: 'Gönderen',
            details: <Link href={paths.company(sender.companyId)}>{sender.companyName}</Link>,
          },
          {
            term: 'Önceki kararlar',
            details:
              sender.upheldReports === 0
                ? 'Gönderen hakkında önceki karar yok'
                : `Gönderenin ${formatCount(sender.upheldReports)} mesajı kurallara aykırı bulundu`,
          },
          ...(sender.blockedUntil
            ? [
                {
                  term: 'Mesajları durduruldu',
                  details: (
                    <>
                      <DateText value={sender.blockedUntil} format="long" /> tarihine kadar
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      <Around report={data} />
    </Stack>
  );
}

/** Renders the messages from the reporter's point of view. */
function Around({ report: { messages, sender, reporter } }: { readonly report: OperatorMessageReport }) {
  return (
    <Stack space="s">
      <Heading level={3}>Konuşma</Heading>
      <Chat label="Konuşma">
        {messages.map((message) => {
          const isSender = message.companyId === sender.companyId;
          const author = isSender ? sender.companyName : reporter.companyName;
          return (
            <ChatBubble
              key={message.messageId}
              from={isSender ? 'other' : 'me'}
              author={author}
              time={
                <>
                  {message.isReported ? <Badge tone="critical">Bildirilen mesaj</Badge> : null}{' '}
                  {message.isHidden ? <Badge tone="attention">Kaldırıldı</Badge> : null} {author} ·{' '}
                  <DateText value={message.at} format="dateTime" />
                </>
              }
              action={<StoredFileButtons files={message.files} />}
            >
              {message.text}
            </ChatBubble>
          );
        })}
      </Chat>
    </Stack>
  );
}
