import type { QueueDecisionWords } from '../queues/decision-words.ts';
import { QueueScreen } from '../queues/QueueScreen.tsx';
import { BadgeDetail } from './BadgeDetail.tsx';

const words: QueueDecisionWords = [
  {
    decision: 'approve',
    act: 'Onayla',
    question: 'Rozet verilsin mi?',
    consequence: 'rozet, belgenin son gününe kadar bu markanın ilanlarında görünür.',
    done: 'Rozet verildi.',
  },
  {
    decision: 'reject',
    act: 'Reddet',
    question: 'Başvuru reddedilsin mi?',
    consequence: 'satıcı nedeni okur ve yeni belgeyle yeniden başvurabilir.',
    done: 'Başvuru reddedildi.',
  },
];

/** Renders the applications of sellers for the badge of a brand. */
export function BadgesScreen() {
  return (
    <QueueScreen queue="badges" noun="başvuru" emptyTitle="Bekleyen rozet başvurusu yok" words={words}>
      {(applicationId) => <BadgeDetail applicationId={applicationId} />}
    </QueueScreen>
  );
}
