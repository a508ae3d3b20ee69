import type { CompanyFacts } from '@havan/contract/identity/company/company-facts';
import type { OrderDetail } from '@havan/contract/sales/orders';
import { deliverySources } from '@havan/domain/carrier';
import { moduleWidthMm, type Symbology, trackingBars } from '@havan/domain/label-template';
import { formatPhone } from '@havan/domain/phone';
import { orderTexts } from '@havan/features/orders/order-texts';
import { printTexts } from '../seller-texts.ts';
import type { barcodeImage } from './barcode-image.ts';
import { unitsToSend } from './units-to-send.ts';
import * as css from './ParcelLabel.css.ts';

/** Contract numbers of the seller by carrier id. */
export type Contracts = ReadonlyMap<number, string>;

interface ParcelLabelProps {
  readonly order: OrderDetail;
  /** Number of the parcel within its order, from 1. */
  readonly parcel: number;
  readonly parcels: number;
  readonly barcodeOf: typeof barcodeImage;
  /** The seller in full; undefined where it could not be loaded. */
  readonly sender: CompanyFacts | undefined;
  readonly contracts: Contracts;
}

/**
 * Renders the label of the parcel: carrier, sender, receiver, order and parcel, and the number of the carrier once it
 * exists; order and carrier read both numbers with a scanner.
 */
export function ParcelLabel({ order, parcel, parcels, barcodeOf, sender, contracts }: ParcelLabelProps) {
  const { shipment } = order;
  const bars = shipment && trackingBars(shipment.carrierId, shipment.followUpNumber);
  const isOwn = order.deliverySource === deliverySources.fromWarehouse;
  const { receiver, line, townName, cityName, phone } = order.address;
  const contract = isOwn || !shipment?.carrierId ? undefined : contracts.get(shipment.carrierId);
  const by = isOwn ? printTexts.fromWarehouse : shipment?.carrierName;
  return (
    <div className={css.label}>
      <div className={`${css.section} ${css.row}`}>
        <p className={css.carrier}>{by ?? printTexts.documents.label}</p>
        <p className={css.carrier}>{printTexts.parcel(parcel, parcels)}</p>
      </div>
      <div className={css.section}>
        <p className={css.small}>
          {`${printTexts.sender}: ${sender?.tradeName ?? `${order.seller.sellerUsername}, ${order.seller.cityName}`}`}
        </p>
        {sender ? <p className={css.small}>{sender.address}</p> : null}
        {contract ? <p className={css.small}>{`${printTexts.contract}: ${contract}`}</p> : null}
      </div>
      <div className={`${css.section} ${css.addressPart}`}>
        <p className={css.small}>{printTexts.receiver}</p>
        <p className={css.receiver}>{order.buyer.name}</p>
        <p className={css.address}>{receiver}</p>
        <p className={css.address}>{line}</p>
        <p className={css.town}>{`${townName}, ${cityName}`}</p>
        <p className={css.address}>{formatPhone(phone)}</p>
      </div>
      <div className={css.section}>
        <div className={css.row}>
          <p className={css.number}>{`${printTexts.order} ${order.orderNo}`}</p>
          <p className={css.small}>{orderTexts.unitCount(unitsToSend(order.lines))}</p>
        </div>
      </div>
      <Bars text={order.orderNo} of={order.orderNo} barcodeOf={barcodeOf} />
      {shipment && bars ? (
        <>
          <p className={`${css.section} ${css.number}`}>
            {`${printTexts.trackingNumber} ${shipment.followUpNumber}`}
          </p>
          <Bars {...bars} of={shipment.followUpNumber} barcodeOf={barcodeOf} />
        </>
      ) : null}
    </div>
  );
}

interface BarsProps {
  readonly text: string;
  readonly symbology?: Symbology;
  /** The number as it is printed, for the alternative text. */
  readonly of: string;
  readonly barcodeOf: typeof barcodeImage;
}

function Bars({ text, symbology = 'code128', of, barcodeOf }: BarsProps) {
  const { src, modules } = barcodeOf(text, symbology);
  return (
    <div className={css.bars}>
      <img
        className={symbology === 'gs1-128' ? `${css.barcode} ${css.tall}` : css.barcode}
        style={{ inlineSize: `${modules * moduleWidthMm(modules)}mm` }}
        src={src}
        alt={printTexts.barcodeOf(of)}
      />
    </div>
  );
}
