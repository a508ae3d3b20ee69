import type { ListedPriceRule, PriceRuleState } from '@havan/contract/listings/price-rules';
import { listingLabel } from '@havan/domain/expiry';
import { formatMoney } from '@havan/domain/money';
import { tileWidths } from '@havan/domain/product-picture';
import { Badge, type BadgeProps } from '@havan/ui/Badge';
import { DateText } from '@havan/ui/DateText';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { ProductImage } from '@havan/ui/ProductImage';
import { Stack } from '@havan/ui/Stack';
import { Table, type TableProps } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { paths } from '../../../paths.ts';
import { ruleListTexts as texts, ruleStateLabels } from './price-rule-list-texts.ts';

const looks: Readonly<Record<PriceRuleState, Pick<BadgeProps, 'tone' | 'mark'>>> = {
  running: { tone: 'positive', mark: 'moving' },
  atFloor: { tone: 'attention', mark: 'half' },
  off: { tone: 'neutral', mark: 'full' },
};

/** Renders the rules with their prices; each links to the page of its listing. */
export function PriceRulesTable({ rows }: { readonly rows: readonly ListedPriceRule[] }) {
  return (
    <Table
      caption={texts.table}
      rows={rows}
      rowKey={({ listingId }) => String(listingId)}
      columns={columns}
      empty={<Text tone="soft">{texts.none}</Text>}
    />
  );
}

const columns: TableProps<ListedPriceRule>['columns'] = [
  {
    id: 'product',
    header: texts.product,
    phone: 'lead',
    cell: ({ listingId, productImageUrl, productName, expiration }) => (
      <Inline wrap={false}>
        <ProductImage src={productImageUrl} srcSet={tileWidths(productImageUrl)} alt="" size="small" />
        <Link href={paths.listingPrice(listingId)}>{listingLabel(productName, expiration)}</Link>
      </Inline>
    ),
  },
  {
    id: 'rule',
    header: texts.rule,
    cell: ({ words, sentence }) => (
      <Stack space="none">
        <Text>{words}</Text>
        <Text tone="faint" size="small">
          {sentence}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'price',
    header: texts.price,
    align: 'end',
    width: 112,
    phone: 'trail',
    cell: ({ price }) => <Money value={price} />,
  },
  {
    id: 'bounds',
    header: texts.bounds,
    align: 'end',
    width: 176,
    cell: ({ floor, ceiling }) => (
      <Text size="small">
        {formatMoney(floor)} – {formatMoney(ceiling)}
      </Text>
    ),
  },
  {
    id: 'changed',
    header: texts.changed,
    width: 152,
    cell: ({ changedAt }) =>
      changedAt === null ? (
        <Text tone="faint" size="small">
          {texts.never}
        </Text>
      ) : (
        <DateText value={changedAt} format="dateTime" />
      ),
  },
  {
    id: 'state',
    header: texts.state,
    width: 120,
    cell: ({ state }) => <Badge {...looks[state]}>{ruleStateLabels[state]}</Badge>,
  },
];
