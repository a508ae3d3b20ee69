import {
  mergePreviewQuery,
  mergeProductsMutation,
} from '@havan/api-client/queries/backoffice/catalogue/duplicates';
import type { DuplicateProduct, MovedCounts } from '@havan/contract/backoffice/catalogue/duplicates';
import { formatCount } from '@havan/domain/count';
import { Alert } from '@havan/ui/Alert';
import { Loading } from '@havan/ui/Loading';
import { Modal } from '@havan/ui/Modal';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';

const nouns: Readonly<Record<keyof MovedCounts, string>> = {
  listings: 'ilan',
  orderLines: 'sipariş satırı',
  favourites: 'favori',
  alerts: 'alarm',
  questions: 'soru',
  ratings: 'değerlendirme',
  issues: 'bildirim',
  priceDays: 'günlük fiyat kaydı',
  recalls: 'geri çağırma',
};

const countsText = (counts: MovedCounts): string => {
  const parts = (Object.keys(nouns) as (keyof MovedCounts)[])
    .filter((name) => counts[name] > 0)
    .map((name) => `${formatCount(counts[name])} ${nouns[name]}`);
  return parts.length === 0 ? 'Taşınacak bir kayıt yok' : parts.join(', ');
};

interface MergeDialogProps {
  readonly source: DuplicateProduct;
  readonly target: DuplicateProduct;
  readonly onClose: () => void;
}

/** Renders the confirmation of a merge with the records that move; it cannot be undone. */
export function MergeDialog({ source, target, onClose }: MergeDialogProps) {
  const title = 'Ürünler birleştirilsin mi?';
  const toast = useToast();
  const preview = useQuery(mergePreviewQuery(api, source.productId, target.productId));
  const merge = useMutation({
    ...mergeProductsMutation(api),
    onSuccess: () => {
      toast({ title: 'Ürünler birleştirildi.', description: target.name, tone: 'positive' });
      onClose();
    },
  });
  if (!preview.data || preview.data.refusal)
    return (
      <Modal open title={title} size="small" onClose={onClose}>
        {preview.error ? <Failure error={preview.error} onRetry={preview.refetch} /> : null}
        {preview.data?.refusal ? <Alert kind="warning">{preview.data.refusal}</Alert> : null}
        {preview.isPending ? <Loading /> : null}
      </Modal>
    );
  return (
    <ReasonDialog
      title={title}
      consequence={`${countsText(preview.data.counts)} “${source.name}” (${source.barcode}) ürününden “${target.name}” (${target.barcode}) ürününe geçer; eski adres ve barkod oraya götürür. Bu işlem geri alınamaz.`}
      help="Denetim izine yazılır."
      act="Birleştir"
      isPending={merge.isPending}
      error={merge.error}
      onSubmit={(reason) => merge.mutate({ sourceId: source.productId, targetId: target.productId, reason })}
      onClose={onClose}
    />
  );
}
