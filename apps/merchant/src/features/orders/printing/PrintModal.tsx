import { sellerCarriersQuery } from '@havan/api-client/queries/identity/sales-information';
import { companyFactsQuery } from '@havan/api-client/queries/identity/company-facts';
import { orderQuery } from '@havan/api-client/queries/sales/orders';
import type { CompanyFacts } from '@havan/contract/identity/company/company-facts';
import type { OrderDetail } from '@havan/contract/sales/orders';
import type { SellerCarrier } from '@havan/domain/seller-carrier';
import { Alert } from '@havan/ui/Alert';
import { Inline } from '@havan/ui/Inline';
import { PrintIcon } from '@havan/ui/icons';
import { PrintFrame } from '@havan/ui/PrintFrame';
import { QuantityStepper } from '@havan/ui/QuantityStepper';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { FormModal } from '@havan/app-shell/forms/FormModal';
import { printTexts } from '../seller-texts.ts';
import { PackingList } from './PackingList.tsx';
import { PickingList } from './PickingList.tsx';
import { type Contracts, ParcelLabel } from './ParcelLabel.tsx';
import {
  labelsPerSheet,
  type PrintDocument,
  printDocuments,
  type PrintFormat,
  printFormats,
  printPageSizes,
  usePrintChoice,
} from './print-format.ts';
import type { barcodeImage } from './barcode-image.ts';
import * as css from './PrintModal.css.ts';

/** Most parcels of one order. */
const mostParcels = 20;

/** Query of the barcode drawer, which is loaded with the first print. */
const barcodeDrawer = queryOptions({
  queryKey: ['barcode-drawer'],
  queryFn: async () => ({ draw: (await import('./barcode-image.ts')).barcodeImage }),
  staleTime: Number.POSITIVE_INFINITY,
});

interface PrintModalProps {
  readonly orderIds: readonly number[];
  /** Document chosen on opening, in place of the last printed one; the choice is not stored then. */
  readonly document?: PrintDocument;
  readonly onClose: () => void;
}

/**
 * Renders the choice of document and paper for orders, which is stored. Each order begins on a page of its own, except
 * on a picking list.
 */
export function PrintModal({ orderIds, document: wanted, onClose }: PrintModalProps) {
  'use memo';
  const { api } = useAppProfile();
  const { document: last, format, choose } = usePrintChoice();
  const [chosen, setChosen] = useState(wanted);
  const document = chosen ?? last;
  const [isPrinting, setIsPrinting] = useState(false);
  const results = useQueries({ queries: orderIds.map((id) => orderQuery(api, 'sold', id)) });
  const orders = results.flatMap(({ data }) => (data ? [data] : []));
  const barcodes = useQuery(barcodeDrawer);
  // Without it a label names its sender by user name and city, as the order has them.
  const sender = useQuery(companyFactsQuery(api));
  const carriers = useQuery(sellerCarriersQuery(api));
  const hasFailed = results.some(({ isError }) => isError) || barcodes.isError;
  const [parcels, setParcels] = useState(1);
  const isReady =
    orders.length === orderIds.length &&
    barcodes.data !== undefined &&
    !sender.isPending &&
    !carriers.isPending;
  const hasLabel = document === 'label' || document === 'parcel';
  const unfit = orders.filter(({ state }) => state === 'cancelled' || state === 'preOrder');
  return (
    <FormModal
      title={printTexts.title}
      size="small"
      submit={printTexts.submit}
      submitIcon={<PrintIcon />}
      isBusy={!isReady && !hasFailed}
      onSubmit={() => isReady && setIsPrinting(true)}
      onClose={onClose}
    >
      <Stack space="m">
        <RadioGroup
          label={printTexts.document}
          layout="rows"
          options={printDocuments.map((value) => ({ value, label: printTexts.documents[value] }))}
          value={document}
          onChange={(value) => {
            if (wanted === undefined) choose({ document: value });
            else setChosen(value);
          }}
        />
        <RadioGroup
          label={printTexts.format}
          layout="inline"
          options={printFormats.map((value) => ({ value, label: printTexts.formats[value] }))}
          value={format}
          onChange={(value) => choose({ format: value })}
        />
        {hasLabel ? (
          <Inline justify="between">
            <Text aria-hidden="true">{printTexts.parcels}</Text>
            <QuantityStepper
              label={printTexts.parcels}
              value={parcels}
              onChange={setParcels}
              max={mostParcels}
            />
          </Inline>
        ) : null}
        {hasFailed ? <Alert kind="error">{printTexts.failed}</Alert> : null}
        {isReady && hasLabel && unfit.length > 0 ? (
          <Alert kind="warning">{printTexts.unfit(unfit.map(({ orderNo }) => orderNo))}</Alert>
        ) : null}
        {isReady ? (
          <Text tone="soft">{printTexts.count(orders.length)}</Text>
        ) : hasFailed ? null : (
          <Shimmer kind="rows" count={1} label={printTexts.loading} />
        )}
      </Stack>
      {isPrinting ? (
        <PrintFrame pageSize={printPageSizes[format]} onDone={() => setIsPrinting(false)}>
          <Sheets
            {...{ document, format, orders, parcels, draw: barcodes.data?.draw, sender: sender.data }}
            contracts={contractsOf(carriers.data ?? [])}
          />
        </PrintFrame>
      ) : null}
    </FormModal>
  );
}

