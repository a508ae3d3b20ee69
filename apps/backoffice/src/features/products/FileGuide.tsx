import { productKindLabels } from '@havan/domain/product-permission';
import { vatRates } from '@havan/domain/money';
import { Button } from '@havan/ui/Button';
import { Link } from '@havan/ui/Link';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { saveFile } from '../files/file-reading.ts';
import { sampleFile } from './sample-file.ts';

interface FileColumn {
  readonly title: string;
  readonly isRequired: boolean;
  readonly content: ReactNode;
}

const fileColumns: readonly FileColumn[] = [
  { title: 'Barkod', isRequired: true, content: '8, 12, 13 ya da 14 rakam; Excel’de sütunu metin yapın.' },
  { title: 'Ürün adı', isRequired: true, content: 'En çok 200 karakter.' },
  { title: 'Marka', isRequired: true, content: 'Kayıtlı değilse yeni marka açılır.' },
  {
    title: 'Kategori',
    isRequired: true,
    content: (
      <>
        <Link href={paths.categories()}>Kategoriler</Link> ekranındaki ad, yol (Üst › Alt) ya da numara.
      </>
    ),
  },
  { title: 'KDV', isRequired: true, content: `${vatRates.join(', ')}.` },
  {
    title: 'Sınıf',
    isRequired: false,
    content: `${Object.values(productKindLabels).join(', ')}. Sınıfı boş ürün, siz belirleyene kadar satışa kapalıdır.`,
  },
  { title: 'PSF', isRequired: false, content: 'Perakende satış fiyatı: 1.250,50' },
  { title: 'Form', isRequired: false, content: 'Tablet, krem, şurup …' },
  { title: 'Ölçü', isRequired: false, content: '60 tablet, 200 ml …' },
];

const columns: readonly Column<FileColumn>[] = [
  { id: 'title', header: 'Sütun', phone: 'lead', cell: ({ title }) => title },
  {
    id: 'required',
    header: 'Gerekli',
    phone: 'trail',
    cell: ({ isRequired }) => (isRequired ? 'Evet' : 'Hayır'),
  },
  { id: 'content', header: 'İçerik', phone: 'detail', cell: ({ content }) => content },
];

/** Renders the columns of a product file with their expected content, and a button that saves an example file. */
export function FileGuide() {
  return (
    <Stack space="s">
      <SectionHeader
        title="Dosyanın sütunları"
        actions={
          <Button
            variant="outline"
            onClick={() => saveFile(new Blob([sampleFile()], { type: 'text/csv' }), 'urunler-ornek.csv')}
          >
            Örnek dosyayı indir
          </Button>
        }
      />
      <Table
        caption="Dosyanın sütunları"
        rows={fileColumns}
        rowKey={({ title }) => title}
        columns={columns}
      />
    </Stack>
  );
}
