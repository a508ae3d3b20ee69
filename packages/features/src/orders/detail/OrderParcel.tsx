import type { OrderDetail } from '@havan/contract/sales/orders';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Heading } from '@havan/ui/Heading';
import { IconButton } from '@havan/ui/IconButton';
import { CopyIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { detailTexts } from '../order-texts.ts';
import * as css from '../rows/OrderPanel.css.ts';

interface OrderParcelProps {
  /** ISO instant until which it is expected; null once it has arrived. */
  readonly expectedAt: string | null;
  readonly shipment: NonNullable<OrderDetail['shipment']>;
}

/**
 * Renders carrier and tracking number of a parcel. The number is copied with one press and links to the carrier's
 * tracking page where that is known.
 */
export function OrderParcel({ shipment, expectedAt }: OrderParcelProps) {
  const toast = useToast();
  const { carrierName, followUpNumber, shippedAt, trackingUrl } = shipment;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(followUpNumber);
      toast({ title: detailTexts.copied, tone: 'positive' });
    } catch {
      toast({ title: detailTexts.copyFailed, tone: 'attention' });
    }
  };
  return (
    <Stack space="s" as="section" aria-label={detailTexts.parcel}>
      <Heading level={2} size="block">
        {detailTexts.parcel}
      </Heading>
      <DescriptionList
        items={[
          { term: detailTexts.carrier, details: carrierName },
          {
            term: detailTexts.followUpNumber,
            details: (
              // A number of eighteen characters stays whole on a phone: the button goes below it first.
              <Inline space="xxs">
                <span className={css.number}>
                  <Text as="strong" weight="strong" narrow>
                    {trackingUrl === undefined ? (
                      followUpNumber
                    ) : (
                      <Link href={trackingUrl} newTab>
                        {followUpNumber}
                      </Link>
                    )}
                  </Text>
                </span>
                <IconButton
                  size="small"
                  label={detailTexts.copy}
                  icon={<CopyIcon />}
                  onClick={() => void copy()}
                />
              </Inline>
            ),
          },
          { term: detailTexts.shippedAt, details: <DateText value={shippedAt} format="dateTime" /> },
          ...(expectedAt === null
            ? []
            : [{ term: detailTexts.expected, details: <DateText value={lastDayBefore(expectedAt)} /> }]),
        ]}
      />
    </Stack>
  );
}

/**
 * Returns the moment before an instant: a parcel is expected until a midnight, and the day shown is the one before it.
 */
const lastDayBefore = (instant: string): string => new Date(new Date(instant).getTime() - 1).toISOString();
