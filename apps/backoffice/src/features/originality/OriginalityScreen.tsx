import type { QueueDecisionWords } from '../queues/decision-words.ts';
import { QueueScreen } from '../queues/QueueScreen.tsx';
import { OriginalityDetail } from './OriginalityDetail.tsx';

const words: QueueDecisionWords = [
  {
    decision: 'approve',
    act: 'Onayla',
    question: 'Fatura onaylansın mı?',
    consequence: 'İlan bu kontrolden askıdaysa askıdan çıkar; satıcı satışa açar.',
    done: 'Fatura onaylandı.',
  },
  {
    decision: 'reject',
    act: 'Reddet',
    question: 'Fatura reddedilsin mi?',
    consequence: 'Satıcı nedeni okur ve başka bir fatura yükleyebilir.',
    done: 'Fatura reddedildi.',
  },
];

/** Renders the purchase invoices of risky listings. */
export function OriginalityScreen() {
  return (
    <QueueScreen queue="originality" noun="fatura" emptyTitle="Bekleyen alış faturası yok" words={words}>
      {(invoiceId) => <OriginalityDetail invoiceId={invoiceId} />}
    </QueueScreen>
  );
}
