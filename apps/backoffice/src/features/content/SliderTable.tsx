import {
  orderSlidersMutation,
  removeSliderMutation,
} from '@havan/api-client/queries/backoffice/content/content';
import type { OperatorSlider } from '@havan/contract/backoffice/content/shop-content';
import { Button } from '@havan/ui/Button';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { DateText } from '@havan/ui/DateText';
import { EmptyState } from '@havan/ui/EmptyState';
import { Inline } from '@havan/ui/Inline';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { lastMoment } from '../../shared/days.ts';
import { SliderForm } from './SliderForm.tsx';
import { SpanBadge } from './SpanBadge.tsx';

interface SliderTableProps {
  readonly sliders: readonly OperatorSlider[];
}

interface ColumnActs {
  readonly firstId: number | undefined;
  readonly isPending: boolean;
  readonly onMove: (sliderId: number) => void;
  readonly onEdit: (slider: OperatorSlider) => void;
  readonly onRemove: (slider: OperatorSlider) => void;
}

const columnsOf = ({
  firstId,
  isPending,
  onMove,
  onEdit,
  onRemove,
}: ColumnActs): readonly Column<OperatorSlider>[] => [
  {
    id: 'title',
    header: 'Slayt',
    phone: 'lead',
    cell: ({ title, text }) => (
      <Stack space="none">
        <Text weight="strong">{title}</Text>
        <Text size="small" tone="soft">
          {text}
        </Text>
      </Stack>
    ),
  },
  { id: 'leadsTo', header: 'Götürdüğü yer', phone: 'detail', cell: ({ leadsTo }) => leadsTo },
  {
    id: 'span',
    header: 'Yayın',
    phone: 'detail',
    cell: ({ startsAt, endsAt }) => (
      <span>
        <DateText value={startsAt} /> – <DateText value={lastMoment(endsAt)} />
      </span>
    ),
  },
  { id: 'state', header: 'Durum', phone: 'trail', cell: (slider) => <SpanBadge {...slider} /> },
  {
    id: 'acts',
    header: 'İşlem',
    align: 'end',
    phone: 'action',
    cell: (slider) => (
      <Inline space="xs" justify="end" wrap={false}>
        <Button
          size="small"
          variant="quiet"
          disabled={isPending || slider.sliderId === firstId}
          aria-label={`${slider.title}, öne al`}
          onClick={() => onMove(slider.sliderId)}
        >
          Öne al
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={`${slider.title}, düzenle`}
          onClick={() => onEdit(slider)}
        >
          Düzenle
        </Button>
        <Button
          size="small"
          variant="quiet"
          tone="critical"
          aria-label={`${slider.title}, kaldır`}
          onClick={() => onRemove(slider)}
        >
          Kaldır
        </Button>
      </Inline>
    ),
  },
];

/**
 * Renders the sliders of the buyer home in their order, with actions to add, move, edit and, after a confirmation,
 * remove them.
 */
export function SliderTable({ sliders }: SliderTableProps) {
  const [edited, setEdited] = useState<OperatorSlider | 'new' | null>(null);
  const toast = useToast();
  const [removed, setRemoved] = useState<OperatorSlider | null>(null);
  const order = useMutation(orderSlidersMutation(api));
  const removal = useMutation(removeSliderMutation(api));
  const ids = sliders.map(({ sliderId }) => sliderId);
  const move = (id: number) => {
    const at = ids.indexOf(id);
    order.mutate({ sliderIds: ids.with(at - 1, id).with(at, ids[at - 1] ?? id) });
  };
  const remove = ({ sliderId, title }: OperatorSlider) =>
    removal.mutate(
      { sliderId },
      {
        onSuccess: () => toast({ title: 'Slayt kaldırıldı.', description: title, tone: 'positive' }),
        onSettled: () => setRemoved(null),
      },
    );
  return (
    <Stack space="m">
      <SectionHeader
        title="Slaytlar"
        remark="Alıcı ana sayfasının başında, bu sırayla"
        actions={<Button onClick={() => setEdited('new')}>Yeni slayt</Button>}
      />
      {order.error ? <Failure error={order.error} /> : null}
      {removal.error ? <Failure error={removal.error} /> : null}
      <Table
        caption="Slaytlar"
        rows={sliders}
        rowKey={({ sliderId }) => String(sliderId)}
        columns={columnsOf({
          firstId: ids[0],
          isPending: order.isPending,
          onMove: move,
          onEdit: setEdited,
          onRemove: setRemoved,
        })}
        empty={<EmptyState kind="other" size="panel" title="Henüz slayt yok" />}
      />
      {edited ? (
        <SliderForm slider={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
      {removed ? (
        <ConfirmDialog
          open
          title={`“${removed.title}” kaldırılsın mı?`}
          confirmLabel="Kaldır"
          tone="critical"
          loading={removal.isPending}
          onConfirm={() => remove(removed)}
          onCancel={() => setRemoved(null)}
        >
          <Text>
            Slayt alıcıların ana sayfasından hemen kalkar; yayını{' '}
            <DateText value={lastMoment(removed.endsAt)} /> gününe kadardı.
          </Text>
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}
