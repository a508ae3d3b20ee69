import { expiryBand } from '@havan/domain/expiry';
import { formatAmount, formatMoney } from '@havan/domain/money';
import { netPrice, type PriceDeductionTerms } from '@havan/domain/net-price';
import { Badge } from '@havan/ui/Badge';
import type { GridColumn } from '@havan/ui/DataGrid';
import { Inline } from '@havan/ui/Inline';
import { Money } from '@havan/ui/Money';
import { tileWidths } from '@havan/domain/product-picture';
import { ProductImage } from '@havan/ui/ProductImage';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { quantityText, type QuantityColumn } from '../listing-table/cells/quantity-terms.ts';
import { cellTexts, columnTexts } from '../listing-table/listing-texts.ts';
import { type DeskLine, productOf } from './rows/desk-lines.ts';
import { expirationText, stateLabels } from './desk-texts.ts';
import { sameGoods, termsIn } from './rows/row-state.ts';
import { noExpiration } from './rows/scan-reading.ts';
import { marginOf, placeOf } from './rows/start-price.ts';

const nameOf = (line: DeskLine): string => productOf(line)?.productName ?? `Barkod ${line.row.barcode}`;
const isOpen = ({ state }: DeskLine): boolean => state.name !== 'published' && state.name !== 'refused';

export const deskLineName = nameOf;

/** Returns the invalid typed text of a field, or `text` for any other field. */
const slipOr = ({ slip }: DeskLine, columnId: string, text: string): string =>
  slip?.columnId === columnId ? slip.text : text;

const typedExpiration = ({ row: { expiration } }: DeskLine): string =>
  expiration === null ? '' : expiration === noExpiration ? '-' : expirationText(expiration);

/** Returns the quantity terms of a line: the typed ones over those of the listing to which its units are added. */
const termsOf = (line: DeskLine) => {
  const product = productOf(line);
  return { ...termsIn(product ? sameGoods(line.row, product) : undefined), ...line.row.terms };
};

const quantityColumn = (id: QuantityColumn, width: number): GridColumn<DeskLine> => ({
  id,
  header: columnTexts[id],
  width,
  ...(id === 'priceBreaks' || id === 'bonus' ? {} : { align: 'end' }),
  phone: 'hidden',
  cell: (line) => {
    const text = quantityText(id, termsOf(line));
    return text === '' ? (
      <Text tone="faint">{id === 'maxQuantity' ? cellTexts.unlimited : '–'}</Text>
    ) : (
      <Text>{text}</Text>
    );
  },
  edit: {
    text: (line) => slipOr(line, id, quantityText(id, termsOf(line))),
    inputMode: id === 'priceBreaks' || id === 'bonus' ? 'text' : 'numeric',
    allowed: isOpen,
  },
});

/**
 * Returns the columns of the grid; expiry, lot, stock, price and quantities are edited in place. `terms` is undefined
 * until it is loaded.
 */
