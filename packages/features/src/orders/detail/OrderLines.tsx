import type { OrderDetail } from '@havan/contract/sales/orders';
import { Badge } from '@havan/ui/Badge';
import { Money } from '@havan/ui/Money';
import { ProductImage } from '@havan/ui/ProductImage';
import { Text } from '@havan/ui/Text';
import { ExpiryText } from './ExpiryText.tsx';
import { detailTexts, orderTexts } from '../order-texts.ts';
import * as css from './OrderLines.css.ts';

interface OrderLinesProps {
  readonly order: Pick<OrderDetail, 'lines' | 'state'>;
  readonly now: Date;
}

/**
 * Renders the lines of an order as they are packed: picture, `Ad (AA/YYYY)`, barcode, units, price, amount.
 */
export function OrderLines({ order: { lines, state }, now }: OrderLinesProps) {
  return (
    <ul className={css.list} aria-label={detailTexts.lines}>
      {lines.map((line) => (
        <li key={line.lineNo} className={css.line}>
          <div className={css.picture}>
            <ProductImage src={line.productImageUrl} alt="" />
          </div>
          <div className={css.name}>
            <Text weight="strong" narrow>
              {line.productName} <ExpiryText expiration={line.expiration} now={now} />
            </Text>
            <Text size="tiny" tone="faint">
              {line.barcode}
            </Text>
            {line.campaignTitle === null ? null : (
              <div>
                <Badge tone="positive">{line.campaignTitle}</Badge>
              </div>
            )}
          </div>
          <div className={css.units}>
            <Text weight="strong" noWrap>
              {orderTexts.unitCount(line.quantity)}
            </Text>
            {line.bonusQuantity > 0 ? (
              <Text size="tiny" tone="positive" noWrap>
                {orderTexts.bonusUnits(line.bonusQuantity)}
              </Text>
            ) : null}
            {line.refundedQuantity > 0 ? (
              <Text size="tiny" tone="attention" noWrap>
                {state === 'cancelled'
                  ? orderTexts.cancelledUnits(line.refundedQuantity)
                  : orderTexts.refundedUnits(
                      line.notSentQuantity,
                      line.refundedQuantity - line.notSentQuantity,
                      line.quantity - line.refundedQuantity,
                    )}
              </Text>
            ) : null}
          </div>
          <div className={css.price}>
            {line.listPrice === null ? null : <Money value={line.listPrice} bare quiet strike tone="soft" />}{' '}
            <Money value={line.unitPrice} bare quiet />
          </div>
          <div className={css.total}>
            {line.notSentQuantity > 0 ? <Money value={line.lineTotal} bare quiet strike tone="soft" /> : null}{' '}
            <Money value={line.lineTotal - line.notSentQuantity * line.unitPrice} />
          </div>
        </li>
      ))}
    </ul>
  );
}
