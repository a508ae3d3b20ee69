import type { QueueDecisionWords } from '../queues/decision-words.ts';
import { QueueScreen } from '../queues/QueueScreen.tsx';
import { IssueDetail } from './IssueDetail.tsx';

const words: QueueDecisionWords = [
  {
    decision: 'approve',
    act: 'Haklı bul',
    question: 'Bildirim haklı mı?',
    consequence: 'Seçtiğiniz neden uygulanır ve satıcı onu okur.',
    done: 'Bildirim haklı bulundu.',
  },
  {
    decision: 'reject',
    act: 'Asılsız',
    question: 'Bildirim asılsız mı?',
    consequence: 'Bildirim kapanır, ilan olduğu gibi kalır.',
    done: 'Bildirim kapatıldı.',
  },
  {
    decision: 'ask',
    act: 'Satıcıya sor',
    question: 'Satıcıya sorulsun mu?',
    consequence: 'Bildirim satıcı yanıtlayana kadar bekler.',
    done: 'Satıcıya soruldu.',
  },
];

/** Renders the reports of buyers about offers and product pages. */
export function IssuesScreen() {
  return (
    <QueueScreen queue="issues" noun="bildirim" emptyTitle="Bekleyen ürün bildirimi yok" words={words}>
      {(issueId) => <IssueDetail issueId={issueId} />}
    </QueueScreen>
  );
}
