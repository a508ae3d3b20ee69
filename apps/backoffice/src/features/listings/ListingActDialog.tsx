import {
  actOnListingsMutation,
  listingActPreviewQuery,
} from '@havan/api-client/queries/backoffice/market-listings';
import type { ListingSelection } from '@havan/contract/backoffice/risk/market-listings';
import { formatCount } from '@havan/domain/count';
import { freeReasons, suspendReasons, suspensionSentence } from '@havan/domain/listing-suspension';
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
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { actTexts } from './act-texts.ts';

interface ListingActDialogProps {
  readonly action: 'suspend' | 'free';
  readonly selection: ListingSelection;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const longestNote = 400;

/**
 * Renders the dialog with the consequence in figures and the reason; an action on many listings is confirmed
 * twice.
 */
export function ListingActDialog({ action, selection, onClose, onDone }: ListingActDialogProps) {
  const texts = actTexts[action];
  const reasons = action === 'suspend' ? suspendReasons : freeReasons;
  const [reasonId, setReasonId] = useState<string>(reasons[0].id);
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isSure, setSure] = useState(false);
  const toast = useToast();
  const preview = useQuery(listingActPreviewQuery(api, action, selection));
  const { mutate, error, isPending } = useMutation({
    ...actOnListingsMutation(api),
    onSuccess: ({ listings }) => {
      toast({ title: texts.done(formatCount(listings)), tone: 'positive' });
      onDone();
      onClose();
    },
    onError: () => {
      setSure(false);
      void preview.refetch();
    },
  });
  const sentence = suspensionSentence(reasons, reasonId, note);
  const reach = preview.data;
  const isMany = (reach?.listings ?? 0) > 1;
  const submit = () => {
    setChecked(true);
    if (sentence === null || !reach || reach.listings === 0) return false;
    if (isMany && !isSure) {
      setSure(true);
      return true;
    }
    mutate({ action, selection, reasonId, note, listings: reach.listings });
    return true;
  };
  return (
    <Modal open title={texts.title} size="small" onClose={onClose}>
      <Form onSubmit={submit} aria-label={texts.title}>
        <Stack space="m">
          {preview.error ? <Failure error={preview.error} onRetry={preview.refetch} /> : null}
          {preview.isPending ? <Loading /> : null}
          {reach ? (
            <Text>
              {reach.listings === 0
                ? texts.none
                : texts.consequence(formatCount(reach.listings), formatCount(reach.sellers))}
            </Text>
          ) : null}
          {reach && reach.recalled > 0 ? (
            <Alert kind="warning">
              {`${formatCount(reach.recalled)} ilan geri çağrıldığı için askıda kalır; geri çağırmayı bitirince çıkar.`}
            </Alert>
          ) : null}
          {error ? <Failure error={error} /> : null}
          <Select
            label="Neden"
            options={reasons.map(({ id, label }) => ({ value: id, label }))}
            value={reasonId}
            onChange={setReasonId}
          />
          <TextArea
            label={reasonId === 'other' ? 'Açıklama' : 'Ek açıklama'}
            help="Satıcı okur."
            value={note}
            onChange={setNote}
            maxLength={longestNote}
            counter
            error={isChecked && sentence === null ? 'Nedeni bir cümleyle yazın.' : null}
          />
          {sentence ? (
            <Text size="small" tone="soft">
              İletilecek metin: “{sentence}”
            </Text>
          ) : null}
          <Inline space="s" justify="end">
            <Button variant="outline" onClick={onClose}>
              Vazgeç
            </Button>
            <Button
              type="submit"
              tone={action === 'suspend' ? 'critical' : 'action'}
              loading={isPending || preview.isFetching}
            >
              {isSure && reach ? texts.sure(formatCount(reach.listings)) : texts.act}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}
