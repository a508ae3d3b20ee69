import type { OrderDetail } from '@havan/contract/sales/orders';
import { Alert } from '@havan/ui/Alert';
import { Box } from '@havan/ui/Box';
import { Breadcrumb } from '@havan/ui/Breadcrumb';
import { DateText } from '@havan/ui/DateText';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { OrderSide } from '../order-filters.ts';
import { detailTexts, orderTexts } from '../order-texts.ts';
import { ledgerTexts } from '../order-work-texts.ts';
import { MessageLink } from '@havan/app-shell/frame/MessageLink';
import { SupportLink } from '@havan/app-shell/frame/SupportLink';
import { OrderAddresses } from './OrderAddresses.tsx';
import { OrderCases } from '../cases/OrderCases.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderEInvoices } from '../e-invoice/OrderEInvoices.tsx';
import { OrderInvoice } from './OrderInvoice.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderRating } from './OrderRating.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';
import { OrderStateMark } from '../OrderStateMark.tsx';
import { OrderTime } from '../OrderTime.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { OrderUts } from '../uts/OrderUts.tsx';
import { TransferDetails } from '../transfer/TransferDetails.tsx';
import { OrderWork } from '../actions/OrderWork.tsx';
import { otherPartyOf } from '../other-party.ts';
import { useNow } from '@havan/app-shell/viewport/use-now';
import { useOrderMove } from '../actions/use-order-move.ts';

interface OrderDetailsProps {
  readonly order: OrderDetail;
  readonly side: OrderSide;
}

/** Renders the page of an order: lines, history, actions and amounts. */
export function OrderDetails({ order, side }: OrderDetailsProps) {
  const { paths } = useAppProfile();
  const mover = useOrderMove(side);
  const now = useNow();
  const other = otherPartyOf(order, side);
  return (
    <Page>
      <title>{`${detailTexts.title(order.orderNo)} | Havan`}</title>
      <Stack space="l">
        <Breadcrumb
          items={[{ label: orderTexts.title[side], href: paths.orders() }, { label: order.orderNo }]}
        />
        <SectionHeader
          level={1}
          title={detailTexts.title(order.orderNo)}
          remark={
            <>
              {other.name}, {other.cityName}, <DateText value={order.createdAt} format="dateTime" />
            </>
          }
          actions={
            <Inline space="l">
              {order.shipBy === null ? null : (
                <div>
                  <OrderTime label={detailTexts.shipWithin} order={order} side={side} now={now} />
                </div>
              )}
              <OrderStateMark state={order.state} side={side} isPrepared={order.isPrepared} />
              <MessageLink company={other} orderNo={order.orderNo} />
              <SupportLink category="order" record={order.orderId} />
            </Inline>
          }
          line
        />
        {side === 'sold' && order.state === 'preOrder' ? (
          <Alert kind="info" title={detailTexts.preOrder}>
            {detailTexts.preOrderHelp}
          </Alert>
        ) : null}
        {order.payment.transfer ? <TransferDetails transfer={order.payment.transfer} /> : null}
        <Split
          asideWidth="wide"
          aside={
            <Stack space="l">
              <Box surface="sheet" frame="section" padding={{ phone: 'm', tablet: 'l' }}>
                <Stack space="s">
                  <OrderTotals order={order} side={side} />
                  <OrderRefunds refunds={order.refunds} />
                  <Link href={paths.orderLedger(side, order.orderId)}>{ledgerTexts.link}</Link>
                </Stack>
              </Box>
              <Box surface="sheet" frame="row" padding={{ phone: 'm', tablet: 'l' }} id="kargo">
                <OrderWork order={order} side={side} mover={mover} />
              </Box>
            </Stack>
          }
        >
          <Stack space="xl">
            <Stack as="section" space="s" aria-labelledby="satirlar">
              <SectionHeader
                id="satirlar"
                title={detailTexts.lines}
                remark={`${orderTexts.lineCount(order.lineCount)}, ${orderTexts.unitCount(order.unitCount)}`}
              />
              <Box surface="sheet" lineAbove="section" lineBelow="row" paddingX="m">
                <OrderLines order={order} now={now} />
              </Box>
            </Stack>
            {order.hasDevices === true ? <OrderUts orderId={order.orderId} side={side} /> : null}
            <OrderCases order={order} now={now} />
            <OrderEInvoices
              order={order}
              side={side}
              otherwise={
                order.invoice || order.state !== 'cancelled' ? (
                  <OrderInvoice order={order} side={side} />
                ) : null
              }
            />
            <OrderRating order={order} />
            <Stack as="section" space="m" aria-labelledby="gecmis">
              <SectionHeader id="gecmis" title={detailTexts.history} line />
              <OrderHistory order={order} side={side} />
            </Stack>
            <OrderAddresses order={order} />
          </Stack>
        </Split>
      </Stack>
    </Page>
  );
}
