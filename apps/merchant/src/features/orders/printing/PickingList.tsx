import type { OrderDetail } from '@havan/contract/sales/orders';
import { expiryLabel } from '@havan/domain/expiry';
import { detailTexts } from '@havan/features/orders/order-texts';
import { roundLines, shelfRows } from '../picking/picking-lines.ts';
import { pickingTexts } from '../picking/picking-texts.ts';
import { packingTexts, printTexts } from '../seller-texts.ts';
import * as css from './PackingList.css.ts';

/**
 * Renders the printed picking list of several orders, in the order of the picking round: each product and expiry of a
 * shelf once, with the parcels that it goes into.
 */
export function PickingList({ orders }: { readonly orders: readonly OrderDetail[] }) {
  return (
    <div className={css.sheet}>
      <h1 className={css.title}>{printTexts.pickingTitle(orders.length)}</h1>
      <table className={css.table}>
        <thead>
          <tr>
            <th className={css.cell}>{pickingTexts.shelf}</th>
            <th className={css.cell}>{detailTexts.product}</th>
            <th className={css.cell}>{packingTexts.expiry}</th>
            <th className={css.cell}>{packingTexts.barcode}</th>
            <th className={css.cell}>{detailTexts.quantity}</th>
            <th className={css.cell}>{printTexts.pickingOrders}</th>
          </tr>
        </thead>
        <tbody>
          {shelfRows(roundLines(orders), []).map((row) => (
            <tr key={row.key}>
              <td className={css.cell}>{row.shelf || pickingTexts.noShelf}</td>
              <td className={css.cell}>
                <span className={css.ticked}>{row.productName}</span>
              </td>
              <td className={css.cell}>{expiryLabel(row.expiration)}</td>
              <td className={css.cell}>{row.barcode}</td>
              <td className={css.cell}>{row.units}</td>
              <td className={css.cell}>
                {row.lines.map(({ orderNo, units }) => `${orderNo} × ${units}`).join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
