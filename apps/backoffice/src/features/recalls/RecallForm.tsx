import {
  recallPreviewQuery,
  startRecallMutation,
} from '@havan/api-client/queries/backoffice/market-listings';
import { formatCount } from '@havan/domain/count';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Loading } from '@havan/ui/Loading';
import { Modal } from '@havan/ui/Modal';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextArea } from '@havan/ui/TextArea';
import { TextField } from '@havan/ui/TextField';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Failure } from '../../layout/Failure.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';

const longest = 300;
const shortest = 10;

/**
 * Renders product, lot and reason of a recall; shows the affected buyers in figures and is confirmed before
 * it starts.
 */
export function RecallForm({ onClose }: { readonly onClose: () => void }) {
  const [barcode, setBarcode] = useState('');
  const [lot, setLot] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isSure, setSure] = useState(false);
  const navigate = useNavigate();
  const reach = useQuery(recallPreviewQuery(api, barcode.trim(), lot));
  const { mutate, error, isPending } = useMutation({
    ...startRecallMutation(api),
    onSuccess: ({ recallId }) => navigate(paths.recall(recallId)),
  });
  const isShort = reason.trim().length < shortest;
  const { data } = reach;
  const submit = () => {
    setChecked(true);
    if (!data || isShort) return false;
    if (!isSure) {
      setSure(true);
      return true;
    }
    mutate({ productId: data.productId, lot: lot === '' ? null : lot, reason });
    return true;
  };
  const lots = data?.lots.filter((one) => one.lot !== '') ?? [];
  const unknown = data?.lots.find((one) => one.lot === '');
  return (
    <Modal open title="Ürün geri çağır" onClose={onClose}>
      <Form onSubmit={submit} aria-label="Ürün geri çağır">
        <Stack space="m">
          <TextField
            label="Barkod"
            inputMode="numeric"
            maxLength={14}
            value={barcode}
            onChange={(text) => {
              setBarcode(text);
              setLot('');
              setSure(false);
            }}
            error={isChecked && !data && !reach.isFetching ? 'Katalogdaki bir ürünün barkodunu yazın.' : null}
          />
          {reach.isFetching ? <Loading /> : null}
          {reach.error ? <Failure error={reach.error} /> : null}
          {data ? (
            <>
              <Text weight="strong">{data.productName}</Text>
              <Select
                label="Parti"
                value={lot}
                onChange={(value) => {
                  setLot(value);
                  setSure(false);
                }}
                options={[
                  { value: '', label: 'Bütün partiler' },
                  ...lots.map((one) => ({
                    value: one.lot,
                    label: `${one.lot} (${formatCount(one.listings)} ilan, ${formatCount(one.units)} adet satılmış)`,
                  })),
                ]}
              />
              {lot !== '' && unknown ? (
                <Alert kind="warning">
                  {`${formatCount(unknown.listings)} ilanın ve satılmış ${formatCount(unknown.units)} adedin partisi bilinmiyor; yalnızca bütün partiler geri çağrılırsa kapsanır.`}
                </Alert>
              ) : null}
              <Text>
                {`${formatCount(data.listings)} ilan dondurulacak; ${formatCount(data.orders)} siparişteki ${formatCount(data.units)} adet için ${formatCount(data.buyers)} alıcıya bildirim gidecek.`}
              </Text>
            </>
          ) : null}
          <TextArea
            label="Neden"
            help="Satıcılar ve alıcılar okur."
            value={reason}
            onChange={setReason}
            maxLength={longest}
            counter
            error={isChecked && isShort ? 'Alıcının okuyacağı nedeni bir cümleyle yazın.' : null}
          />
          {error ? <Failure error={error} /> : null}
          <Inline space="s" justify="end">
            <Button variant="outline" onClick={onClose}>
              Vazgeç
            </Button>
            <Button type="submit" tone="critical" loading={isPending}>
              {isSure && data
                ? `Evet, ${formatCount(data.buyers)} alıcıya bildir ve geri çağır`
                : 'Geri çağır'}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}
