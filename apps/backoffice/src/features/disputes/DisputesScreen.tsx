import type { QueueDecisionWords } from '../queues/decision-words.ts';
import { QueueScreen } from '../queues/QueueScreen.tsx';
import { DisputeDetail } from './DisputeDetail.tsx';

const words: QueueDecisionWords = [
  {
    decision: 'approve',
    act: 'Alıcı haklı',
    question: 'Alıcı haklı bulunsun mu?',
    consequence:
      'Talepteki ürünlerin bedeli alıcıya geri verilir. Karar geri alınamaz; iki taraf da nedeni okur.',
    done: 'Alıcı haklı bulundu.',
  },
  {
    decision: 'reject',
    act: 'Satıcı haklı',
    question: 'Satıcı haklı bulunsun mu?',
    consequence: 'Para iade edilmez, sipariş sürer. Karar geri alınamaz; iki taraf da nedeni okur.',
    done: 'Satıcı haklı bulundu.',
  },
];

/** Renders the cases on which buyer and seller do not agree. */
export function DisputesScreen() {
  return (
    <QueueScreen queue="cases" noun="talep" emptyTitle="Karar bekleyen talep yok" words={words}>
      {(caseId) => <DisputeDetail caseId={caseId} />}
    </QueueScreen>
  );
}
