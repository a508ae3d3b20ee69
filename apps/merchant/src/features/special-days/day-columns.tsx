import type { OwnDayOffer } from '@havan/contract/catalogue/special-days';
import { formatMoney } from '@havan/domain/money';
import { specialDayOfferLabels } from '@havan/domain/special-day';
import { Badge } from '@havan/ui/Badge';
import { MoneyField } from '@havan/ui/MoneyField';
import { NumberField } from '@havan/ui/NumberField';
import { Stack } from '@havan/ui/Stack';
import type { Column } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { draftOf, isTooHigh, type OfferDraft } from './day-draft.ts';
import { specialDayTexts as texts } from './special-day-texts.ts';

interface DayColumns {
  readonly isOpen: boolean;
  readonly drafts: ReadonlyMap<number, OfferDraft>;
  readonly onChange: (listingId: number, draft: OfferDraft) => void;
}

const tones = { proposed: 'attention', approved: 'positive', rejected: 'critical' } as const;

/**
 * Returns the columns of a seller's listings for a special day; an approved offer and a closed day are read
 * only.
 */
export function dayColumns({ isOpen, drafts, onChange }: DayColumns): readonly Column<OwnDayOffer>[] {
  const mayWrite = (row: OwnDayOffer) => isOpen && row.offer?.state !== 'approved';
  return [
    {
      id: 'product',
      header: texts.product,
      phone: 'lead',
      cell: ({ productName, barcode, stock }) => (
        <Stack space="none">
          <Text weight="strong">{productName}</Text>
          <Text size="small" tone="soft">
            {barcode} · {texts.stock(stock)}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'list',
      header: texts.listPrice,
      align: 'end',
      phone: 'detail',
      cell: ({ listPrice, highestPrice }) => (
        <Stack space="none">
          <Text>{formatMoney(listPrice)}</Text>
          <Text size="small" tone="soft">
            {texts.highest(formatMoney(highestPrice))}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'price',
      header: texts.dayPrice,
      phone: 'detail',
      cell: (row) => {
        const draft = draftOf(row, drafts);
        if (!mayWrite(row)) return draft.price === null ? '—' : formatMoney(draft.price);
        return (
          <MoneyField
            label={texts.priceOf(row.productName)}
            hideLabel
            value={draft.price}
            onChange={(price) => onChange(row.listingId, { ...draft, price })}
            error={isTooHigh(row, draft) ? texts.tooHigh(formatMoney(row.highestPrice)) : null}
          />
        );
      },
    },
    {
      id: 'limit',
      header: texts.limit,
      phone: 'detail',
      cell: (row) => {
        const draft = draftOf(row, drafts);
        if (!mayWrite(row)) return draft.unitLimit ?? '—';
        return (
          <NumberField
            label={texts.limitOf(row.productName)}
            hideLabel
            placeholder={texts.limitHelp}
            value={draft.unitLimit}
            onChange={(unitLimit) => onChange(row.listingId, { ...draft, unitLimit })}
          />
        );
      },
    },
    {
      id: 'state',
      header: texts.state,
      phone: 'trail',
      cell: ({ offer }) =>
        offer ? (
          <Stack space="none">
            <Badge tone={tones[offer.state]}>{specialDayOfferLabels[offer.state]}</Badge>
            {offer.reason ? (
              <Text size="small" tone="soft">
                {offer.reason}
              </Text>
            ) : null}
          </Stack>
        ) : null,
    },
  ];
}
