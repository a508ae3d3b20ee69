import { sentenceOf } from '@havan/api-client/api-error';
import { findProductsMutation } from '@havan/api-client/queries/campaigns/campaign-simulation';
import { listingFiltersQuery } from '@havan/api-client/queries/listings/listings';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { ProductTarget } from '@havan/contract/campaigns/campaign-simulation';
import { campaignListingsMax } from '@havan/domain/campaign-terms';
import { endOfMonth } from '@havan/domain/expiry';
import { formatIsoDay, istanbulIsoDay } from '@havan/domain/istanbul';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Combobox } from '@havan/ui/Combobox';
import { FileDrop } from '@havan/ui/FileDrop';
import { Grid } from '@havan/ui/Grid';
import { Heading } from '@havan/ui/Heading';
import { MonthPicker } from '@havan/ui/MonthPicker';
import { NumberField } from '@havan/ui/NumberField';
import { Stack } from '@havan/ui/Stack';
import { Tabs } from '@havan/ui/Tabs';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { campaignTexts as texts } from '../campaign-texts.ts';
import { barcodesOf, readBarcodeFile } from './read-barcode-file.ts';

interface ProductSourcesProps {
  readonly startWithRisk: boolean;
  readonly onFound: (listingIds: readonly number[]) => void;
}

type Source = 'filter' | 'file' | 'risk';

/**
 * Renders the sources of products: a filter of the listings, a file or pasted barcodes, or the expiry radar.
 */
export function ProductSources({ startWithRisk, onFound }: ProductSourcesProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const [source, setSource] = useState<Source>(startWithRisk ? 'risk' : 'filter');
  const [unread, setUnread] = useState<string | null>(null);
  const { mutate, isPending, error, data } = useMutation(findProductsMutation(api));
  const find = (target: ProductTarget) => {
    setUnread(null);
    mutate(target, {
      onSuccess: ({ listingIds }) => {
        onFound(listingIds);
        if (listingIds.length > 0) toast({ title: texts.added(listingIds.length), tone: 'positive' });
      },
    });
  };
  const take = (barcodes: readonly string[]) => {
    if (barcodes.length === 0) setUnread(texts.fileUnread);
    else find({ by: 'barcodes', barcodes: barcodes.slice(0, 5000) });
  };
  const read = async (file: File) => {
    const answer = await readBarcodeFile(file);
    if ('sentence' in answer) setUnread(answer.sentence);
    else take(answer.barcodes);
  };
  return (
    <Stack space="s">
      <Heading level={2} size="block">
        {texts.pick}
      </Heading>
      <Tabs
        label={texts.pick}
        value={source}
        onChange={(id) => setSource(id === 'file' || id === 'risk' ? id : 'filter')}
        tabs={[
          { id: 'filter', label: texts.byFilter },
          { id: 'file', label: texts.byFile },
          { id: 'risk', label: texts.byRisk },
        ]}
      />
      {source === 'filter' ? <FilterSource isPending={isPending} onFind={find} /> : null}
      {source === 'file' ? (
        <FileDrop
          label={texts.file}
          help={texts.fileHelp}
          accept=".xlsx,.csv,.txt"
          error={unread}
          files={[]}
          onAdd={([file]) => (file ? void read(file) : undefined)}
          onPasteText={(text) => take(barcodesOf(text))}
          onRemove={() => undefined}
        />
      ) : null}
      {source === 'risk' ? (
        <Stack space="s">
          <Text tone="soft">{texts.riskRemark}</Text>
          <div>
            <Button variant="outline" loading={isPending} onClick={() => find({ by: 'risk' })}>
              {texts.addRisk}
            </Button>
          </div>
        </Stack>
      ) : null}
      {error ? (
        <Alert kind="error" live title={texts.failed}>
          {sentenceOf(error)}
        </Alert>
      ) : null}
      {data && data.total === 0 ? <Alert kind="warning">{texts.nothingFound}</Alert> : null}
      {data && data.total > campaignListingsMax ? (
        <Alert kind="warning">{texts.overLimit(data.total)}</Alert>
      ) : null}
      {data && data.unknownBarcodes.length > 0 ? (
        <Alert kind="warning">{texts.unknown(data.unknownBarcodes)}</Alert>
      ) : null}
    </Stack>
  );
}

interface FilterSourceProps {
  readonly isPending: boolean;
  readonly onFind: (target: ProductTarget) => void;
}

function FilterSource({ isPending, onFind }: FilterSourceProps) {
  const { api } = useAppProfile();
  const { data } = useQuery(listingFiltersQuery(api));
  const [thisMonth] = useState(() => istanbulIsoDay(new Date()).slice(0, 7));
  const [q, setText] = useState('');
  const [brandId, setBrand] = useState<string | null>(null);
  const [categoryId, setCategory] = useState<string | null>(null);
  const [stockAtMost, setStock] = useState<number | null>(null);
  const [month, setMonth] = useState<string | null>(null);
  const expiresTo = month === null ? null : lastDayOf(month);
  const filter = {
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(brandId !== null && { brandId }),
    ...(categoryId !== null && { categoryId }),
    ...(stockAtMost !== null && { stockAtMost: String(Math.max(0, stockAtMost)) }),
    ...(expiresTo !== null && { expiresTo }),
  };
  return (
    <Stack space="s">
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <TextField label={texts.text} maxLength={100} value={q} onChange={setText} />
        <Combobox
          label="Marka"
          placeholder={texts.all}
          loading={!data}
          options={(data?.brands ?? []).map((brand) => ({
            value: String(brand.brandId),
            label: brand.brandName,
          }))}
          value={brandId}
          onChange={setBrand}
        />
        <Combobox
          label="Kategori"
          placeholder={texts.all}
          loading={!data}
          options={(data?.categories ?? []).map((each) => ({
            value: String(each.categoryId),
            label: each.categoryName,
          }))}
          value={categoryId}
          onChange={setCategory}
        />
        <MonthPicker label={texts.expiresTo} thisMonth={thisMonth} value={month} onChange={setMonth} />
        <NumberField label={texts.stockAtMost} maxLength={6} value={stockAtMost} onChange={setStock} />
      </Grid>
      <div>
        <Button variant="outline" loading={isPending} onClick={() => onFind({ by: 'filter', filter })}>
          {texts.add}
        </Button>
      </div>
    </Stack>
  );
}

/** Returns the last day of a month `2027-04`. */
const lastDayOf = (month: string): string =>
  formatIsoDay(endOfMonth(Number(month.slice(0, 4)), Number(month.slice(5))));
