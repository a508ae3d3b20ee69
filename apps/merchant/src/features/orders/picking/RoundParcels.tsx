import type { OrderDetail } from '@havan/contract/sales/orders';
import { type PickedUnits, pickedUnits } from '@havan/domain/picking-round';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { paths } from '../../../paths.ts';
import type { RoundLine } from './picking-lines.ts';
import { pickingTexts } from './picking-texts.ts';

interface RoundParcelsProps {
  readonly orders: readonly OrderDetail[];
  readonly lines: readonly RoundLine[];
  readonly picked: readonly PickedUnits[];
  readonly onPrint: (orderId: number) => void;
}

/** Renders the parcels of the round with their progress; a packed one offers its label and its shipment. */
export function RoundParcels({ orders, lines, picked, onPrint }: RoundParcelsProps) {
  return (
    <Stack as="section" space="s" aria-labelledby="koliler">
      <SectionHeader id="koliler" title={pickingTexts.parcels} />
      <Stack as="ul" space="s" lines>
        {orders.map(({ orderId, orderNo, buyer }) => {
          const own = lines.filter((line) => line.orderId === orderId);
          const units = own.reduce((sum, line) => sum + line.units, 0);
          const done = own.reduce((sum, line) => sum + pickedUnits(line, picked), 0);
          return (
            <li key={orderId}>
              <Stack space="xs">
                <Inline justify="between" align="center">
                  <Link href={paths.order('sold', orderId)}>{orderNo}</Link>
                  {done >= units ? (
                    <Badge mark="done" tone="positive">
                      {pickingTexts.packed}
                    </Badge>
                  ) : (
                    <Text weight="strong">{pickingTexts.open(done, units)}</Text>
                  )}
                </Inline>
                <Text tone="soft">{buyer.name}</Text>
                {done >= units ? (
                  <Inline>
                    <Button variant="outline" size="small" onClick={() => onPrint(orderId)}>
                      {pickingTexts.print}
                    </Button>
                    <ButtonLink variant="outline" size="small" href={paths.order('sold', orderId)}>
                      {pickingTexts.ship}
                    </ButtonLink>
                  </Inline>
                ) : null}
              </Stack>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
