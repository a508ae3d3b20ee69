import { removeSearchAdvertMutation } from '@havan/api-client/queries/backoffice/content/content';
import type { OperatorAdvert } from '@havan/contract/backoffice/content/shop-content';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { EmptyState } from '@havan/ui/EmptyState';
import { Inline } from '@havan/ui/Inline';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { AdvertForm } from './AdvertForm.tsx';

interface AdvertTableProps {
  readonly adverts: readonly OperatorAdvert[];
}

interface ColumnActs {
  readonly onEdit: (advert: OperatorAdvert) => void;
  readonly onRemove: (advertId: number) => void;
}

const columnsOf = ({ onEdit, onRemove }: ColumnActs): readonly Column<OperatorAdvert>[] => [
  { id: 'text', header: 'Metin', phone: 'lead', cell: ({ text }) => text },
  { id: 'href', header: 'Götürdüğü yer', phone: 'detail', cell: ({ href }) => href ?? 'Bağlantı yok' },
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
    cell: (advert) => (
      <Inline space="xs" justify="end" wrap={false}>
        <Button
          size="small"
          variant="quiet"
          aria-label={`${advert.text}, düzenle`}
          onClick={() => onEdit(advert)}
        >
          Düzenle
        </Button>
        <Button
          size="small"
          variant="quiet"
          tone="critical"
          aria-label={`${advert.text}, kaldır`}
          onClick={() => onRemove(advert.advertId)}
        >
          Kaldır
        </Button>
      </Inline>
    ),
  },
];

/** Renders the lines beneath the suggestions of the search; of several that run the newest is shown. */
export function AdvertTable({ adverts }: AdvertTableProps) {
  const [edited, setEdited] = useState<OperatorAdvert | 'new' | null>(null);
  const toast = useToast();
  const { mutate, error } = useMutation(removeSearchAdvertMutation(api));
  const remove = (advertId: number) =>
    mutate(
      { advertId },
      { onSuccess: () => toast({ title: 'Arama reklamı kaldırıldı.', tone: 'positive' }) },
    );
  return (
    <Stack space="m">
      <SectionHeader
        title="Arama reklamı"
        remark="Birden çoğu yayındaysa en yenisi görünür"
        actions={
          <Button variant="outline" onClick={() => setEdited('new')}>
            Yeni arama reklamı
          </Button>
        }
      />
      {error ? <Failure error={error} /> : null}
      <Table
        caption="Arama reklamları"
        rows={adverts}
        rowKey={({ advertId }) => String(advertId)}
        columns={columnsOf({ onEdit: setEdited, onRemove: remove })}
        empty={<EmptyState kind="other" size="panel" title="Arama reklamı yok" />}
      />
      {edited ? (
        <AdvertForm advert={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
    </Stack>
  );
}
