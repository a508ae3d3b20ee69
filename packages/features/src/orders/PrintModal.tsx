import { orderQuery } from '@havan/api-client/queries/orders';
import { Alert } from '@havan/ui/Alert';
import { PrintIcon } from '@havan/ui/icons';
import { PrintFrame } from '@havan/ui/PrintFrame';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppProfile } from '../shell/app-profile.ts';
import { FormModal } from './FormModal.tsx';
import { printTexts } from './order-work-texts.ts';
import { PackingList } from './PackingList.tsx';
import { ParcelLabel } from './ParcelLabel.tsx';
import { printDocuments, printFormats, usePrintChoice } from './print-format.ts';
import * as css from './PrintModal.css.ts';

interface PrintModalProps {
  readonly orderIds: readonly number[];
  readonly onClose: () => void;
}

/** Which paper for which orders; the choice is remembered, and each order begins a page of its own. */
export function PrintModal({ orderIds, onClose }: PrintModalProps) {
  'use memo';
  const { api } = useAppProfile();
  const { document, format, choose } = usePrintChoice();
  const [isPrinting, setIsPrinting] = useState(false);
  const results = useQueries({ queries: orderIds.map((id) => orderQuery(api, 'sold', id)) });
  const orders = results.flatMap(({ data }) => (data ? [data] : []));
  const hasFailed = results.some(({ isError }) => isError);
  const isReady = orders.length === orderIds.length;
  const Sheet = document === 'packing' ? PackingList : ParcelLabel;
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
          onChange={(value) => choose({ document: value })}
        />
        <RadioGroup
          label={printTexts.format}
          layout="inline"
          options={printFormats.map((value) => ({ value, label: printTexts.formats[value] }))}
          value={format}
          onChange={(value) => choose({ format: value })}
        />
        {hasFailed ? <Alert kind="error">{printTexts.failed}</Alert> : null}
        {isReady ? (
          <Text tone="soft">{printTexts.count(orders.length)}</Text>
        ) : hasFailed ? null : (
          <Shimmer kind="rows" count={1} label={printTexts.loading} />
        )}
      </Stack>
      {isPrinting ? (
        <PrintFrame onDone={() => setIsPrinting(false)}>
          {orders.map((order) => (
            <div key={order.orderId} className={css.page[format]}>
              <Sheet order={order} />
            </div>
          ))}
        </PrintFrame>
      ) : null}
    </FormModal>
  );
}
