import type { QueueDecisionWords } from '../queues/decision-words.ts';
import { QueueScreen } from '../queues/QueueScreen.tsx';
import { MessageReportDetail } from './MessageReportDetail.tsx';

const words: QueueDecisionWords = [
  {
    decision: 'approve',
    act: 'Kurallara aykırı',
    reasonLabel: 'Karar',
    question: 'Mesaj kurallara aykırı bulunsun mu?',
    consequence:
      'Gönderen aşağıdaki cümleyi okur, bildiren sonucu öğrenir. Kaldırılan mesaj iki taraftan da gizlenir. Karar geri alınamaz.',
    done: 'Karar verildi.',
  },
  {
    decision: 'reject',
    act: 'Bildirimi reddet',
    question: 'Bildirim reddedilsin mi?',
    consequence: 'Mesaj yerinde kalır; bildiren nedeni okur, gönderene bir şey söylenmez.',
    done: 'Bildirim reddedildi.',
  },
];

/** Renders the messages that their readers reported. */
export function MessageReportsScreen() {
  return (
    <QueueScreen
      queue="messageReports"
      noun="bildirim"
      emptyTitle="Karar bekleyen mesaj bildirimi yok"
      words={words}
    >
      {(reportId) => <MessageReportDetail reportId={reportId} />}
    </QueueScreen>
  );
}
