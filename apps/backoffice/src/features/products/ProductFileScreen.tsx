import { ApiError } from '@havan/api-client/api-error';
import { importProductsMutation } from '@havan/api-client/queries/backoffice/products';
import { formatCount } from '@havan/domain/count';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { FileDrop } from '@havan/ui/FileDrop';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Loading } from '@havan/ui/Loading';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { FileGuide } from './FileGuide.tsx';
import { FileResult } from './FileResult.tsx';

/** Renders the import of a product file: a trial run that reports every row, then the import itself. */
export function ProductFileScreen() {
  const [file, setFile] = useState<File | null>(null);
  const { mutate, data, error, isPending, reset } = useMutation(importProductsMutation(api));
  const take = ([first]: File[]) => {
    if (!first) return;
    setFile(first);
    mutate({ file: first, apply: false });
  };
  const drop = () => {
    setFile(null);
    reset();
  };
  // A refused file would be refused again; a retry is offered only for a failure that may pass.
  const mayPass = file && !(error instanceof ApiError && !error.isPassing);
  const written = data ? data.created + data.changed : 0;
  return (
    <Stack space="l">
      <Heading level={1}>Ürünleri dosyadan al</Heading>
      <Text>
        İlk satırı başlık olan bir Excel (.xlsx) ya da CSV dosyası. Kayıtlı barkodlar güncellenir, boş
        hücreler var olanı değiştirmez.
      </Text>
      <FileDrop
        label="Ürün dosyası"
        help="En fazla 50.000 satır, 20 MB."
        accept=".xlsx,.csv,.txt"
        files={file ? [{ id: file.name, name: file.name }] : []}
        onAdd={take}
        onRemove={drop}
      />
      {file ? null : <FileGuide />}
      {error ? <Failure error={error} {...(mayPass && { onRetry: () => take([file]) })} /> : null}
      {isPending ? <Loading /> : null}
      {data ? <FileResult answer={data} /> : null}
      {data?.isApplied ? (
        <Alert
          kind="success"
          live
          title="Ürünler kaydedildi"
          actions={<ButtonLink href={paths.products()}>Ürünlere git</ButtonLink>}
        >
          {formatCount(data.created)} ürün oluşturuldu, {formatCount(data.changed)} ürün güncellendi.
        </Alert>
      ) : null}
      {data && file && !data.isApplied ? (
        <Inline space="s">
          {written > 0 ? (
            <Button loading={isPending} onClick={() => mutate({ file, apply: true })}>
              {formatCount(written)} ürünü kaydet
            </Button>
          ) : null}
          <Button variant="outline" onClick={drop}>
            Vazgeç
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
}
