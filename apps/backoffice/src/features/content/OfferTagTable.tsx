import {
  offerTagsQuery,
  orderOfferTagsMutation,
  removeOfferTagMutation,
} from '@havan/api-client/queries/backoffice/content/market-campaigns';
import type { OfferTag } from '@havan/contract/backoffice/content/market-campaigns';
import { formatCount } from '@havan/domain/count';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { EmptyState } from '@havan/ui/EmptyState';
import { Inline } from '@havan/ui/Inline';
import { Loading } from '@havan/ui/Loading';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { OfferTagForm } from './OfferTagForm.tsx';

interface ColumnActs {
  readonly firstId: number | undefined;
  readonly isPending: boolean;
  readonly onMove: (tagId: number) => void;
  readonly onEdit: (tag: OfferTag) => void;
  readonly onRemove: (tag: OfferTag) => void;
}

const columnsOf = ({
  firstId,
  isPending,
  onMove,
  onEdit,
  onRemove,
}: ColumnActs): readonly Column<OfferTag>[] => [
  {
    id: 'title',
    header: 'Başlık',
    phone: 'lead',
    cell: ({ title, description }) => (
      <Stack space="none">
        <Text weight="strong">{title}</Text>
        <Text size="small" tone="soft">
          {description}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'campaigns',
    header: 'Kampanyalar',
    phone: 'detail',
    cell: ({ campaigns }) => {
      const running = campaigns.filter(({ isOver }) => !isOver).length;
      const over = campaigns.length - running;
      return over === 0 ? formatCount(running) : `${formatCount(running)}, ${formatCount(over)} bitmiş`;
    },
  },
  {
    id: 'shown',
    header: 'Durum',
    phone: 'trail',
    cell: ({ isShown }) => (
      <Badge tone={isShown ? 'positive' : 'neutral'}>{isShown ? 'Görünür' : 'Gizli'}</Badge>
    ),
  },
  {
    id: 'acts',
    header: 'İşlem',
    align: 'end',
    phone: 'action',
    cell: (tag) => (
      <Inline space="xs" justify="end" wrap={false}>
        <Button
          size="small"
          variant="quiet"
          disabled={isPending || tag.tagId === firstId}
          aria-label={`${tag.title}, öne al`}
          onClick={() => onMove(tag.tagId)}
        >
          Öne al
        </Button>
        <Button size="small" variant="quiet" aria-label={`${tag.title}, düzenle`} onClick={() => onEdit(tag)}>
          Düzenle
        </Button>
        <Button
          size="small"
          variant="quiet"
          tone="critical"
          aria-label={`${tag.title}, kaldır`}
          onClick={() => onRemove(tag)}
        >
          Kaldır
        </Button>
      </Inline>
    ),
  },
];

/** Renders the headings of special offers in their order, each with the campaigns that it gathers. */
export function OfferTagTable() {
  const [edited, setEdited] = useState<OfferTag | 'new' | null>(null);
  const [removed, setRemoved] = useState<OfferTag | null>(null);
  const toast = useToast();
  const { data, error, refetch } = useQuery(offerTagsQuery(api));
  const order = useMutation(orderOfferTagsMutation(api));
  const removal = useMutation(removeOfferTagMutation(api));
  const ids = (data?.tags ?? []).map(({ tagId }) => tagId);
  const move = (id: number) => {
    const at = ids.indexOf(id);
    order.mutate({ tagIds: ids.with(at - 1, id).with(at, ids[at - 1] ?? id) });
  };
  const remove = () =>
    removed &&
    removal.mutate(
      { tagId: removed.tagId },
      {
        onSuccess: () => toast({ title: 'Başlık kaldırıldı.', description: removed.title, tone: 'positive' }),
        onSettled: () => setRemoved(null),
      },
    );
  return (
    <Stack space="m">
      <SectionHeader
        level={2}
        title="Özel teklif başlıkları"
        remark="Kampanyaları bir başlık altında toplar"
        actions={
          <Button variant="outline" onClick={() => setEdited('new')}>
            Yeni başlık
          </Button>
        }
      />
      {error ? <Failure error={error} onRetry={refetch} /> : null}
      {order.error ? <Failure error={order.error} /> : null}
      {removal.error ? <Failure error={removal.error} /> : null}
      {data ? (
        <Table
          caption="Özel teklif başlıkları"
          rows={data.tags}
          rowKey={({ tagId }) => String(tagId)}
          columns={columnsOf({
            firstId: ids[0],
            isPending: order.isPending,
            onMove: move,
            onEdit: setEdited,
            onRemove: setRemoved,
          })}
          empty={<EmptyState kind="other" size="panel" title="Henüz başlık yok" />}
        />
      ) : error ? null : (
        <Loading />
      )}
      {edited ? (
        <OfferTagForm tag={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
      <ConfirmDialog
        open={removed !== null}
        title={`“${removed?.title ?? ''}” kaldırılsın mı?`}
        confirmLabel="Kaldır"
        tone="critical"
        loading={removal.isPending}
        onConfirm={remove}
        onCancel={() => setRemoved(null)}
      >
        <Text>Başlık ve sayfası kalkar; kampanyalar sürer.</Text>
      </ConfirmDialog>
    </Stack>
  );
}
