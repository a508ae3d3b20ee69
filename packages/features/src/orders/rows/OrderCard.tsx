import type { OrderSummary } from '@havan/contract/sales/orders';
import { Checkbox } from '@havan/ui/Checkbox';
import { Inline } from '@havan/ui/Inline';
import { Money } from '@havan/ui/Money';
import { ProductImage } from '@havan/ui/ProductImage';
import { Text } from '@havan/ui/Text';
import { useNavigate } from 'react-router';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { caseTexts } from '../cases/case-texts.ts';
import type { OrderSide } from '../order-filters.ts';
import { orderTexts } from '../order-texts.ts';
import * as css from './OrderCard.css.ts';
import { OrderName } from '../OrderName.tsx';
import { OrderRowAction } from '../actions/OrderRowAction.tsx';
import { OrderStateMark } from '../OrderStateMark.tsx';
import { otherPartyOf } from '../other-party.ts';
import { TwoLines } from '../TwoLines.tsx';
import type { OrderMover } from '../actions/use-order-move.ts';

interface OrderCardProps {
  readonly order: OrderSummary;
  readonly side: OrderSide;
  readonly mover: OrderMover;
  readonly now: Date;
  readonly isSelected?: boolean;
  /** Selects the order for bulk actions; without it nothing can be selected. */
  readonly onSelect?: (isSelected: boolean) => void;
}

/** Renders one order as a label: number and state, pictures, with whom, amount and the next step. */
export function OrderCard({ order, side, mover, now, isSelected = false, onSelect }: OrderCardProps) {
  const { paths } = useAppProfile();
  const navigate = useNavigate();
  const other = otherPartyOf(order, side);
  const pictures = order.firstProducts.slice(0, 3);
  const hidden = order.lineCount - pictures.length;
  return (
    <article className={css.card} aria-label={order.orderNo}>
      <Inline justify="between">
        <Inline space="xs" wrap={false}>
          {onSelect ? (
            <Checkbox label={order.orderNo} hideLabel checked={isSelected} onChange={onSelect} />
          ) : null}
          <OrderStateMark state={order.state} side={side} isPrepared={order.isPrepared} />
        </Inline>
        {order.openCase === null ? null : (
          <Text size="tiny" tone="attention">
            {caseTexts.names[order.openCase]}
          </Text>
        )}
      </Inline>
      <div>
        <OrderName order={order} side={side} />
      </div>
      <div className={css.pictures}>
        {pictures.map(({ productName, productImageUrl }) => (
          <ProductImage key={productName} src={productImageUrl} alt={productName} size="small" />
        ))}
        {hidden > 0 ? (
          <Text size="small" tone="soft">
            {orderTexts.moreProducts(hidden)}
          </Text>
        ) : null}
      </div>
      <div>
        <TwoLines first={<Text weight="medium">{other.name}</Text>} second={other.cityName} />
      </div>
      <div className={css.foot}>
        <div>
          <TwoLines
            first={<Money value={order.total} size="large" />}
            second={`${orderTexts.lineCount(order.lineCount)}, ${orderTexts.unitCount(order.unitCount)}`}
          />
        </div>
        <OrderRowAction
          order={order}
          side={side}
          isOpen={false}
          onOpen={() => void navigate(paths.order(side, order.orderId))}
          mover={mover}
          now={now}
        />
      </div>
    </article>
  );
}
