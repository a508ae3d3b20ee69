import type { QueueDecisionWords } from '../queues/decision-words.ts';
import { QueueScreen } from '../queues/QueueScreen.tsx';
import { BanDetail } from './BanDetail.tsx';

const words: QueueDecisionWords = [
  {
    decision: 'approve',
    act: 'Onayla',
    question: 'Firma satışa kapatılsın mı?',
    consequence: 'Bütün ilanları satıştan hemen kalkar. Açık siparişler sürer.',
    done: 'Firma satışa kapatıldı.',
  },
  {
    decision: 'reject',
    act: 'Reddet',
    question: 'İstek reddedilsin mi?',
    consequence: 'Firma satışa açık kalır.',
    done: 'İstek reddedildi.',
  },
];

/** Renders the sales bans that wait for a second administrator. */
export function BansScreen() {
  return (
    <QueueScreen queue="bans" noun="istek" emptyTitle="Onay bekleyen satış yasağı yok" words={words}>
      {(requestId) => <BanDetail requestId={requestId} />}
    </QueueScreen>
  );
}
