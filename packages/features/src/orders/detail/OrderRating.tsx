import type { OrderDetail } from '@havan/contract/sales/orders';
import { DateText } from '@havan/ui/DateText';
import { Rating } from '@havan/ui/Rating';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { rateTexts } from '../order-work-texts.ts';

interface OrderRatingProps {
  readonly order: Pick<OrderDetail, 'rating' | 'lines'>;
}

/** Renders the buyer's rating of the seller and the products; nothing before it. */
export function OrderRating({ order: { rating, lines } }: OrderRatingProps) {
  if (!rating) return null;
  const nameOf = (lineNo: number) => lines.find((line) => line.lineNo === lineNo)?.productName ?? '';
  return (
    <Stack as="section" space="s" aria-labelledby="degerlendirme">
      <SectionHeader
        id="degerlendirme"
        title={rateTexts.title}
        remark={<DateText value={rating.createdAt} />}
        line
      />
      <Rating value={rating.score} label={rateTexts.score(rating.score)} />
      {rating.comment ? <Text>{rating.comment}</Text> : null}
      {rating.products.map((one) => (
        <Rating
          key={one.lineNo}
          value={one.score}
          label={`${nameOf(one.lineNo)}: ${rateTexts.score(one.score)}`}
        />
      ))}
    </Stack>
  );
}
