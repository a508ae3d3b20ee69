import { Breadcrumb } from '@havan/ui/Breadcrumb';
import { Checkbox } from '@havan/ui/Checkbox';
import { Chip } from '@havan/ui/Chip';
import { ChipRow } from '@havan/ui/ChipRow';
import { LabelSheet } from '@havan/ui/LabelSheet';
import { LoadMore } from '@havan/ui/LoadMore';
import { MoneyField } from '@havan/ui/MoneyField';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Select } from '@havan/ui/Select';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { useState } from 'react';
import { products } from '../sample/products.ts';
import { ProductLabel } from './ProductLabel.tsx';
import { Shell } from './Shell.tsx';

const quick = ['>9,4 puan', '8 ay+ miat', 'Ücretsiz kargo', 'Resmi ve yetkili'];
const brands = ['Virendo', 'Denvita', 'perlanova', 'minikuş', 'solenya'];

function Filters() {
  const [chosen, setChosen] = useState<readonly string[]>(['Virendo']);
  const [least, setLeast] = useState<number | null>(null);
  return (
    <Stack space="l">
      <Stack space="xs">
        <SectionHeader title="Marka" />
        {brands.map((brand) => (
          <Checkbox
            key={brand}
            label={brand}
            checked={chosen.includes(brand)}
            onChange={(on) => setChosen(on ? [...chosen, brand] : chosen.filter((other) => other !== brand))}
          />
        ))}
      </Stack>
      <Stack space="s">
        <SectionHeader title="Fiyat" />
        <MoneyField label="En az" value={least} onChange={setLeast} />
        <MoneyField label="En çok" value={50_000} onChange={() => undefined} />
      </Stack>
    </Stack>
  );
}

/** Renders a category: filters at the side, the products, and LoadMore. */
export function ListScreen() {
  const [on, setOn] = useState<readonly string[]>(['8 ay+ miat']);
  return (
    <Shell>
      <Page>
        <Stack space="m">
          <Breadcrumb items={[{ label: 'Ana sayfa', href: '#' }, { label: 'Besin Takviyesi' }]} />
          <SectionHeader
            level={1}
            title="Besin Takviyesi"
            remark="412 ürün, 1.186 teklif"
            actions={
              <Select
                label="Sırala"
                hideLabel
                defaultValue="new"
                options={[
                  { value: 'new', label: 'Çok satan önce' },
                  { value: 'price', label: 'Fiyatı düşük önce' },
                  { value: 'gain', label: 'Marjı yüksek önce' },
                ]}
              />
            }
          />
          <Split side="start" asideWidth="narrow" aside={<Filters />}>
            <Stack space="m">
              <ChipRow label="Filtreler">
                {quick.map((label, index) => (
                  <Chip
                    key={label}
                    label={label}
                    count={[184, 371, 96, 58][index] ?? 0}
                    pressed={on.includes(label)}
                    onChange={(pressed) =>
                      setOn(pressed ? [...on, label] : on.filter((other) => other !== label))
                    }
                  />
                ))}
              </ChipRow>
              <LabelSheet label="Besin takviyeleri">
                {products.map((product) => (
                  <ProductLabel key={product.id} product={product} />
                ))}
              </LabelSheet>
              <LoadMore
                shown={products.length}
                total={412}
                noun="ürün"
                hasMore
                onLoadMore={() => undefined}
              />
            </Stack>
          </Split>
        </Stack>
      </Page>
    </Shell>
  );
}
