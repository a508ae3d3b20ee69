import { scoreAppealQuery } from '@havan/api-client/queries/backoffice/support/score-appeals';
import { formatCount } from '@havan/domain/count';
import { scorePartRules } from '@havan/domain/seller-score';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Loading } from '@havan/ui/Loading';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';

interface ScoreAppealDetailProps {
  readonly appealId: number;
}

/** Renders the seller's text beside the facts of the order. */
export function ScoreAppealDetail({ appealId }: ScoreAppealDetailProps) {
  const { data, error, refetch } = useQuery(scoreAppealQuery(api, appealId));
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  const { missing, rating, cases, shippedAt } = data;
  return (
    <DescriptionList
      items={[
        { term: 'Başlık', details: scorePartRules[data.part].label },
        { term: 'Satıcı', details: data.seller },
        { term: 'Satıcının itirazı', details: data.text },
        { term: 'Gönderildi', details: <DateText value={data.sentAt} format="dateTime" /> },
        { term: 'Sipariş', details: data.orderId },
        { term: 'Alıcı', details: data.buyer },
        { term: 'Sipariş anı', details: <DateText value={data.orderedAt} format="dateTime" /> },
        { term: 'Kargoya son teslim', details: <DateText value={data.shipBy} format="dateTime" /> },
        {
          term: 'Kargoya verildi',
          details: shippedAt ? <DateText value={shippedAt} format="dateTime" /> : 'Verilmedi',
        },
        {
          term: 'Eksik',
          details:
            missing.units > 0 ? `${formatCount(missing.of)} adetten ${formatCount(missing.units)}` : 'Yok',
        },
        {
          term: 'Değerlendirme',
          details: rating
            ? [`10 üzerinden ${rating.score}`, rating.comment].filter(Boolean).join(', ')
            : 'Yok',
        },
        {
          term: 'Talepler',
          details:
            cases.length === 0
              ? 'Yok'
              : cases.map(({ note, ruling }) => [note, ruling].filter(Boolean).join('. ')).join(' · ') ||
                'Var',
        },
      ]}
    />
  );
}
