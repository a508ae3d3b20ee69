import { orderSlidersMutation } from '@havan/api-client/queries/backoffice/content/content';
import type { OperatorSlider } from '@havan/contract/backoffice/content/shop-content';
import { Button } from '@havan/ui/Button';
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
import { SliderForm } from './SliderForm.tsx';

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
  { id: 'href', header: 'Götürdüğü yer', phone: 'detail', cell: ({ href }) => href },
  {
    id: 'span',
    header: 'Yayın',
    phone: 'detail',
    cell: ({ startsAt, endsAt }) => (
      <span>
        <DateText value={startsAt} /> – <DateText value={endsAt} />
      </span>
    ),
  },
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

/** Renders the sliders of the buyer home in their order: moved, changed, taken away with a way back. */
export function SliderTable({ sliders }: SliderTableProps) {
  const [edited, setEdited] = useState<OperatorSlider | 'new' | null>(null);
  const toast = useToast();
  const { mutate, error, isPending } = useMutation(orderSlidersMutation(api));
  const ids = sliders.map(({ sliderId }) => sliderId);
  const move = (id: number) => {
    const at = ids.indexOf(id);
    mutate({ sliderIds: ids.with(at - 1, id).with(at, ids[at - 1] ?? id) });
  };
  const remove = ({ sliderId, title }: OperatorSlider) =>
    mutate(
      { sliderIds: ids.filter((id) => id !== sliderId) },
      { onSuccess: () => toast({ title: 'Slayt kaldırıldı.', description: title, tone: 'positive' }) },
    );
  return (
    <Stack space="m">
      <SectionHeader
        title="Slaytlar"
        remark="Alıcı ana sayfasının başında, bu sırayla"
        actions={<Button onClick={() => setEdited('new')}>Yeni slayt</Button>}
      />
      {error ? <Failure error={error} /> : null}
      <Table
        caption="Slaytlar"
        rows={sliders}
        rowKey={({ sliderId }) => String(sliderId)}
        columns={columnsOf({
          firstId: ids[0],
          isPending,
          onMove: move,
          onEdit: setEdited,
          onRemove: remove,
        })}
        empty={<EmptyState kind="other" size="panel" title="Yayında slayt yok" />}
      />
      {edited ? (
        <SliderForm slider={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
    </Stack>
  );
}
