import type { ProductFileAnswer } from '@havan/contract/backoffice/catalogue/product-file';
import { formatCount } from '@havan/domain/count';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Heading } from '@havan/ui/Heading';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';

type Mistake = ProductFileAnswer['mistakes'][number];

interface FileResultProps {
  readonly answer: ProductFileAnswer;
}

const columns: readonly Column<Mistake>[] = [
  { id: 'line', header: 'Satır', phone: 'lead', cell: ({ line }) => line },
  { id: 'column', header: 'Sütun', phone: 'lead', cell: ({ column }) => column },
  { id: 'sentence', header: 'Sorun', phone: 'detail', cell: ({ sentence }) => sentence },
];

/** Renders the result of a file in figures, and the rows that are left out. */
export function FileResult({ answer }: FileResultProps) {
  const { rows, created, changed, unchanged, refused, brands, mistakes } = answer;
  return (
    <Stack space="m">
      <DescriptionList
        layout="columns"
        items={[
          { term: 'Satır', details: formatCount(rows) },
          { term: 'Yeni ürün', details: formatCount(created) },
          { term: 'Güncellenen', details: formatCount(changed) },
          { term: 'Değişmeyen', details: formatCount(unchanged) },
          { term: 'Yeni marka', details: formatCount(brands) },
          { term: 'Hatalı satır', details: formatCount(refused) },
        ]}
      />
      {mistakes.length > 0 ? (
        <>
          <Heading level={2}>Hatalı satırlar</Heading>
          <Table
            caption="Hatalı satırlar"
            rows={mistakes}
            rowKey={({ line, column }) => `${line} ${column}`}
            columns={columns}
          />
        </>
      ) : null}
    </Stack>
  );
}
