import { Alert } from '@havan/ui/Alert';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { DistanceRuler } from '@havan/ui/DistanceRuler';
import { IconButton } from '@havan/ui/IconButton';
import { TrashIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { Page } from '@havan/ui/Page';
import { ProductImage } from '@havan/ui/ProductImage';
import { QuantityStepper } from '@havan/ui/QuantityStepper';
import { RulerReading } from '@havan/ui/RulerReading';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { type CartLine, cart } from '../sample/cart.ts';
import { CartSlip } from './CartSlip.tsx';
import { Shell } from './Shell.tsx';

const columns: readonly Column<CartLine>[] = [
  {
    id: 'product',
    header: 'Ürün',
    phone: 'lead',
    cell: ({ product }) => (
      <Inline space="s" wrap={false}>
        <ProductImage src={product.image} alt="" size="small" />
        <Stack space="xxs" align="start">
          <Link href={`#${product.id}`} variant="name">
            {product.name}
          </Link>
          {product.months === null ? (
            <Text size="small" tone="soft">
              {product.expiry}
            </Text>
          ) : (
            <RulerReading
              layout="row"
              text={product.expiry}
              value={product.months}
              tone={product.months < 8 ? 'attention' : 'positive'}
              remark={product.months < 8 ? `${product.months} ay, yakın miat` : `${product.months} ay`}
            />
          )}
        </Stack>
      </Inline>
    ),
  },
  {
    id: 'count',
    header: 'Adet',
    width: 148,
    phone: 'action',
    cell: ({ product, count }) => (
      <QuantityStepper
        label={`Adet, ${product.name}`}
        size="small"
        value={count}
        onChange={() => undefined}
      />
    ),
  },
  {
    id: 'sum',
    header: 'Tutar',
    width: 140,
    align: 'end',
    phone: 'trail',
    cell: ({ product, count }) => <Money value={product.price * count} size="standard" />,
  },
  {
    id: 'remove',
    header: 'Çıkar',
    hideHeader: true,
    width: 56,
    align: 'end',
    phone: 'action',
    cell: ({ product }) => (
      <IconButton size="small" label={`${product.name}, sepetten çıkar`} icon={<TrashIcon />} />
    ),
  },
];

/** Renders the cart: a table for each seller with the progress to free shipping, and the summary at the side. */
export function CartScreen() {
  return (
    <Shell current="">
      <Page>
        <Stack space="l">
          <SectionHeader
            level={1}
            title="Sepetim"
            remark="2 satıcı, 4 ürün"
            actions={
              <Button variant="quiet" size="small">
                Sepeti boşalt
              </Button>
            }
          />
          <Alert
            kind="warning"
            title="1 üründe fiyat değişti."
            actions={
              <Button variant="ink" size="small">
                Yeni fiyatı kabul et
              </Button>
            }
          >
            Denvita Omega-3 251,00 TL iken 262,00 TL oldu.
          </Alert>
          <Split
            sticky
            aside={
              <CartSlip
                action={
                  <ButtonLink href="#odeme" size="large" wide>
                    Ödemeye geç
                  </ButtonLink>
                }
              />
            }
          >
            <Stack space="xl">
              {cart.map((seller) => (
                <section key={seller.name} aria-label={seller.name}>
                  <SectionHeader title={seller.name} remark={seller.remark} />
                  <Box paddingY="s">
                    <Stack space="xxs">
                      <DistanceRuler label="Ücretsiz kargo" value={seller.sum} max={seller.free} />
                      <Text size="small">{seller.distance}</Text>
                    </Stack>
                  </Box>
                  <Table
                    caption={`${seller.name}, sepetteki ürünler`}
                    columns={columns}
                    rows={seller.lines}
                    rowKey={({ product }) => product.id}
                  />
                </section>
              ))}
            </Stack>
          </Split>
        </Stack>
      </Page>
    </Shell>
  );
}
