import type { QueueDecisionWords } from '../queues/decision-words.ts';
import { QueueScreen } from '../queues/QueueScreen.tsx';
import { CompanyChangeDetail } from './CompanyChangeDetail.tsx';

const words: QueueDecisionWords = [
  {
    decision: 'approve',
    act: 'Onayla',
    question: 'Değişiklik onaylansın mı?',
    consequence: 'yeni bilgiler hemen geçerli olur; verilmiş siparişler ve faturalar değişmez.',
    done: 'Değişiklik onaylandı.',
  },
  {
    decision: 'reject',
    act: 'Reddet',
    question: 'Değişiklik reddedilsin mi?',
    consequence: 'firma nedeni okur; bilgileri eskisi gibi kalır.',
    done: 'Değişiklik reddedildi.',
  },
];

/** Renders the change requests of companies. */
export function CompanyChangesScreen() {
  return (
    <QueueScreen
      queue="companyChanges"
      noun="istek"
      emptyTitle="Bekleyen değişiklik isteği yok"
      words={words}
    >
      {(changeId) => <CompanyChangeDetail changeId={changeId} />}
    </QueueScreen>
  );
}