export const deskColumns = (now: Date, terms: PriceDeductionTerms | undefined): GridColumn<DeskLine>[] => [
  { id: 'product', header: 'Ürün', phone: 'lead', text: nameOf, cell: (line) => <ProductCell line={line} /> },
  {
    id: 'expiration',
    header: 'Miat',
    width: 88,
    cell: ({ row: { expiration } }) => {
      if (expiration === null) return <Text tone="attention">yazın</Text>;
      const band = expiryBand(expiration === noExpiration ? null : expiration, now);
      const tone = band === 'expired' ? 'critical' : band === 'close' ? 'attention' : 'main';
      return <Text tone={tone}>{expirationText(expiration)}</Text>;
    },
    edit: {
      text: (line) => slipOr(line, 'expiration', typedExpiration(line)),
      allowed: isOpen,
    },
  },
  {
    id: 'lot',
    header: 'Parti',
    width: 88,
    // A phone has room for what is scanned and priced; the rest is in the sheet of the row.
    phone: 'hidden',
    cell: ({ row: { lot } }) => lot,
    edit: { text: (line) => slipOr(line, 'lot', line.row.lot), allowed: isOpen },
  },
  {
    id: 'stock',
    header: 'Stok',
    width: 64,
    align: 'end',
    cell: ({ row: { stock } }) => <Text weight="strong">{stock}</Text>,
    edit: {
      text: (line) => slipOr(line, 'stock', String(line.row.stock)),
      inputMode: 'numeric',
      allowed: isOpen,
    },
  },
  {
    id: 'price',
    header: 'Fiyat',
    width: 96,
    align: 'end',
    phone: 'trail',
    cell: ({ price }) => <PriceCell price={price} terms={terms} />,
    edit: {
      text: (line) => slipOr(line, 'price', line.price === null ? '' : formatAmount(line.price)),
      inputMode: 'decimal',
      allowed: isOpen,
    },
  },
  { id: 'margin', header: 'PSF marjı', width: 88, align: 'end', phone: 'hidden', cell: marginText },
  {
    id: 'market',
    header: 'Piyasa',
    width: 136,
    phone: 'hidden',
    cell: (line) => <MarketCell line={line} />,
  },
  {
    id: 'state',
    header: 'Durum',
    width: 144,
    cell: ({ state }) => {
      const [label, tone] = stateLabels[state.name];
      return (
        <Badge tone={tone} mark={tone === 'attention' ? 'half' : 'full'}>
          {label}
        </Badge>
      );
    },
  },
  quantityColumn('minQuantity', 80),
  quantityColumn('maxQuantity', 88),
  quantityColumn('packSize', 72),
  quantityColumn('priceBreaks', 176),
  quantityColumn('bonus', 104),
];

function ProductCell({ line }: { line: DeskLine }) {
  const product = productOf(line);
  return (
    <Inline wrap={false} space="s">
      <ProductImage
        src={product?.productImageUrl}
        srcSet={tileWidths(product?.productImageUrl)}
        alt=""
        size="tiny"
      />
      <Stack space="none">
        <Text size="small" weight="strong" narrow lines={2} title={nameOf(line)}>
          {nameOf(line)}
        </Text>
        <Text size="small" tone="soft">
          {product ? line.row.barcode : ''}
        </Text>
      </Stack>
    </Inline>
  );
}

/** Renders the price over what the seller receives of it, once `terms` is loaded. */
function PriceCell({ price, terms }: { price: number | null; terms: PriceDeductionTerms | undefined }) {
  if (price === null) return <Text tone="faint">–</Text>;
  return (
    <Stack space="none">
      <Money value={price} bare />
      {terms ? (
        <Text size="small" tone="soft">
          {cellTexts.net(formatAmount(netPrice(price, terms).net))}
        </Text>
      ) : null}
    </Stack>
  );
}

function marginText(line: DeskLine) {
  const product = productOf(line);
  const margin = product && line.price !== null ? marginOf(line.price, product.psf) : null;
  if (margin === null) return <Text tone="faint">–</Text>;
  return <Text tone={margin < 0 ? 'critical' : 'main'}>{`%${margin.toLocaleString('tr-TR')}`}</Text>;
}

function MarketCell({ line }: { line: DeskLine }) {
  const product = productOf(line);
  if (!product) return <Text tone="faint">–</Text>;
  const [cheapest] = product.otherPrices;
  if (cheapest === undefined) return <Text tone="soft">Başka satan yok</Text>;
  const place = line.price === null ? null : placeOf(line.price, product);
  const known = `${product.otherPrices.length + 1}`;
  return (
    <Stack space="none">
      <Text>{line.price === null ? '–' : `${place === null ? `${known}.` : `${place}.`} sıra`}</Text>
      <Text size="small" tone="soft">{`en ucuz ${formatMoney(cheapest)}`}</Text>
    </Stack>
  );
}
