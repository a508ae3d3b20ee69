import type { QueueDecisionWords } from '../queues/decision-words.ts';
import { QueueScreen } from '../queues/QueueScreen.tsx';
import { ApplicationDetail } from './ApplicationDetail.tsx';

const words: QueueDecisionWords = [
  {
    decision: 'approve',
    act: 'Onayla',
    question: 'Başvuru onaylansın mı?',
    consequence: 'Firma hemen sipariş verebilir ve satış yapabilir.',
    done: 'Başvuru onaylandı.',
  },
  {
    decision: 'ask',
    act: 'Bilgi iste',
    question: 'Ek bilgi istensin mi?',
    consequence: 'Firma bilgiyi tamamlayana kadar bekler, sonra kuyruğa döner.',
    done: 'Ek bilgi istendi.',
  },
  {
    decision: 'reject',
    act: 'Reddet',
    question: 'Başvuru reddedilsin mi?',
    consequence: 'Firma sipariş veremez, satış yapamaz; nedeni okur.',
    done: 'Başvuru reddedildi.',
  },
];

/** Renders companies that wait for their review (product §10). */
export function ApplicationsScreen() {
  return (
    <QueueScreen queue="companies" noun="başvuru" emptyTitle="Bekleyen başvuru yok" words={words}>
      {(companyId) => <ApplicationDetail companyId={companyId} />}
    </QueueScreen>
  );
}
