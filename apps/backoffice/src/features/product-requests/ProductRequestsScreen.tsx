import type { QueueDecisionWords } from '../queues/decision-words.ts';
import { QueueScreen } from '../queues/QueueScreen.tsx';
import { ProductRequestDetail } from './ProductRequestDetail.tsx';

const words: QueueDecisionWords = [
  {
    decision: 'approve',
    act: 'Onayla',
    question: 'İstek onaylansın mı?',
    consequence: 'Satıcı bu barkoda ilan verebilir; koşulları varsa ilanı hemen satışa çıkar.',
    done: 'İstek onaylandı.',
  },
  {
    decision: 'reject',
    act: 'Reddet',
    question: 'İstek reddedilsin mi?',
    consequence: 'Satıcı nedeni okur.',
    done: 'İstek reddedildi.',
  },
];

/** Renders the products that sellers have requested. */
export function ProductRequestsScreen() {
  return (
    <QueueScreen queue="productRequests" noun="istek" emptyTitle="Bekleyen ürün isteği yok" words={words}>
      {(requestId) => <ProductRequestDetail requestId={requestId} />}
    </QueueScreen>
  );
}
