import type { OrderDetail } from '@havan/contract/sales/orders';
import { deliverySources } from '@havan/domain/carrier';
import { type Symbology, trackingBars } from '@havan/domain/label-template';
import { formatPhone } from '@havan/domain/phone';
import { addressLines } from '@havan/features/orders/address-lines';
import { orderTexts } from '@havan/features/orders/order-texts';
import { printTexts } from '../seller-texts.ts';
import { unitsToSend } from './units-to-send.ts';
import * as css from './ParcelLabel.css.ts';

interface ParcelLabelProps {
  readonly order: OrderDetail;
  /** Which of the parcels of its order, from 1. */
  readonly parcel: number;
  readonly parcels: number;
  /** The picture of a text as a barcode. */
  readonly barcodeOf: (text: string, symbology?: Symbology) => string;
}

/**
 * Renders the label of the parcel: sender, receiver, order and parcel, and the number of the carrier once it
 * exists; order and carrier read both numbers with a scanner.
 */
export function ParcelLabel({ order, parcel, parcels, barcodeOf }: ParcelLabelProps) {
  const { shipment } = order;
  const bars = shipment && trackingBars(shipment.carrierId, shipment.followUpNumber);
  return (
    <div className={css.label}>
      <p
        className={css.small}
      >{`${printTexts.sender}: ${order.seller.sellerUsername}, ${order.seller.cityName}`}</p>
      {order.deliverySource === deliverySources.fromWarehouse ? (
        <p className={css.number}>{printTexts.fromWarehouse}</p>
      ) : null}
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
        <p className={css.small}>{orderTexts.unitCount(unitsToSend(order.lines))}</p>
        <p className={css.number}>{printTexts.parcel(parcel, parcels)}</p>
      </div>
      <img className={css.barcode} src={barcodeOf(order.orderNo)} alt={printTexts.barcodeOf(order.orderNo)} />
      {shipment && bars ? (
        <>
          <p className={css.number}>{`${shipment.carrierName} ${shipment.followUpNumber}`}</p>
          <img
            className={css.barcode}
            src={barcodeOf(bars.text, bars.symbology)}
            alt={printTexts.barcodeOf(shipment.followUpNumber)}
          />
        </>
      ) : null}
    </div>
  );
}
