import type { OrderDetail } from '@havan/contract/orders';
import { formatPhone } from '@havan/domain/phone';
import { addressLines } from './address-lines.ts';
import { orderTexts } from './order-texts.ts';
import { printTexts } from './order-work-texts.ts';
import * as css from './ParcelLabel.css.ts';

/** What sticks on the parcel: from whom, to whom, which order, and the number of the carrier once there is one. */
export function ParcelLabel({ order }: { readonly order: OrderDetail }) {
  const { shipment } = order;
  return (
    <div className={css.label}>
      <p
        className={css.small}
      >{`${printTexts.sender}: ${order.seller.sellerUsername}, ${order.seller.cityName}`}</p>
      <p className={css.small}>{printTexts.receiver}</p>
      <p className={css.receiver}>{order.buyer.name}</p>
      {addressLines(order.address).map((line) => (
        <p key={line} className={css.address}>
          {line}
        </p>
      ))}
      <p className={css.address}>{formatPhone(order.address.phone)}</p>
      <div className={css.foot}>
        <p className={css.number}>{`${printTexts.order} ${order.orderNo}`}</p>
        <p className={css.small}>{orderTexts.unitCount(order.unitCount)}</p>
      </div>
      {shipment ? <p className={css.number}>{`${shipment.carrierName} ${shipment.followUpNumber}`}</p> : null}
    </div>
  );
}
