import { Box } from '@havan/ui/Box';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { DoubleRule } from '@havan/ui/DoubleRule';
import { Heading } from '@havan/ui/Heading';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import type { ReactNode } from 'react';
import { goods, shipping } from '../sample/cart.ts';

/** Renders the totals of the cart with the main button below. */
export function CartSlip({ action }: { action: ReactNode }) {
  return (
    <Box as="section" surface="sheet" frame="section" padding="m" aria-labelledby="ozet">
      <Stack space="m">
        <Heading level={2} size="panel" id="ozet">
          Sipariş özeti
        </Heading>
        <DescriptionList
          layout="sum"
          items={[
            { term: 'Ürünler', details: <Money value={goods} /> },
            { term: 'Kargo, Akçınar Ecza Deposu', details: <Money value={shipping} /> },
            { term: 'Kargo, Defneli Ecza Deposu', details: 'Ücretsiz' },
          ]}
        />
        <Stack space="xxs" align="start">
          <Text tone="soft">Ödenecek tutar</Text>
          <DoubleRule kind="result">
            <Money value={goods + shipping} size="decision" />
          </DoubleRule>
        </Stack>
        {action}
      </Stack>
    </Box>
  );
}
