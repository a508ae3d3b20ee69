import { Badge } from '@havan/ui/Badge';
import { Box } from '@havan/ui/Box';
import { Breadcrumb } from '@havan/ui/Breadcrumb';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { DoubleRule } from '@havan/ui/DoubleRule';
import { Heading } from '@havan/ui/Heading';
import { MessageIcon, PrintIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { Page } from '@havan/ui/Page';
import { ProductImage } from '@havan/ui/ProductImage';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { Timeline } from '@havan/ui/Timeline';
import { type CartLine, cart, shipping } from '../sample/cart.ts';
import { Shell } from './Shell.tsx';

const order = cart[0];

const columns: readonly Column<CartLine>[] = [
  {
    id: 'product',
    header: 'Ürün',
    phone: 'lead',
    cell: ({ product }) => (
      <Inline space="s" wrap={false}>
        <ProductImage src={product.image} alt="" size="small" />
        <Link href={`#${product.id}`} variant="name">
          {product.name} ({product.expiry})
        </Link>
      </Inline>
    ),
  },
  { id: 'count', header: 'Adet', align: 'end', width: 80, cell: ({ count }) => count },
  {
    id: 'price',
    header: 'Birim fiyat',
    align: 'end',
    width: 120,
    cell: ({ product }) => <Money value={product.price} quiet />,
  },
  {
    id: 'sum',
    header: 'Tutar',
    align: 'end',
    width: 140,
    phone: 'trail',
    cell: ({ product, count }) => <Money value={product.price * count} size="standard" />,
  },
];

const events = [
  {
    id: 'paid',
    title: 'Ödeme alındı',
    time: <DateText value="2026-11-21T11:32:00Z" format="dateTime" />,
    state: 'done',
  },
  {
    id: 'ok',
    title: 'Satıcı onayladı',
    time: <DateText value="2026-11-21T12:10:00Z" format="dateTime" />,
    state: 'done',
  },
  {
    id: 'ship',
    title: 'Kargoya verildi',
    time: <DateText value="2026-11-21T14:40:00Z" format="dateTime" />,
    details: 'Turna Kargo, TRN 4410 7726 18',
    state: 'current',
  },
  { id: 'here', title: 'Teslimat bekleniyor', state: 'next' },
] as const;

/** Renders one order: its lines, its history, its totals. */
export function OrderScreen() {
  return (
    <Shell current="">
      <Page>
        <Stack space="l">
          <Breadcrumb
            items={[
              { label: 'Ana sayfa', href: '#' },
              { label: 'Siparişlerim', href: '#s' },
              { label: 'HV-604182' },
            ]}
          />
          <Inline justify="between" space="m">
            <Stack space="xxs">
              <Heading level={1}>Sipariş HV-604182</Heading>
              <Inline space="s">
                <Badge tone="info" mark="moving">
                  Kargoda
                </Badge>
                <Text as="span" tone="soft">
                  <DateText value="2026-11-21T11:32:00Z" format="long" />
                </Text>
              </Inline>
            </Stack>
            <Inline space="xs">
              <Button variant="outline" icon={<MessageIcon />}>
                Satıcıya yaz
              </Button>
              <Button variant="outline" icon={<PrintIcon />}>
                Yazdır
              </Button>
            </Inline>
          </Inline>
          <Split
            aside={
              <Box as="section" surface="sheet" frame="section" padding="m" aria-labelledby="durum">
                <Stack space="m">
                  <Heading level={2} size="panel" id="durum">
                    Sipariş durumu
                  </Heading>
                  <Timeline label="Sipariş durumu" events={events} />
                  <Button wide>Teslim aldım</Button>
                </Stack>
              </Box>
            }
          >
            <Stack space="xl">
              <section aria-labelledby="urunler">
                <SectionHeader id="urunler" title={order.name} remark="2 ürün, 7 adet" />
                <Table
                  caption="Siparişteki ürünler"
                  columns={columns}
                  rows={order.lines}
                  rowKey={({ product }) => product.id}
                />
              </section>
              <DescriptionList
                layout="sum"
                items={[
                  { term: 'Ürünler', details: <Money value={order.sum} /> },
                  { term: 'Kargo', details: <Money value={shipping} /> },
                  {
                    term: <strong>Ödenen tutar</strong>,
                    key: 'total',
                    details: (
                      <DoubleRule kind="result">
                        <Money value={order.sum + shipping} size="large" />
                      </DoubleRule>
                    ),
                  },
                ]}
              />
            </Stack>
          </Split>
        </Stack>
      </Page>
    </Shell>
  );
}
