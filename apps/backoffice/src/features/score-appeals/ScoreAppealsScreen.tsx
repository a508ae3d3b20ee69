import type { QueueDecisionWords } from '../queues/decision-words.ts';
import { QueueScreen } from '../queues/QueueScreen.tsx';
import { ScoreAppealDetail } from './ScoreAppealDetail.tsx';

const words: QueueDecisionWords = [
  {
    decision: 'approve',
    act: 'İtirazı kabul et',
    question: 'İtiraz kabul edilsin mi?',
    consequence:
      'Olay satıcının puanından çıkar; bildirilen bir değerlendirmenin sözleri de kaldırılır. Karar geri alınamaz.',
    done: 'İtiraz kabul edildi.',
  },
  {
    decision: 'reject',
    act: 'İtirazı reddet',
    question: 'İtiraz reddedilsin mi?',
    consequence: 'Olay puanda kalır. Karar geri alınamaz; satıcı nedeni okur.',
    done: 'İtiraz reddedildi.',
  },
];

/** Renders the appeals of sellers against events of their scores, reported ratings among them. */
export function ScoreAppealsScreen() {
  return (
    <QueueScreen queue="scoreAppeals" noun="itiraz" emptyTitle="Karar bekleyen itiraz yok" words={words}>
      {(appealId) => <ScoreAppealDetail appealId={appealId} />}
    </QueueScreen>
  );
}
