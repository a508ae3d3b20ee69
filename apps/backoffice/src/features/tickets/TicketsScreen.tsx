import { sendTicketFile } from '@havan/api-client/queries/backoffice/support/tickets';
import { Stack } from '@havan/ui/Stack';
import type { QueueDecisionWords } from '../queues/decision-words.ts';
import { QueueScreen } from '../queues/QueueScreen.tsx';
import { api } from '../../session.ts';
import { TicketDetail } from './TicketDetail.tsx';
import { TicketTargets } from './TicketTargets.tsx';

const sendFile = (ticketId: number, file: File) => sendTicketFile(api, ticketId, file);

const words: QueueDecisionWords = [
  {
    decision: 'approve',
    act: 'Yanıtla',
    question: 'Talep yanıtlansın',
    consequence: 'Firma yanıtı uygulamada ve e-postayla okur; söz ona geçer.',
    done: 'Talep yanıtlandı.',
    reasonLabel: 'Yanıt',
    noteLabel: 'Yanıtınız',
    sendFile,
  },
  {
    decision: 'ask',
    act: 'Bilgi iste',
    question: 'Firmadan bilgi istensin',
    consequence: 'Talep firmanın yanıtını bekler; süre durur.',
    done: 'Firmadan bilgi istendi.',
    reasonLabel: 'İstenen',
    sendFile,
  },
  {
    decision: 'reject',
    act: 'Kapat',
    question: 'Talep kapatılsın mı?',
    consequence: 'Firma nedeni okur ve 14 gün içinde talebi yeniden açabilir.',
    done: 'Talep kapatıldı.',
  },
];

/** Renders the tickets of companies, due ones first, and the rates of kept targets. */
export function TicketsScreen() {
  return (
    <Stack space="xl">
      <QueueScreen queue="tickets" noun="talep" emptyTitle="Yanıt bekleyen destek talebi yok" words={words}>
        {(ticketId) => <TicketDetail ticketId={ticketId} />}
      </QueueScreen>
      <TicketTargets />
    </Stack>
  );
}
