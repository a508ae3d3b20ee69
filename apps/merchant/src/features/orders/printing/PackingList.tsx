import type { OrderDetail } from '@havan/contract/sales/orders';
import { carrierOf, deliverySources } from '@havan/domain/carrier';
import { expiryLabel } from '@havan/domain/expiry';
import { formatDate, formatTime } from '@havan/domain/istanbul';
import { formatPhone } from '@havan/domain/phone';
import { addressLines } from '@havan/features/orders/address-lines';
import { detailTexts, orderTexts } from '@havan/features/orders/order-texts';
import { packingTexts, printTexts } from '../seller-texts.ts';
import { unitsOfLine, unitsToSend } from './units-to-send.ts';
import * as css from './PackingList.css.ts';

/**
 * Returns how the goods are delivered: by the warehouse itself (specification §3), else by the carrier of the shipment
 * or of the buyer's choice.
 */
function howDelivered({ deliverySource, shipment, chosenCarrierId }: OrderDetail): string {
  if (deliverySource === deliverySources.fromWarehouse) return printTexts.fromWarehouse;
  const chosen = chosenCarrierId === null ? null : carrierOf(chosenCarrierId);
  return shipment?.carrierName ?? chosen?.name ?? packingTexts.anyCarrier;
}

/** Renders the printed content of a parcel: a box to tick off, name and expiry, barcode, units. */
export function PackingList({ order }: { readonly order: OrderDetail }) {
  const createdAt = new Date(order.createdAt);
  return (
    <div className={css.sheet}>
      <h1 className={css.title}>{`${packingTexts.title} ${order.orderNo}`}</h1>
      <p>{`${formatDate(createdAt)} ${formatTime(createdAt)}, ${order.seller.sellerUsername}`}</p>
      <p className={css.address}>
        {[
          order.buyer.name,
          ...addressLines(order.address),
          // A phone number must not wrap.
          formatPhone(order.address.phone).replaceAll(' ', '\u00A0'),
        ]
          // A pre-order names neither street nor phone.
          .filter((part) => part !== '')
          .join(', ')}
      </p>
      <p>{packingTexts.deliveryOf(howDelivered(order))}</p>
      <table className={css.table}>
        <thead>
          <tr>
            <th className={css.cell}>{detailTexts.product}</th>
            <th className={css.cell}>{packingTexts.expiry}</th>
            <th className={css.cell}>{packingTexts.barcode}</th>
            <th className={css.cell}>{detailTexts.quantity}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.lineNo}>
              <td className={css.cell}>
                <span className={css.ticked}>{line.productName}</span>
              </td>
              <td className={css.cell}>{expiryLabel(line.expiration)}</td>
              <td className={css.cell}>{line.barcode}</td>
              <td className={css.cell}>{unitsOfLine(line)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{`${orderTexts.lineCount(order.lineCount)}, ${orderTexts.unitCount(unitsToSend(order.lines))}`}</p>
    </div>
  );
}
