import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { Heading } from '@havan/ui/Heading';
import { Stack } from '@havan/ui/Stack';
import { useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { TicketDetail } from './TicketDetail.tsx';

/** Renders one ticket by its number, in any state. */
export function TicketScreen() {
  const { ticketId = '' } = useParams();
  if (!/^[1-9]\d{0,14}$/.test(ticketId)) return <ErrorScreen type="404" homeHref={paths.home()} />;
  return (
    <Stack space="l">
      <Heading level={1}>Destek talebi {ticketId}</Heading>
      <TicketDetail ticketId={Number(ticketId)} />
    </Stack>
  );
}