interface SheetsProps {
  readonly document: PrintDocument;
  readonly format: PrintFormat;
  readonly orders: readonly OrderDetail[];
  readonly parcels: number;
  readonly draw: typeof barcodeImage | undefined;
  readonly sender: CompanyFacts | undefined;
  readonly contracts: Contracts;
}

/** Renders every sheet of a document, each on a page of its own. */
function Sheets({ document, format, orders, parcels, draw, sender, contracts }: SheetsProps) {
  const page = css.page[format];
  if (document === 'picking')
    return (
      <div className={page}>
        <PickingList orders={orders} />
      </div>
    );
  if (document === 'packing')
    return orders.map((order) => (
      <div key={order.orderId} className={page}>
        <PackingList order={order} />
      </div>
    ));
  if (!draw) return null;
  if (document === 'label') return <LabelSheets {...{ format, orders, parcels, draw, sender, contracts }} />;
  return orders.flatMap((order) => [
    <LabelSheets
      key={`${order.orderId} labels`}
      {...{ format, orders: [order], parcels, draw, sender, contracts }}
      isFollowed
    />,
    <div key={`${order.orderId} packing`} className={page}>
      <PackingList order={order} />
    </div>,
  ]);
}

interface LabelSheetsProps
  extends Pick<SheetsProps, 'format' | 'orders' | 'parcels' | 'sender' | 'contracts'> {
  readonly draw: typeof barcodeImage;
  /** Whether another document begins on the page after the last label. */
  readonly isFollowed?: boolean;
}

/** Renders the labels of every parcel, as many on a sheet as it has room for. */
function LabelSheets({ format, orders, parcels, draw, isFollowed = false, ...parts }: LabelSheetsProps) {
  const labels = orders.flatMap((order) =>
    Array.from({ length: parcels }, (_, index) => ({ order, parcel: index + 1 })),
  );
  const perSheet = labelsPerSheet[format];
  const sheets = Array.from({ length: Math.ceil(labels.length / perSheet) }, (_, at) =>
    labels.slice(at * perSheet, (at + 1) * perSheet),
  );
  return sheets.map((own, at) => (
    <div
      key={`${own[0]?.order.orderId} ${own[0]?.parcel}`}
      className={
        isFollowed || at + 1 < sheets.length ? `${css.sheet[format]} ${css.followed}` : css.sheet[format]
      }
    >
      {own.map(({ order, parcel }) => (
        <ParcelLabel
          key={`${order.orderId} ${parcel}`}
          order={order}
          parcel={parcel}
          parcels={parcels}
          barcodeOf={draw}
          {...parts}
        />
      ))}
    </div>
  ));
}

/** Returns the contract numbers of the carriers that have one. */
const contractsOf = (carriers: readonly SellerCarrier[]): Contracts =>
  new Map(carriers.flatMap(({ carrierId, contractNo }) => (contractNo ? [[carrierId, contractNo]] : [])));
