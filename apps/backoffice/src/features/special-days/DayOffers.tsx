import { decideSpecialDayOffersMutation } from '@havan/api-client/queries/backoffice/content/special-days';
import type { OperatorDayOffer, OperatorSpecialDay } from '@havan/contract/backoffice/content/special-days';
import { formatCount } from '@havan/domain/count';
import { formatMoney } from '@havan/domain/money';
import { specialDayOfferLabels } from '@havan/domain/special-day';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { EmptyState } from '@havan/ui/EmptyState';
import { Form } from '@havan/ui/Form';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { TextArea } from '@havan/ui/TextArea';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';

interface DayOffersProps {
  readonly day: OperatorSpecialDay;
  readonly offers: readonly OperatorDayOffer[];
}

const tones = { proposed: 'attention', approved: 'positive', rejected: 'neutral' } as const;
const shortest = 3;

const columns: readonly Column<OperatorDayOffer>[] = [
  {
    id: 'product',
    header: 'Ürün',
    phone: 'lead',
    cell: ({ productName, sellerName }) => (
      <Stack space="none">
        <Text weight="strong">{productName}</Text>
        <Text size="small" tone="soft">
          {sellerName}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'list',
    header: 'İlan fiyatı',
    align: 'end',
    phone: 'detail',
    cell: (row) => formatMoney(row.listPrice),
  },
  { id: 'price', header: 'Teklif', align: 'end', phone: 'detail', cell: ({ price }) => formatMoney(price) },
  { id: 'percent', header: 'İndirim', align: 'end', phone: 'detail', cell: ({ percent }) => `%${percent}` },
  {
    id: 'limit',
    header: 'Sınır / stok',
    align: 'end',
    phone: 'detail',
    cell: ({ unitLimit, stock }) =>
      `${unitLimit === null ? '—' : formatCount(unitLimit)} / ${formatCount(stock)}`,
  },
  {
    id: 'state',
    header: 'Durum',
    phone: 'trail',
    cell: ({ state, reason }) => (
      <Stack space="none">
        <Badge tone={tones[state]}>{specialDayOfferLabels[state]}</Badge>
        {reason ? (
          <Text size="small" tone="soft">
            {reason}
          </Text>
        ) : null}
      </Stack>
    ),
  },
];

/** Renders the offers of sellers; chosen ones are approved together or rejected with a reason. */
export function DayOffers({ day, offers }: DayOffersProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isRejecting, setIsRejecting] = useState(false);
  const toast = useToast();
  const { mutate, error, isPending } = useMutation(decideSpecialDayOffersMutation(api));
  const open = offers.filter(({ state }) => state === 'proposed');
  const chosen = open.filter(({ offerId }) => selected.has(String(offerId)));
  const mayDecide = ['joining', 'review', 'running'].includes(day.phase);
  const decide = (decision: 'approve' | 'reject', reason?: string) =>
    mutate(
      {
        specialDayId: day.specialDayId,
        offerIds: chosen.map(({ offerId }) => offerId),
        decision,
        ...(reason !== undefined && { reason }),
      },
      {
        onSuccess: () => {
          const count = formatCount(chosen.length);
          toast({
            title: decision === 'approve' ? `${count} teklif onaylandı.` : `${count} teklif reddedildi.`,
            tone: 'positive',
          });
          setSelected(new Set());
          setIsRejecting(false);
        },
      },
    );
  return (
    <Stack space="m">
      <Inline space="m" justify="between" align="center">
        <Heading level={2}>Teklifler</Heading>
        {mayDecide && chosen.length > 0 ? (
          <Inline space="s">
            <Button loading={isPending} onClick={() => decide('approve')}>
              {formatCount(chosen.length)} teklifi onayla
            </Button>
            <Button variant="outline" tone="critical" onClick={() => setIsRejecting(true)}>
              Reddet
            </Button>
          </Inline>
        ) : null}
      </Inline>
      {error ? <Failure error={error} /> : null}
      <Table
        caption="Teklifler"
        rows={offers}
        rowKey={({ offerId }) => String(offerId)}
        columns={columns}
        {...(mayDecide &&
          open.length > 0 && {
            selection: {
              selected,
              onChange: setSelected,
              rowLabel: ({ productName, sellerName }: OperatorDayOffer) => `${productName}, ${sellerName}`,
            },
          })}
        empty={<EmptyState kind="other" size="panel" title="Henüz teklif yok" />}
      />
      {isRejecting ? (
        <RejectDialog
          count={chosen.length}
          isPending={isPending}
          onReject={(reason) => decide('reject', reason)}
          onClose={() => setIsRejecting(false)}
        />
      ) : null}
    </Stack>
  );
}

interface RejectDialogProps {
  readonly count: number;
  readonly isPending: boolean;
  readonly onReject: (reason: string) => void;
  readonly onClose: () => void;
}

function RejectDialog({ count, isPending, onReject, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isShort = reason.trim().length < shortest;
  const submit = () => {
    setIsChecked(true);
    if (!isShort) onReject(reason);
    return !isShort;
  };
  const title = `${formatCount(count)} teklif reddedilsin mi?`;
  return (
    <Modal open title={title} size="small" onClose={onClose}>
      <Form onSubmit={submit} aria-label={title}>
        <Stack space="m">
          <TextArea
            label="Neden"
            help="Satıcı teklifinin yanında okur."
            value={reason}
            onChange={setReason}
            maxLength={500}
            error={isChecked && isShort ? 'Nedeni bir cümleyle yazın.' : null}
          />
          <Inline space="s" justify="end">
            <Button variant="outline" onClick={onClose}>
              Vazgeç
            </Button>
            <Button type="submit" tone="critical" loading={isPending}>
              Reddet
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}
