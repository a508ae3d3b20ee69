import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { DistanceRuler } from '@havan/ui/DistanceRuler';
import { DoubleRule } from '@havan/ui/DoubleRule';
import { CheckIcon, SealIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { QuantityStepper } from '@havan/ui/QuantityStepper';
import { RulerReading } from '@havan/ui/RulerReading';
import { ScoreBadge } from '@havan/ui/ScoreBadge';
import { type Column, type Sort, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useState } from 'react';
import { gradeOf, marginText, offers, type SampleOffer, scoreText } from '../sample/products.ts';

const psf = 68_500;
const lowest = Math.min(...offers.map((offer) => offer.price));

function Quantity({ offer }: { offer: SampleOffer }) {
  const [count, setCount] = useState(offer.least);
  return (
    <Inline space="xs" justify="end" wrap={false}>
      <QuantityStepper
        label={`Adet, ${offer.seller}`}
        value={count}
        onChange={setCount}
        min={offer.least}
        max={offer.stock}
      />
      <Button variant={offer.id === 'c' ? 'solid' : 'outline'}>Sepete ekle</Button>
    </Inline>
  );
}

const columns: Column<SampleOffer>[] = [
  {
    id: 'seller',
    header: 'Satıcı',
    phone: 'lead',
    cell: ({ seller, badge, city }) => (
      <>
        <Text weight="strong">
          <Link href="#satici" variant="name">
            {seller}
          </Link>
        </Text>
        <Inline space="xs">
          {badge ? (
            <Badge
              tone={badge === 'Resmi Satıcı' ? 'positive' : 'neutral'}
              icon={badge === 'Resmi Satıcı' ? <SealIcon /> : <CheckIcon />}
            >
              {badge}
            </Badge>
          ) : null}
          <Text as="span" size="tiny" tone="faint">
            {city}
          </Text>
        </Inline>
      </>
    ),
  },
  {
    id: 'price',
    header: 'Fiyat',
    align: 'end',
    sortable: true,
    phone: 'trail',
    cell: ({ price, listPrice }) => (
      <>
        {price === lowest ? (
          <DoubleRule label="sütunun en iyisi">
            <Money value={price} size="large" />
          </DoubleRule>
        ) : (
          <Money value={price} size="large" />
        )}
        <Text size="tiny" tone="faint">
          {listPrice ? <Money value={listPrice} strike bare quiet /> : 'liste fiyatı'}
        </Text>
      </>
    ),
  },
  {
    id: 'expiry',
    header: 'Miat',
    sortable: true,
    phone: 'lead',
    cell: ({ months, expiry }) => (
      <RulerReading
        layout="row"
        text={expiry}
        value={months}
        tone={months < 8 ? 'attention' : 'positive'}
        remark={months < 8 ? `${months} ay, yakın miat` : `${months} ay`}
      />
    ),
  },
  {
    id: 'score',
    header: 'Puan',
    align: 'center',
    sortable: true,
    phone: 'trail',
    cell: ({ score }) => (
      <ScoreBadge value={scoreText(score)} grade={gradeOf(score)} label="Satıcı puanı, 10 üzerinden" />
    ),
  },
  {
    id: 'margin',
    header: 'PSF marjı',
    align: 'end',
    sortable: true,
    cell: ({ price }) => (
      <span>
        <Text as="span" weight="strong">
          {marginText(price, psf)}
        </Text>
        <Text size="tiny" tone="faint">
          <Money value={psf - price} quiet />
        </Text>
      </span>
    ),
  },
  {
    id: 'stock',
    header: 'Stok',
    align: 'end',
    cell: ({ stock, least }) => (
      <span>
        <Text as="span" weight="strong">
          {stock.toLocaleString('tr-TR')}
        </Text>
        <Text size="tiny" tone={stock < 20 ? 'critical' : 'faint'}>
          {stock < 20 ? 'az kaldı' : `en az ${least}`}
        </Text>
      </span>
    ),
  },
  {
    id: 'shipping',
    header: 'Kargo',
    width: 144,
    cell: ({ missing, freeFrom }) =>
      missing === 0 ? (
        <Badge tone="positive" icon={<CheckIcon />}>
          Ücretsiz kargo
        </Badge>
      ) : (
        <span>
          <Text size="small">
            <Money value={missing} /> eksik
          </Text>
          <DistanceRuler width="short" label="Ücretsiz kargo" value={freeFrom - missing} max={freeFrom} />
        </span>
      ),
  },
  {
    id: 'buy',
    header: 'Adet',
    hideHeader: true,
    align: 'end',
    phone: 'action',
    cell: (offer) => <Quantity offer={offer} />,
  },
];

/** Renders the offers of a product, sortable by price. */
export function OfferTable() {
  const [sort, setSort] = useState<Sort>({ columnId: 'price', direction: 'ascending' });
  const sorted = offers.toSorted((a, b) =>
    sort.direction === 'ascending' ? a.price - b.price : b.price - a.price,
  );
  return (
    <Table
      caption="Virendo Magnezyum teklifleri"
      columns={columns}
      rows={sorted}
      rowKey={(offer) => offer.id}
      sort={sort}
      onSortChange={setSort}
      rowLook="comparing"
      phoneRows="tap"
      stickyHeader
      rowTone={(offer) => (offer.id === 'c' ? 'recommended' : undefined)}
    />
  );
}
