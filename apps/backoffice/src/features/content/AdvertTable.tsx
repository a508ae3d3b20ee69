import { removeSearchAdvertMutation } from '@havan/api-client/queries/backoffice/content/content';
import type { OperatorAdvert } from '@havan/contract/backoffice/content/shop-content';
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
import { AdvertForm } from './AdvertForm.tsx';
import { SpanBadge } from './SpanBadge.tsx';

interface AdvertTableProps {
  readonly adverts: readonly OperatorAdvert[];
}

interface ColumnActs {
  readonly onEdit: (advert: OperatorAdvert) => void;
  readonly onRemove: (advert: OperatorAdvert) => void;
}

const columnsOf = ({ onEdit, onRemove }: ColumnActs): readonly Column<OperatorAdvert>[] => [
  { id: 'text', header: 'Metin', phone: 'lead', cell: ({ text }) => text },
  {
    id: 'leadsTo',
    header: 'Götürdüğü yer',
    phone: 'detail',
    cell: ({ leadsTo }) => leadsTo ?? 'Bağlantı yok',
  },
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
  { id: 'state', header: 'Durum', phone: 'trail', cell: (advert) => <SpanBadge {...advert} /> },
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
          onClick={() => onRemove(advert)}
        >
          Kaldır
        </Button>
      </Inline>
    ),
  },
];

/** Renders the search adverts, shown beneath the suggestions; when several are live, buyers see the newest. */
export function AdvertTable({ adverts }: AdvertTableProps) {
  const [edited, setEdited] = useState<OperatorAdvert | 'new' | null>(null);
  const toast = useToast();
  const [removed, setRemoved] = useState<OperatorAdvert | null>(null);
  const { mutate, error, isPending } = useMutation(removeSearchAdvertMutation(api));
  const remove = ({ advertId, text }: OperatorAdvert) =>
    mutate(
      { advertId },
      {
        onSuccess: () => toast({ title: 'Arama reklamı kaldırıldı.', description: text, tone: 'positive' }),
        onSettled: () => setRemoved(null),
      },
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
        columns={columnsOf({ onEdit: setEdited, onRemove: setRemoved })}
        empty={<EmptyState kind="other" size="panel" title="Arama reklamı yok" />}
      />
      {edited ? (
        <AdvertForm advert={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
      {removed ? (
        <ConfirmDialog
          open
          title="Arama reklamı kaldırılsın mı?"
          confirmLabel="Kaldır"
          tone="critical"
          loading={isPending}
          onConfirm={() => remove(removed)}
          onCancel={() => setRemoved(null)}
        >
          <Text>
            “{removed.text}” arama önerilerinin altından hemen kalkar; yayını{' '}
            <DateText value={lastMoment(removed.endsAt)} /> gününe kadardı.
          </Text>
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}
